import type { SourceFile } from '@/lib/engines/engine';
import type { ExcelWords } from '@/lib/schema/works/excel';
import { PrintedPages } from '../parts/printed-pages';
import type { Printed } from './use-printed';

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
    <PrintedPages
      label={words.pages}
      page={words.page}
      source={preview.key}
      sizes={sizes}
      copied={copied}
      draw={(page, width) => draw(preview, page, width)}
    />
  );
}
