import type { Size } from '@/lib/engines/pdf/inspect';
import { type DrawPage, isFew } from './grid-page';
import styles from './pages.module.css';
import { Sheet } from './sheet';

export type CopiedPage = {
  page: number;
  size: Size | undefined;
  rotate?: number;
  /** Below it: its number, or what it has become. */
  caption: string;
  stock?: string;
  /** What is said in its place until it is drawn. */
  waiting?: string;
  /** A picture of the page: in its own colours, not on coloured stock. */
  plain?: boolean;
};

/** So many pages, and fewer, stand as large as their sheet lets them. */
const LARGE = 4;

const lies = ({ size, rotate = 0 }: CopiedPage) =>
  size !== undefined && size.width > size.height === (rotate % 180 === 0);

/** Pages as they were copied, on the stock of what came out. */
export function CopiedGrid({ pages, draw }: { pages: readonly CopiedPage[]; draw: DrawPage }) {
  const large = pages.length <= LARGE;
  return (
    <ol
      className={styles.pages}
      data-few={isFew(pages) || undefined}
      data-large={large ? pages.length : undefined}
      data-lying={(large && pages.every(lies)) || undefined}
    >
      {pages.map(({ page, size, rotate = 0, caption, stock, plain, waiting }) => (
        <li key={`${page} ${caption}`} className={styles.page} data-stock={stock}>
          <Sheet {...{ page, size, rotate, draw, waiting }} copied={!plain} large={large} />
          <span className={styles.cap}>{caption}</span>
        </li>
      ))}
    </ol>
  );
}
