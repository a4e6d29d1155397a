import { Mockup } from '../mockup';
import { Bars } from '../writing';
import { Sign } from './looks';
import { Copy, Original } from './pieces';
import type { SceneProps } from './props';
import styles from './reading-bar.module.css';

/** A page under the reading bar; each place it stumbled over leads to a point of the list. */
export function ReadingBarScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.screening}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.form}>
        {goesIn.lines.map(({ text, note, look }, index) => (
          <div key={text} className={look === 'read' ? styles.stumbled : ''}>
            <p>
              {text}
              {look === 'read' ? <span className={styles.blank} /> : null}
              {note ? <span className="mono">{note}</span> : null}
            </p>
            {index === goesIn.lines.length - 1 ? <span className={styles.scanner} /> : null}
            <Bars widths={[100, 92, 64]} />
          </div>
        ))}
      </Original>
      <Copy title={comesOut.title} note={comesOut.note} cut className={styles.points}>
        {comesOut.lines.map(({ text, note, look }) => (
          <div key={text}>
            {look === 'ok' || look === 'flag' ? <Sign look={look} /> : null}
            <span>
              <b>{text}</b>
              <span className="mono">{note}</span>
            </span>
          </div>
        ))}
      </Copy>
    </Mockup>
  );
}
