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
  const compared = isPartial ? messages.noneReadText : messages.noneText;
  const text = isPhone ? `${compared} ${messages.notCompared}` : compared;
  const paragraphsMatch = isPartial ? messages.readParagraphsMatch : messages.allParagraphsMatch;
  return (
    <NoneFound
      title={formatMessage(pictures ? messages.samePages : paragraphsMatch, blockCounts)}
      icon={isPartial ? 'eye' : 'check'}
      text={pictures ? messages.scans.noneText : text}
      hasTwoDocuments
    />
  );
}
