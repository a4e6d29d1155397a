import { Mockup } from '../mockup';
import { Sheet } from '../paper';
import { Arrow } from './arrow';
import { drawings } from './drawings';
import { Look } from './looks';
import type { SceneProps } from './props';
import styles from './sheets.module.css';

function Lines({ lines }: { lines: SceneProps['goesIn']['lines'] }) {
  return (
    <div className={styles.lines}>
      <div className={styles.drawings}>
        {lines.map(({ text, look, drawing }) =>
          drawing ? (
            <div key={text} className={look === 'pen' ? styles.chosen : ''}>
              {drawings[drawing]()}
              <Look look={look}>{text}</Look>
            </div>
          ) : null,
        )}
      </div>
      {lines.map(({ text, note, look, drawing }) =>
        drawing ? null : (
          <div key={`${text}${note ?? ''}`} className={`${styles.line} ${look === 'cut' ? styles.cut : ''}`}>
            <span>
              <Look look={look}>{text}</Look>
            </span>
            {note ? <span className="mono shrink-0">{note}</span> : null}
          </div>
        ),
      )}
    </div>
  );
}

/** The white original and the coloured copy that a tool makes of it: for a tool without a drawing of its own. */
export function SheetsScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.specimen}>
      <Sheet title={goesIn.title} note={goesIn.note} cut className={styles.original}>
        <Lines lines={goesIn.lines} />
      </Sheet>
      <Arrow className={styles.arrow} />
      <Sheet title={comesOut.title} note={comesOut.note} cut className={styles.copy}>
        <Lines lines={comesOut.lines} />
      </Sheet>
    </Mockup>
  );
}
