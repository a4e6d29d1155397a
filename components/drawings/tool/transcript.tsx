import { Mockup } from '../mockup';
import { Bars } from '../writing';
import { Look } from './looks';
import { Copy, Wave } from './pieces';
import type { SceneProps } from './props';
import styles from './transcript.module.css';

/** The recording across, and under each moment of it the words that were said. */
export function TranscriptScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.recording}>
      <div className={`paper ${styles.track}`}>
        <span className={styles.trackTitle}>
          <b>{goesIn.title}</b>
          <span className="mono">{goesIn.note}</span>
        </span>
        <span className={styles.sound}>
          <Wave from="var(--first)" to="calc(100% - var(--first))" bars={46} />
        </span>
        <span className={styles.moments}>
          {goesIn.lines.map(({ text, note }) => (
            <span key={text} className="mono">
              {note}
            </span>
          ))}
        </span>
      </div>
      <Copy title={comesOut.title} note={comesOut.note} cut bodyClassName={styles.said}>
        {goesIn.lines.map(({ text, note }, index) => {
          const written = comesOut.lines[index];
          const corrected = written?.look === 'pen';
          return (
            <div key={text}>
              <span className={`mono ${styles.when}`}>{note}</span>
              {corrected ? (
                <p>
                  <Look look="struck">{text}</Look>
                </p>
              ) : null}
              {written ? (
                <p>
                  <Look look={written.look}>{written.text}</Look>
                </p>
              ) : null}
              {corrected ? null : <Bars widths={[90, 70]} />}
            </div>
          );
        })}
      </Copy>
    </Mockup>
  );
}
