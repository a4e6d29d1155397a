import type { ReactNode } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import { Segments } from './field';
import styles from './paper-keys.module.css';

/** How a paper is shown: its pages drawn, or its text. */
export type PaperLook = 'pages' | 'text';

type LookProps = { words: FrameWords['paper']; look: PaperLook; onLook: (look: PaperLook) => void };

/** Whether a paper is shown as its pages or as its text. */
const LookKeys = ({ words, look, onLook }: LookProps) => (
  <Segments
    legend={words.view}
    hidden
    name="view"
    value={look}
    options={[
      { value: 'pages', label: words.asPages },
      { value: 'text', label: words.asText },
    ]}
    onChange={onLook}
  />
);

type Props = {
  words: FrameWords['paper'];
  look: PaperLook;
  /** Only where there are pages to draw. */
  onLook?: (look: PaperLook) => void;
  /** On phones all of it stands in one row, below the name. */
  together?: boolean;
  /** Another choice before it. */
  before?: ReactNode;
  /** The keys that go from mark to mark. */
  children: ReactNode;
};

/** Beside the name of a paper: how it is shown, and the keys that go through it. On phones the choices have a row. */
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
