import { expect, test } from 'vitest';
import type { Paragraph } from '../../src/word/model';
import { withoutHiddenMarks } from '../../src/word/read/hidden-marks';

const paragraph = (text: string, hidden: boolean) =>
  ({
    kind: 'paragraph',
    inlines: [{ kind: 'text', text, look: {} }],
    sources: [1],
    look: { after: text.length },
    end: { hidden },
  }) as unknown as Paragraph;

const textOf = ({ inlines }: Paragraph) =>
  inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');

test('inlines before the first text of joined paragraphs do not count as their run-in heading', () => {
  const [only, ...others] = withoutHiddenMarks([
    paragraph('', true),
    paragraph('Rent.', true),
    paragraph(' It is', true),
    paragraph(' due.', false),
  ]) as Paragraph[];
  expect(others).toEqual([]);
  expect(only && textOf(only)).toBe('Rent. It is due.');
  expect(only).toMatchObject({ runIn: 2, look: { after: 5 }, end: { hidden: false } });
});

test('many paragraphs with hidden marks are joined at once', () => {
  const many = Array.from({ length: 40_000 }, () => paragraph('', true));
  const start = performance.now();
  const joined = withoutHiddenMarks([...many, paragraph('Text', false)]) as Paragraph[];
  expect(performance.now() - start).toBeLessThan(1000);
  expect(joined.map(textOf)).toEqual(['Text']);
});
