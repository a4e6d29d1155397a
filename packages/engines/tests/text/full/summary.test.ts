import { expect, test } from 'vitest';
import { readPlain } from '../../../src/text/plain';
import { summarizeDocument } from '../../../src/text/summary/summarize';
import { contractOf, paragraphs } from '../../helpers/documents/contract';
import { withinTime } from '../../helpers/within-time';

test('summarizes 1,800 sentences in a second and a half', async () => {
  const text = contractOf(paragraphs(5, 330))
    .parts.flatMap((part) => ('text' in part ? [part.text] : []))
    .join('\n\n');
  const { sentences } = await withinTime(1500, () => summarizeDocument(readPlain(text, 'a')));
  expect(sentences).toBeGreaterThan(1800);
});
