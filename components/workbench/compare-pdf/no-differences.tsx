import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { NoneFound } from '../documents/none-found';
import { useMessages } from '../shell/use-messages';
import type { Result } from './differences';

/** Result of two files without differences: how much was compared, and what was not. */
export function NoDifferences({ result }: { result: Result }) {
  const messages = useMessages('compare-pdf');
  const { blockCounts, pictures, isPartial } = result;
  // In wider windows a table below says what was not compared.
  const isPhone = useMedia(phone);
  const text = isPhone ? `${messages.noneText} ${messages.notCompared}` : messages.noneText;
  return (
    <NoneFound
      title={
        isPartial
          ? messages.noneRead
          : formatMessage(pictures ? messages.samePages : messages.allParagraphsMatch, blockCounts)
      }
      text={pictures ? messages.scans.noneText : text}
      hasTwoDocuments
    />
  );
}
