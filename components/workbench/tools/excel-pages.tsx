import type { SourceFile } from 'engines';
import { say } from '@/lib/sentences';
import { Awaited } from '../parts/awaited';
import { Notice } from '../parts/bench';
import { factWords } from '../parts/facts';
import { PrintedPages } from '../parts/printed-pages';
import type { Strip } from '../parts/use-strip';
import type { ToolProps } from '../tool';
import type { Printed } from './use-printed';

type Props = Pick<ToolProps<'excel'>, 'frame' | 'words'> & {
  printed: Printed | undefined;
  /** Placeholder until there are pages. */
  waiting: string;
  copied: boolean;
  strip: Strip;
  draw: (source: SourceFile, page: number, width: number) => Promise<ImageBitmap>;
};

/** Preview of the pages, below the list of losses. */
export function ExcelPages({ frame, words, printed, waiting, copied, strip, draw }: Props) {
  const { preview, sizes = [], chapters = [], facts = [] } = printed ?? {};
  if (!preview) return printed?.fault ? null : <Awaited>{waiting}</Awaited>;
  const sheetOf = (page: number) => chapters.findLast((chapter) => chapter.page <= page)?.title ?? '';
  const caption = (page: number) => say(words.page, { sheet: sheetOf(page), page, pages: sizes.length });
  const lost = copied ? [] : facts.filter((fact) => fact.lost);
  return (
    <>
      {lost.map((fact) => (
        <Notice key={JSON.stringify(fact)} title={factWords(frame, fact)} />
      ))}
      <PrintedPages
        words={frame.enlarge}
        label={words.pages}
        caption={caption}
        source={preview.key}
        sizes={sizes}
        lines={(page) => [sheetOf(page), say(words.place, { page, pages: sizes.length })]}
        across="one"
        {...{ copied, strip }}
        draw={(page, width) => draw(preview, page, width)}
      />
    </>
  );
}
