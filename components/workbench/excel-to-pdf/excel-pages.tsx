import type { SourceFile } from 'engines';
import { formatMessage } from '@/lib/sentences';
import { PrintedPages } from '../documents/printed-pages';
import type { ThumbnailStrip } from '../documents/use-thumbnail-strip';
import { Facts, factText } from '../shell/facts';
import { Placeholder } from '../shell/placeholder';
import { Notice } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './excel-to-pdf.module.css';
import type { Printed } from './use-printed';

type Props = {
  printed: Printed | undefined;
  /** Placeholder until there are pages. */
  waiting: string;
  /** Whether these are the pages of the finished PDF, not the preview. */
  isResult: boolean;
  /** What is on the pages is listed below them. */
  isListed: boolean;
  thumbnailStrip: ThumbnailStrip;
  draw: (source: SourceFile, page: number, width: number) => Promise<ImageBitmap>;
};

/** Preview of the pages, below the list of losses. */
export function ExcelPages({ printed, waiting, isResult, isListed, thumbnailStrip, draw }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('excel-to-pdf');
  const { preview, sizes = [], chapters = [], facts = [] } = printed ?? {};
  if (!preview) return printed?.fault ? null : <Placeholder>{waiting}</Placeholder>;
  const sheetOf = (page: number) => chapters.findLast((chapter) => chapter.page <= page)?.title ?? '';
  const caption = (page: number) => formatMessage(messages.page, { sheet: sheetOf(page), page });
  const losses = isResult ? [] : facts.filter((fact) => fact.lost);
  return (
    <>
      {losses.map((fact) => (
        <Notice key={JSON.stringify(fact)} title={factText(shared, fact)} />
      ))}
      <PrintedPages
        messages={shared.enlarge}
        label={messages.pages}
        caption={caption}
        source={preview.key}
        sizes={sizes}
        captionLines={(page) => [formatMessage(messages.place, { page }), sheetOf(page)]}
        // Portrait pages are so narrow that two fit side by side where one is as high as the window.
        columns={sizes.every(({ width, height }) => width < height) ? 'wide' : 'one'}
        isOutput={isResult}
        {...{ thumbnailStrip }}
        draw={(page, width) => draw(preview, page, width)}
      />
      {isListed ? (
        <div className={styles.contents}>
          <PageContents {...{ printed }} />
        </div>
      ) : null}
    </>
  );
}

/** What was done so that the pages show the sheets whole. */
export function PageContents({ printed }: { printed: Printed | undefined }) {
  const messages = useMessages('excel-to-pdf');
  if (!printed?.preview) return null;
  // The values are checked again in the finished file, whose list says so.
  const facts = printed.facts.filter(({ fact, lost }) => !lost && fact !== 'read-back');
  return <Facts {...{ facts }} title={messages.pageContents} />;
}
