import type { ReactNode } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import { optionsOf, Segments } from './field';
import styles from './paper-keys.module.css';

/** How a paper is shown: as drawn pages, or as text. */
export type PaperLook = 'pages' | 'text';

type LookProps = { words: FrameWords['paper']; look: PaperLook; onLook: (look: PaperLook) => void };

/** Switch between pages and text. */
const LookKeys = ({ words, look, onLook }: LookProps) => (
  <Segments
    legend={words.view}
    hidden
    name="view"
    value={look}
    options={optionsOf({ pages: words.asPages, text: words.asText })}
    onChange={onLook}
  />
);

type Props = {
  words: FrameWords['paper'];
  look: PaperLook;
  /** Undefined if there are no pages to draw. */
  onLook?: (look: PaperLook) => void;
  /** On phones everything is in one row below the name. */
  together?: boolean;
  /** A choice before it. */
  before?: ReactNode;
  /** Previous and next buttons for the marks. */
  children: ReactNode;
};

/** Beside the name of a paper: its look and the buttons between marks. On phones the choices have a row. */
export function PaperKeys({ words, look, onLook, before, together, children }: Props) {
  return (
    <div className={styles.keys} data-together={together || undefined}>
      {onLook || before ? (
        <div className={styles.choices}>
          {before}
          {onLook ? <LookKeys {...{ words, look, onLook }} /> : null}
        </div>
      ) : null}
      {children}
    </div>
  );
}
