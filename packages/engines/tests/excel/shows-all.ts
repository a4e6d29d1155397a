import { expect } from 'vitest';
import { madeWorkbook } from './made-workbooks';
import { printWorkbook } from './print';

/** Checks that a generated workbook shows all that it should and nothing hidden, in both layouts. */
export async function expectAllShown(seed: number): Promise<void> {
  const { book, drawnTexts, hiddenTexts, drawings } = madeWorkbook(seed);
  for (const layout of ['fit', 'saved'] as const) {
    const { pages, facts } = await printWorkbook(book, { layout, paper: 'saved' });
    // Differently formatted parts of a word are separate pieces.
    const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text.trim())).join('');
    expect(drawnTexts.filter((word) => !text.includes(word))).toEqual([]);
    expect(hiddenTexts.filter((word) => text.includes(word))).toEqual([]);
    // With all columns on a page, a sheet may have more pages than it asks for.
    const isExpected = (detail = '') => layout === 'fit' && detail === 'fitToPages';
    const expected = ['clipped', 'redrawn-charts'];
    expect(
      facts.filter(({ fact, lost, detail }) => lost && !expected.includes(fact) && !isExpected(detail)),
    ).toEqual([]);
    expect(facts.find(({ fact }) => fact === 'drawings')?.count ?? 0).toBe(drawings);
  }
}
