import { Icon } from '@/components/ui/icon';
import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Sheet } from '../paper';
import { Run } from '../parts';
import type { HeroProps } from './props';
import styles from './versions.module.css';

/** One agreement with its four versions on a line, and two of them side by side. */
export function VersionsHero({ form, copy }: HeroProps & FeatureCopy<'versions'>) {
  return (
    <Drawing label={copy.label} className="grid grid-cols-12">
      <Sheet tone="sky" cut className={styles.third} />
      <Sheet tone="rose" cut className={styles.second} />
      <Sheet tone="lilac" cut className={styles.first} />
      <Sheet title={copy.title} note={form} cut className={styles.original}>
        <div className={styles.line}>
          {copy.history.map(({ version, tone, what, who, locked }) => (
            <div key={version}>
              <span
                className={styles.dot}
                style={{
                  background: locked ? 'var(--color-carbon-950)' : `var(--color-${tone}-300)`,
                }}
              >
                {locked ? <Icon name="lock" size={14} className="text-canary-400" /> : null}
              </span>
              <span>
                <b>{version}</b> {what}
                <span className="mt-[0.15rem] block font-mono text-sm text-carbon-600">{who}</span>
              </span>
            </div>
          ))}
        </div>
      </Sheet>
      <Sheet title={copy.oldTitle} note={copy.note} tone="rose" fold="small" cut className={styles.old}>
        <p>
          <Run parts={copy.old} />
        </p>
        <p className="mt-4 font-semibold text-pen-700">{copy.restore}</p>
      </Sheet>
      <Sheet title={copy.newTitle} note={copy.newNote} tone="lilac" fold="small" cut className={styles.new}>
        <p>
          <Run parts={copy.new} />
        </p>
        <p className="mt-4">{copy.changed}</p>
      </Sheet>
    </Drawing>
  );
}
