import { Control, Sheet } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import { iyer, rao } from '@/lib/sample-people';
import styles from './draft-timeline.module.css';

/** Versions, newest first; each dot has the paper colour of its version. */
const drafts = [
  {
    name: 'v3',
    what: 'term set to 24 months, current',
    who: `18 Nov, ${iyer.name}`,
    dot: styles.current,
  },
  { name: 'v2', what: 'their comments added', who: `14 Nov, ${iyer.name}`, dot: styles.lilac },
  { name: 'v1', what: 'first draft from the template', who: `11 Nov, ${rao.name}`, dot: styles.sky },
];

/** Versions of one draft, the current one on top, and what can be done with them. */
export function DraftTimeline() {
  return (
    <div className={styles.drawing}>
      <div className={styles.stack}>
        <Sheet fold="small" tone="sky" />
        <Sheet fold="small" tone="lilac" />
        <Sheet fold="small">
          <Bars widths={[58, 96, 88, 100, 72, 90]} headingLines={[0]} markedLines={[3]} />
        </Sheet>
      </div>
      <div className={styles.timeline}>
        {drafts.map(({ name, what, who, dot }) => (
          <p key={name} className={dot}>
            <b>{name}</b> {what}
            <span className="mono block text-muted">{who}</span>
          </p>
        ))}
        <p className={styles.action}>
          <Control>Compare v2 and v3</Control>
        </p>
      </div>
    </div>
  );
}
