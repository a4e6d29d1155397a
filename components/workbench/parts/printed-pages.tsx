import type { Size } from '@/lib/engines/pdf/inspect';
import { say } from '@/lib/words';
import styles from './printed-pages.module.css';
import { Thumb } from './thumb';

/** Width in CSS pixels in which a page is drawn: the widest that is shown. */
const WIDTH = 420;

type Props = {
  /** Name of the list, and of each page in it. */
  label: string;
  page: string;
  /** What is drawn: a change of it draws all pages anew. */
  source: string;
  sizes: readonly Size[];
  copied: boolean;
  draw: (page: number, width: number) => Promise<ImageBitmap>;
};

/** Pages of a PDF as they will be, large enough to look them over. */
export function PrintedPages({ label, page, source, sizes, copied, draw }: Props) {
  return (
    <ol aria-label={label} className={styles.pages}>
      {sizes.map((size, index) => {
        const number = index + 1;
        return (
          <li key={`${source} ${number}`}>
            <Thumb size={size} width={WIDTH} copied={copied} draw={(width) => draw(number, width)} />
            <span className="mono">{say(page, { page: number })}</span>
          </li>
        );
      })}
    </ol>
  );
}
