import type { EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { EditorWords } from '@/lib/schema/works/editor';
import { LineList } from './line-list';
import styles from './page-view.module.css';
import { type Box, pointOf, shareOf } from './place';
import { useDrawn } from './use-drawn';

type Props = {
  words: EditorWords;
  /** Undefined while it is read. */
  page: EditablePage | undefined;
  /** Draws the page this many pixels wide. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes with what is drawn. */
  drawing: string;
  /** Numbers of the lines that are chosen. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number) => void;
  /** A place for a signature, and what a press on the page does with it. */
  place?: Box;
  onPlace?: (x: number, y: number) => void;
};

const sheet = { width: 210, height: 297 };

/** A page as it is printed, with its lines, or the place of a signature, over it. */
export function PageView({ words, page, draw, drawing, chosen, onChoose, place, onPlace }: Props) {
  const canvas = useDrawn(drawing, draw);
  const size = page ?? sheet;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <canvas ref={canvas} width={0} height={0} />
        {onChoose && page && page.lines.length > 0 ? (
          <LineList {...{ words, page, chosen, onChoose }} />
        ) : null}
        {onPlace && place ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the fields beside the page are the way by keyboard.
          // biome-ignore lint/a11y/noStaticElementInteractions: the same.
          <div className={styles.lines} onClick={(event) => onPlace(...pointOf(event, size))}>
            <div className={styles.place} style={shareOf(place, size)} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
