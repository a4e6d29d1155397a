import type { Claims } from '@/components/illustrations/claims';
import { PointIllustration } from '@/components/illustrations/security';
import { Section } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';
import styles from './detail-list.module.css';
import { WritingLegend } from './writing-legend';

/** Capabilities, each with a small drawing of its result; the entry chooses the layout. */
export function DetailList({
  title,
  layout,
  note,
  legend,
  items,
  claims,
}: SecurityEntry['list'] & { claims: Claims }) {
  return (
    <Section>
      <div className={layout === 'margin' ? 'grid gap-y-8 lg:split-4' : 'grid gap-8'}>
        <div className={layout === 'margin' ? styles.sticky : ''}>
          <h2>{title}</h2>
          {note ? <p className="mt-4 max-w-80 text-muted">{note}</p> : null}
          {legend.length > 0 ? <WritingLegend legend={legend} /> : null}
        </div>
        <ul className={styles[layout]}>
          {items.map((item) => (
            <li key={item.title} className="min-w-0">
              <PointIllustration name={item.illustration} claims={claims} />
              <div>
                <h3>{item.title}</h3>
                <p className="mt-1.5 text-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
