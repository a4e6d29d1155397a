import type { Size } from 'engines/pdf';
import copied from './copied-grid.module.css';
import { fitPages, gridProps } from './fit-pages';
import type { DrawPage } from './grid-page';
import styles from './pages.module.css';
import { isLarge, Sheet } from './sheet';

export type CopiedPage = {
  page: number;
  size: Size | undefined;
  rotate?: number;
  /** Number of the page in the copy, below it. */
  caption: string;
  /** Source of the page, or the part that contains it, beside the caption. */
  note?: string;
  tone?: string;
  /** The page keeps its own colours, without coloured paper. */
  keepsColours?: boolean;
};

/** Up to this many pages are shown large, even higher than the result panel beside them. */
const maxLargePages = 4;

type Props = {
  pages: readonly CopiedPage[];
  draw: DrawPage;
  /** Height of the result panel beside the grid, in CSS pixels. */
  height: number;
};

/** The copied pages on the paper colour of the output. */
export function CopiedGrid({ pages, draw, height }: Props) {
  const minHeight = pages.length === maxLargePages ? 860 : pages.length < maxLargePages ? 560 : 0;
  // The result panel stays visible beside pages that are higher than it is.
  const fit = fitPages(pages, { width: 738, height: Math.max(1.15 * height, minHeight) });
  return (
    <ol
      {...gridProps(pages, fit)}
      className={`${styles.pages} ${copied.copied}`}
      data-spread=""
      data-large={pages.length <= maxLargePages || undefined}
    >
      {pages.map(({ page, size, rotate = 0, caption, note, tone, keepsColours }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may be in the copy several times, and the list never changes.
          key={index}
          className={styles.page}
          data-tone={tone}
          data-plain={keepsColours}
        >
          <Sheet {...{ page, size, rotate, draw }} copied={!keepsColours} large={isLarge(fit.widest)} />
          <span className={styles.cap}>
            <b className="font-semibold">{caption}</b>
            {note ? <span>{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
