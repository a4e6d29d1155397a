import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Mark, Pen, Sheet, Strike } from '@/components/mockups/paper';
import { Icon } from '@/components/ui/icon';
import type { Specimen, SpecimenLine } from '@/lib/schema/tools';
import { specimenDrawings } from './specimen-drawings';
import styles from './tool-specimen.module.css';

const looks: Record<SpecimenLine['look'], (text: string) => ReactNode> = {
  text: (text) => text,
  file: (text) => (
    <>
      <Icon name="file" size={18} className="mr-2 inline-block align-[-0.2em] text-ink" />
      {text}
    </>
  ),
  read: (text) => <Mark>{text}</Mark>,
  pen: (text) => <Pen>{text}</Pen>,
  struck: (text) => <Strike>{text}</Strike>,
  added: (text) => <span className={styles.added}>{text}</span>,
  removed: (text) => <span className={styles.removed}>{text}</span>,
  ok: (text) => (
    <>
      <span className={`${styles.sign} ${styles.ok}`}>
        <Icon name="check" size={14} stroke={2.5} />
      </span>
      {text}
    </>
  ),
  flag: (text) => (
    <>
      <span className={`${styles.sign} ${styles.flag}`}>!</span>
      {text}
    </>
  ),
  cut: (text) => text,
};

function Lines({ lines }: { lines: SpecimenLine[] }) {
  return (
    <div className={styles.lines}>
      <div className={styles.drawings}>
        {lines.map(({ text, look, drawing }) =>
          drawing ? (
            <div key={text} className={look === 'pen' ? styles.chosen : ''}>
              {specimenDrawings[drawing]()}
              {looks[look](text)}
            </div>
          ) : null,
        )}
      </div>
      {lines.map(({ text, note, look, drawing }) =>
        drawing ? null : (
          <div key={`${text}${note ?? ''}`} className={`${styles.line} ${look === 'cut' ? styles.cut : ''}`}>
            <span>{looks[look](text)}</span>
            {note ? <span className="mono shrink-0">{note}</span> : null}
          </div>
        ),
      )}
    </div>
  );
}

/** The white original and the coloured copy that a tool makes of it. */
export function ToolSpecimen({ label, goesIn, comesOut }: Specimen) {
  return (
    <Mockup label={label} className={styles.specimen}>
      <Sheet title={goesIn.title} note={goesIn.note} cut className={styles.original}>
        <Lines lines={goesIn.lines} />
      </Sheet>
      <span className={styles.arrow}>
        <Icon name="arrow" size={24} stroke={2} />
      </span>
      <Sheet title={comesOut.title} note={comesOut.note} cut className={styles.copy}>
        <Lines lines={comesOut.lines} />
      </Sheet>
    </Mockup>
  );
}
