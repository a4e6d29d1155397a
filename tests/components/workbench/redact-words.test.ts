import { expect, test } from 'vitest';
import { wordAt } from '@/components/workbench/ai-pdf-editor/marks';

test('a point beside all words counts as the nearest word within reach', () => {
  const words = [
    { x: 10, y: 10, width: 30, height: 8 },
    { x: 50, y: 10, width: 20, height: 8 },
  ];
  const page = { lines: [{ text: 'Asha Rao', words }] } as unknown as Parameters<typeof wordAt>[0];
  expect(wordAt(page, [20, 12])?.text).toBe('Asha');
  expect(wordAt(page, [48, 12])).toBeUndefined();
  expect(wordAt(page, [48, 12], 12)).toEqual({ text: 'Rao', box: words[1] });
  expect(wordAt(page, [60, 31], 12)).toBeUndefined();
});
