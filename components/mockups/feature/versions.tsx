import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Pen, Sheet, type Stock, Strike } from '../paper';
import { iyer, khan, rao } from '../people';
import type { MockupProps } from './props';
import styles from './versions.module.css';

const history: { version: string; stock: Stock; what: string; who: string }[] = [
  { version: 'v1', stock: 'sky', what: 'first draft', who: `11 Nov, ${khan.name}` },
  { version: 'v2', stock: 'rose', what: 'price table', who: `14 Nov, ${iyer.name}` },
  { version: 'v3', stock: 'canary', what: 'clause 7', who: `18 Nov, ${iyer.name}` },
  { version: 'v4', stock: 'bond', what: 'signed, locked', who: `20 Nov, ${rao.name}` },
];

/** One agreement with its four versions on a line, and two of them side by side. */
export function VersionsMockup({ form }: MockupProps) {
  return (
    <Mockup
      label="Sample: a supply agreement with four numbered versions, the fourth signed and locked; version 2 beside version 3 with the changed clause marked."
      className={styles.scene}
    >
      <Sheet stock="sky" cut className={styles.third} />
      <Sheet stock="rose" cut className={styles.second} />
      <Sheet stock="canary" cut className={styles.first} />
      <Sheet title="Supply agreement" note={form} cut className={styles.original}>
        <div className={styles.line}>
          {history.map(({ version, stock, what, who }) => (
            <div key={version}>
              <span
                className={styles.dot}
                style={{
                  background: version === 'v4' ? 'var(--color-carbon-950)' : `var(--color-${stock}-300)`,
                }}
              >
                {version === 'v4' ? <Icon name="lock" size={14} className="text-canary-400" /> : null}
              </span>
              <span>
                <b>{version}</b> {what}
                <span className={styles.who}>{who}</span>
              </span>
            </div>
          ))}
        </div>
      </Sheet>
      <Sheet title="v2" note="14 Nov" stock="rose" fold="small" cut className={styles.old}>
        <p>
          <b>7</b> Either party may end this agreement on <Strike>two months’</Strike> notice in writing.
        </p>
        <p className="mt-4 font-semibold text-pen-700">Restore v2</p>
      </Sheet>
      <Sheet title="v3" note="18 Nov" stock="canary" fold="small" cut className={styles.new}>
        <p>
          <b>7</b> Either party may end this agreement on <Pen>three months’</Pen> notice in writing.
        </p>
        <p className="mt-4">{`Changed by ${iyer.name}`}</p>
      </Sheet>
    </Mockup>
  );
}
