import { Mockup } from '../mockup';
import { Mark, Source } from '../paper';
import { Bars } from '../writing';
import { EdgeArrow } from './arrow';
import { Look } from './looks';
import { Copy, Original } from './pieces';
import styles from './points.module.css';
import type { SceneProps } from './props';

/** A dense page with marked lines; each is pulled across to a point of the card. */
export function PointsScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.minutes}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.dense}>
        {goesIn.lines.map(({ text, source, look }) => (
          <div key={text}>
            <Bars widths={[100, 95]} />
            <p>{look === 'read' ? <Mark source={source}>{text}</Mark> : <Look look={look}>{text}</Look>}</p>
          </div>
        ))}
        <Bars widths={[98, 100, 40]} />
      </Original>
      <EdgeArrow className={styles.arrow} />
      <Copy title={comesOut.title} note={comesOut.note} cut className={styles.card}>
        {comesOut.lines.map(({ text, source }) => (
          <p key={text}>
            {source ? <Source n={source} level /> : null}
            <b>{text}</b>
          </p>
        ))}
      </Copy>
    </Mockup>
  );
}
