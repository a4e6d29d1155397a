import type { Size } from '@/lib/engines/pdf/inspect';
import copied from './copied-grid.module.css';
import { fitPages, laidOut } from './fit-pages';
import type { DrawPage } from './grid-page';
import styles from './pages.module.css';
import { isLarge, Sheet } from './sheet';

export type CopiedPage = {
  page: number;
  size: Size | undefined;
  rotate?: number;
  /** Below it: its number in the copy. */
  caption: string;
  /** Beside that: where it came from, or the part that it is in. */
  note?: string;
  stock?: string;
  /** A picture of the page: in its own colours, not on coloured stock. */
  plain?: boolean;
};

/** So many pages, and fewer, are to be looked at: they stand larger than the copy beside them is high. */
const LARGE = 4;

type Props = {
  pages: readonly CopiedPage[];
  draw: DrawPage;
  /** Height of the finished copy beside it, in CSS pixels. */
  height: number;
};

/** Pages as they were copied, on the stock of what came out. */
export function CopiedGrid({ pages, draw, height }: Props) {
  const least = pages.length === LARGE ? 860 : pages.length < LARGE ? 560 : 0;
  // The copy stays in view beside pages that are higher than it.
  const fit = fitPages(pages, { width: 738, height: Math.max(1.15 * height, least) });
  return (
    <ol
      {...laidOut(pages, fit)}
      className={`${styles.pages} ${copied.copied}`}
      data-spread=""
      data-large={pages.length <= LARGE || undefined}
    >
      {pages.map(({ page, size, rotate = 0, caption, note, stock, plain }) => (
        <li key={`${page} ${caption} ${note}`} className={styles.page} data-stock={stock} data-plain={plain}>
          <Sheet {...{ page, size, rotate, draw }} copied={!plain} large={isLarge(fit.widest)} />
          <span className={styles.cap}>
            <b>{caption}</b>
            {note ? <span>{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
