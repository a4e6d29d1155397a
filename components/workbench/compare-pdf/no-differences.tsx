import { say } from '@/lib/sentences';
import { NoneFound } from '../documents/none-found';
import { useMessages } from '../shell/use-messages';
import type { Result } from './differences';

/** Result of two files without differences: how much was compared, and what was not. */
export function NoDifferences({ result: { blockCounts, pictures } }: { result: Result }) {
  const messages = useMessages('compare-pdf');
  return (
    <NoneFound
      title={say(pictures ? messages.samePages : messages.allParagraphsMatch, blockCounts)}
      text={pictures ? messages.scans.noneText : messages.noneText}
      two
    />
  );
}
