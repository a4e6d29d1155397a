import { formatMessage, type MessagePattern } from '@/lib/sentences';
import { pageList } from '@/lib/values';

/**
 * Sentences that name pages: one for each message that has pages. A page counts once.
 *
 * @param values further values that the messages name
 */
export const pageSentences = (
  entries: readonly (readonly [message: MessagePattern, pages: readonly number[]])[],
  values: Record<string, string> = {},
): string[] =>
  entries.flatMap(([message, pages]) =>
    pages.length > 0
      ? [formatMessage(message, { ...values, count: new Set(pages).size, pages: pageList(pages) })]
      : [],
  );
