import { formatMessage } from '@/lib/sentences';
import { PrintedPages } from '../documents/printed-pages';
import type { ThumbnailStrip } from '../documents/use-thumbnail-strip';
import { Notice } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { LaidOut } from './use-laid-out-word-file';

type Props = {
  info: LaidOut;
  /** Whether these are the pages of the finished PDF, not the preview. */
  isResult: boolean;
  thumbnailStrip: ThumbnailStrip;
  draw: (page: number, width: number) => Promise<ImageBitmap>;
};

const joinNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** Preview of the pages, below a notice on replaced fonts. */
export function WordPages({ info, isResult, thumbnailStrip, draw }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('word-to-pdf');
  const fonts = info.facts.filter(({ fact }) => fact === 'stand-in');
  const names = fonts.map(({ detail = '', file = '' }) =>
    formatMessage(messages.replacedBy, { font: detail, other: file }),
  );
  const unique = (texts: string[]) => [...new Set(texts)];
  const missing = unique(fonts.map(({ detail = '' }) => detail));
  const others = unique(fonts.map(({ file = '' }) => file));
  return (
    <>
      {fonts.length > 0 && !isResult ? (
        <Notice
          title={formatMessage(messages.replaced, { count: fonts.length, fonts: names.join(', ') })}
          text={formatMessage(messages.replacedText, {
            count: others.length,
            fonts: joinNames(missing),
            others: joinNames(others),
          })}
        />
      ) : null}
      <PrintedPages
        messages={shared.enlarge}
        label={messages.pages}
        caption={(page) => formatMessage(messages.page, { page, pages: info.pages })}
        columns="two"
        source={info.preview.key}
        sizes={info.sizes}
        isOutput={isResult}
        {...{ thumbnailStrip, draw }}
      />
    </>
  );
}
