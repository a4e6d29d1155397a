import { Drawing } from '@/components/drawings/drawing';
import { Sheet } from '@/components/drawings/sheet';
import { Pen, Strike } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer, khan, rao } from '@/lib/sample-people';
import type { HeroProps } from './props';
import styles from './versions.module.css';

const history = [
  { version: 'v1', dot: 'var(--color-sky-300)', what: 'first draft', who: `11 Nov, ${khan.name}` },
  { version: 'v2', dot: 'var(--color-rose-300)', what: 'price table', who: `14 Nov, ${iyer.name}` },
  { version: 'v3', dot: 'var(--color-lilac-300)', what: 'clause 7', who: `18 Nov, ${iyer.name}` },
  {
    version: 'v4',
    dot: 'var(--color-carbon-950)',
    what: 'signed, locked',
    who: `20 Nov, ${rao.name}`,
    locked: true,
  },
];

/** An agreement with a timeline of its four versions, and two of the versions side by side. */
export function VersionsHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet tone="sky" cut className={styles.third} />
      <Sheet tone="rose" cut className={styles.second} />
      <Sheet tone="lilac" cut className={styles.first} />
      <Sheet title="Supply agreement" note={pageCode} cut className={styles.original}>
        <div className={styles.timeline}>
          {history.map(({ version, dot, what, who, locked }) => (
            <div key={version}>
              <span className={styles.dot} style={{ background: dot }}>
                {locked ? <Icon name="lock" size={14} className="text-bond" /> : null}
              </span>
              <span>
                <b>{version}</b> {what}
                <span className="mt-[0.15rem] block font-mono text-sm text-carbon-600">{who}</span>
              </span>
            </div>
          ))}
        </div>
      </Sheet>
      <Sheet title="v2" note="14 Nov" tone="rose" fold="small" cut className={styles.old}>
        <p>
          <b>7</b> Either party may end this agreement on <Strike>two months’</Strike> notice in writing.
        </p>
        <p className="mt-4 font-semibold text-pen-700">Restore v2</p>
      </Sheet>
      <Sheet title="v3" note="18 Nov" tone="lilac" fold="small" cut className={styles.new}>
        <p>
          <b>7</b> Either party may end this agreement on <Pen>three months’</Pen> notice in writing.
        </p>
        <p className="mt-4">{`Changed by ${iyer.name}`}</p>
      </Sheet>
    </Drawing>
  );
}
