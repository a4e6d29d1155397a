import { expect, test } from 'vitest';
import { sharedMessages } from '@/content/workbench';
import { withOwn } from '@/lib/schema/tool-messages';
import type { ToolSlug } from '@/lib/tools';
import { messagesOf, running } from '@/tests/helpers/tool-messages';

/** What the files of a tool contain, if that is not pages and text. */
const contentOf: Partial<Record<ToolSlug, string>> = {
  'image-to-pdf': 'picture',
  'background-remove': 'picture',
  'excel-to-pdf': 'sheets',
  'speech-to-text': 'sound',
};

test.each(running.map(({ slug }) => slug))('%s reports what an empty file lacks', (slug) => {
  const toolMessages = messagesOf(slug);
  const { text = '' } = withOwn(sharedMessages, 'own' in toolMessages ? toolMessages.own : undefined).faults
    .empty;
  const [missing] = text.split('.');
  expect(missing).toMatch(new RegExp(`\\b${contentOf[slug] ?? 'pages'}\\b`));
  if (contentOf[slug]) expect(missing).not.toMatch(/page|text/);
});
