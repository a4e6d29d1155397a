import { Mockup } from '../mockup';
import { FormatTab } from '../records';
import { Bars } from '../writing';
import { EdgeArrow } from './arrow';
import { Look } from './looks';
import styles from './page-breaks.module.css';
import { Copy, Original } from './pieces';
import type { SceneProps } from './props';

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
      <EdgeArrow className={styles.arrow} />
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
