import { Mockup } from '../mockup';
import { Mark, Source } from '../paper';
import { Bars } from '../writing';
import { Look } from './looks';
import { Copy, Original } from './pieces';
import type { SceneProps } from './props';
import styles from './sources.module.css';

/** A chapter with numbered passages; each source is a slip pinned to its passage. */
export function SourcesScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.chapter}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.reading}>
        {goesIn.lines.map(({ text, source, look }) => (
          <p key={text}>
            {look === 'read' ? <Mark source={source}>{text}</Mark> : <Look look={look}>{text}</Look>}
          </p>
        ))}
        <Bars widths={[100, 94, 98, 55]} />
      </Original>
      <div className={styles.slips}>
        <span className={styles.slipTitle}>
          <b>{comesOut.title}</b>
          <span className="mono">{comesOut.note}</span>
        </span>
        {comesOut.lines.map(({ text, source, look }) => (
          <Copy key={text} fold="none" className={styles.slip}>
            <p className={styles.entry}>
              {source ? <Source n={source} level /> : null}
              <Look look={look}>{text}</Look>
            </p>
            <Bars widths={[92, 64]} read={look === 'pen' ? [] : [0]} />
          </Copy>
        ))}
      </div>
    </Mockup>
  );
}
