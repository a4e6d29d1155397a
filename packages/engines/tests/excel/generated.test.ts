import { expect, test } from 'vitest';
import { madeWorkbook } from './made-workbooks';
import { printed } from './printed';

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'a generated workbook (%i) shows all it has to, and nothing that is hidden, in both layouts',
  async (seed) => {
    const { book, seen, unseen, drawings } = madeWorkbook(seed);
    for (const layout of ['fit', 'saved'] as const) {
      const { pages, facts } = await printed(book, { layout, paper: 'saved' });
      // Parts of a word in looks of their own are pieces of their own.
      const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text.trim())).join('');
      expect(seen.filter((word) => !text.includes(word))).toEqual([]);
      expect(unseen.filter((word) => text.includes(word))).toEqual([]);
      expect(facts.filter(({ fact, lost }) => lost && fact !== 'clipped')).toEqual([]);
      expect(facts.find(({ fact }) => fact === 'drawings')?.count ?? 0).toBe(drawings);
    }
  },
);
