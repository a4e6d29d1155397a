import type { PictureInfo } from '@/lib/engines/picture/inspect';
import { type PageChoice, place } from '@/lib/engines/picture/place';
import { Thumb } from '../parts/thumb';
import styles from './shots.module.css';

/** Largest display width of a page, in CSS pixels. */
const WIDTH = 250;

type Props = {
  info: PictureInfo | undefined;
  choice: PageChoice;
  /** Quarter turns clockwise. */
  turns: number;
  copied: boolean;
  draw: (width: number) => Promise<ImageBitmap>;
};

/** Aspect ratio of A4: the height limit of narrower pages. */
const A4 = 210 / 297;

/** A picture on its page, placed by the engine's own layout rule. */
export function Shot({ info, choice, turns, copied, draw }: Props) {
  const { page, matrix } = place({ ...(info ?? { width: 210, height: 297 }), orientation: 1 }, turns, choice);
  const [a, b, c, d] = matrix;
  // Before rotation a landscape result is portrait: its own width is its height on the page.
  const own = turns % 2 === 0 ? Math.abs(a) + Math.abs(c) : Math.abs(b) + Math.abs(d);
  return (
    <span
      className={styles.page}
      data-copied={copied || undefined}
      style={{
        aspectRatio: `${page[0]} / ${page[1]}`,
        width: `${Math.min(1, page[0] / page[1] / A4) * 100}%`,
      }}
    >
      {info ? (
        <span style={{ width: `${(100 * own) / page[0]}%`, rotate: `${turns * 90}deg` }}>
          <Thumb size={info} width={WIDTH} copied={copied} draw={draw} />
        </span>
      ) : null}
    </span>
  );
}
