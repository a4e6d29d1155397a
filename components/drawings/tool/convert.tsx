import { Mockup } from '../mockup';
import { Bars } from '../paper';
import { FormatTab } from '../records';
import styles from './convert.module.css';
import { Look } from './looks';
import { Arrow, Copy, Drawn, Original, Place, SmallPage } from './pieces';
import type { SceneProps } from './props';

/** Loose prints with the places a person gave them, and the bound pages in that order. */
export function PhotosToPagesScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.photos}>
      <div className={styles.prints}>
        {goesIn.lines.map(({ text, drawing }, index) => (
          <div key={text} className={`paper ${styles.print}`} style={{ '--at': index } as object}>
            <Drawn drawing={drawing} />
            <span className="mono">{text}</span>
            <Place n={index + 1} className={styles.place} />
          </div>
        ))}
      </div>
      <Arrow className={styles.onEdge} />
      <div className={styles.bound}>
        <Copy cut />
        <Copy cut />
        <Copy title={comesOut.title} note={comesOut.note} cut bodyClassName={styles.leaves}>
          {comesOut.lines.map(({ text, drawing }) => (
            <span key={text}>
              <Drawn drawing={drawing} />
              {text}
            </span>
          ))}
        </Copy>
      </div>
    </Mockup>
  );
}

/** Pages of a document, two of them chosen, and their pictures on a strip with holes. */
export function ContactStripScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.contact}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.chosen}>
        {goesIn.lines.map(({ text, drawing, look }) => (
          <span key={text} className={look === 'pen' ? styles.kept : ''}>
            <Drawn drawing={drawing} />
            <Look look={look}>{text}</Look>
          </span>
        ))}
      </Original>
      <Arrow className={styles.onEdge} />
      <Copy fold="none" cut className={styles.strip} bodyClassName={styles.frames}>
        {comesOut.lines.map(({ text, drawing }) => (
          <span key={text}>
            <Drawn drawing={drawing} />
            <span className="mono">{text}</span>
          </span>
        ))}
      </Copy>
    </Mockup>
  );
}

type LetterProps = Pick<SceneProps['goesIn'], 'lines'> & { format: string | undefined };

/** One letter, drawn alike in every format: its head, its lines, the break and how it goes on. */
function Letter({ lines, format }: LetterProps) {
  return (
    <div className={styles.letter}>
      <span className={styles.head}>
        <Bars widths={[55, 36]} strong={[0]} />
        {format ? <FormatTab name={format} /> : null}
      </span>
      {lines.map(({ text, look }) => (
        <p key={text} className={look === 'cut' ? styles.break : ''}>
          <Look look={look}>{text}</Look>
        </p>
      ))}
      <Bars widths={[100, 92, 97, 60]} />
    </div>
  );
}

/** A letter with the page break a person set, and the same letter with its break kept; below it what was checked. */
export function PageBreaksScene({ label, goesIn, comesOut }: SceneProps) {
  const checked = comesOut.lines.filter(({ look }) => look === 'ok');
  return (
    <Mockup label={label} className={styles.breaks}>
      <Original title={goesIn.title} note={goesIn.note} fold="none" className={styles.draft}>
        <Letter lines={goesIn.lines} format={goesIn.format} />
      </Original>
      <Arrow className={styles.onEdge} />
      <Copy title={comesOut.title} note={comesOut.note} cut className={styles.fixed}>
        <Letter lines={comesOut.lines.filter((line) => !checked.includes(line))} format={comesOut.format} />
        {checked.map(({ text, look }) => (
          <p key={text} className={styles.checked}>
            <Look look={look}>{text}</Look>
          </p>
        ))}
      </Copy>
    </Mockup>
  );
}

/** Pages left standing, those left out struck, and the slides in a row one behind the other. */
export function SlidesScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.deck}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.report}>
        {goesIn.lines.map(({ text, note, look }) => (
          <span key={text}>
            <SmallPage state={look === 'struck' ? 'struck' : undefined} />
            <span>
              <Look look={look}>{text}</Look>
              <span className="mono">{note}</span>
            </span>
          </span>
        ))}
      </Original>
      <Arrow className={styles.onEdge} />
      <div className={styles.slides}>
        {comesOut.lines.toReversed().map(({ text, note }, index) => (
          <Copy
            key={text}
            fold="none"
            title={text}
            note={note}
            className={styles.slide}
            bodyClassName={styles.chart}
          >
            {index === comesOut.lines.length - 1 ? (
              <>
                <Bars widths={[100, 84, 92]} />
                <span className={styles.columns}>
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
              </>
            ) : null}
          </Copy>
        ))}
        <b className={styles.deckName}>{comesOut.title}</b>
      </div>
    </Mockup>
  );
}
