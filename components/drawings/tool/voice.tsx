import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Bars, Mark, Source } from '../paper';
import { Look } from './looks';
import { Arrow, Copy, Original, Wave } from './pieces';
import type { SceneProps } from './props';
import styles from './voice.module.css';

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
      <Arrow className={styles.onEdge} />
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

/** A notice with the line being read, and the player in front of it. */
export function PlayerScene({ label, goesIn, comesOut }: SceneProps) {
  const [playing, ...notes] = comesOut.lines;
  return (
    <Mockup label={label} className={styles.aloud}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.letter}>
        {goesIn.lines.map(({ text, look }, index) => (
          <p key={text}>
            <span className="mono">{index + 1}</span>
            <Look look={look}>{text}</Look>
          </p>
        ))}
        <Bars widths={[100, 92, 97, 66]} />
      </Original>
      <Copy title={comesOut.title} note={comesOut.note} fold="small" cut className={styles.player}>
        <span className={styles.controls}>
          <span className={styles.play}>
            <Icon name="pause" size={24} />
          </span>
          <span className={styles.small}>
            <Wave from="0%" to="28%" bars={36} />
          </span>
        </span>
        <p className={styles.at}>
          <span>{playing?.text}</span>
          <span className="mono">{playing?.note}</span>
        </p>
        {notes.map(({ text, look }) => (
          <p key={text} className={styles.remark}>
            <Look look={look}>{text}</Look>
          </p>
        ))}
      </Copy>
    </Mockup>
  );
}
