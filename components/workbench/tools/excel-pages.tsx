import type { SourceFile } from '@/lib/engines/engine';
import type { ExcelWords } from '@/lib/schema/works/excel';
import { say } from '@/lib/words';
import { Thumb } from '../parts/thumb';
import type { Printed } from './use-printed';
import styles from './word-pages.module.css';

/** Width in CSS pixels in which a page is drawn: the widest that is shown. */
const WIDTH = 420;

type Props = {
  words: ExcelWords;
  printed: Printed | undefined;
  /** Instead of the pages, while there are none. */
  waiting: string;
  copied: boolean;
  draw: (source: SourceFile, page: number, width: number) => Promise<ImageBitmap>;
};

/** The pages as they will be. */
export function ExcelPages({ words, printed, waiting, copied, draw }: Props) {
  const { preview, sizes = [] } = printed ?? {};
  if (!preview) return printed?.fault ? null : <p className="p-5 text-sm">{waiting}</p>;
  return (
    <ol aria-label={words.pages} className={styles.pages}>
      {sizes.map((size, index) => {
        const page = index + 1;
        return (
          <li key={`${preview.key} ${page}`}>
            <Thumb size={size} width={WIDTH} copied={copied} draw={(width) => draw(preview, page, width)} />
            <span className="mono">{say(words.page, { page })}</span>
          </li>
        );
      })}
    </ol>
  );
}
