import { expect, test } from 'vitest';
import { letterOf } from '../../src/excel/read/references';
import { random } from '../helpers/random';
import type { MadeSheet, MadeWorkbook } from '../helpers/workbook';
import { printed } from './printed';

const formats = [
  'General',
  '#,##0.00',
  '[$₹-4009] #,##0',
  'dd-mm-yyyy',
  '0%',
  '"No. "0',
  ';;;',
  '#,##0;(#,##0)',
];
/** Index of the look that shows nothing. */
const nothing = formats.indexOf(';;;') + 1;

type Made = { book: MadeWorkbook; seen: string[]; unseen: string[] };

/** A workbook with hidden parts, merges, formulas, formats and print settings, and the words that its pages have to show. */
function made(seed: number): Made {
  const next = random(seed);
  const below = (count: number) => Math.floor(next() * count);
  const chance = (share: number) => next() < share;
  const [height, width] = [4 + below(60), 2 + below(14)];
  const hiddenRows = new Set(Array.from({ length: below(4) }, () => 1 + below(height - 1)));
  const hiddenColumn = chance(0.4) ? 1 + below(width - 1) : -1;
  const merges: { row: number; column: number }[] = [];
  const seen: string[] = [];
  const unseen: string[] = [];
  const rows: MadeSheet['rows'] = [];
  for (let row = 0; row < height; row++) {
    const line: MadeSheet['rows'][number] = [];
    for (let column = 0; column < width; column++) {
      const before = merges.at(-1);
      const isCovered = before?.row === row && before.column === column - 1;
      const word = `w${row}x${column}y`;
      const isHidden = hiddenRows.has(row) || column === hiddenColumn || isCovered;
      if (chance(0.15)) line.push(undefined);
      else if (chance(0.5)) {
        const style = chance(0.1) ? nothing : 0;
        line.push({ v: word, s: style });
        (isHidden || style ? unseen : seen).push(word);
      } else if (chance(0.2))
        line.push({ v: below(50_000), f: `ROUND(${below(9)}*2,0)`, s: 1 + below(formats.length) });
      else line.push({ v: below(50_000), s: 1 + below(formats.length) });
      const isMerged =
        chance(0.04) && column + 1 < width && ![column, column + 1].includes(hiddenColumn) && !isCovered;
      if (isMerged) merges.push({ row, column });
    }
    rows.push(line);
  }
  const columns =
    hiddenColumn < 0
      ? ''
      : `<cols><col min="${hiddenColumn + 1}" max="${hiddenColumn + 1}" hidden="1" width="9"/></cols>`;
  const merged = merges.map(
    ({ row, column }) => `<mergeCell ref="${letterOf(column)}${row + 1}:${letterOf(column + 1)}${row + 1}"/>`,
  );
  const heading = `h${seed}z`;
  seen.push(heading);
  const fitted = chance(0.3);
  const after = [
    merged.length > 0 ? `<mergeCells>${merged.join('')}</mergeCells>` : '',
    chance(0.5) ? '<pageMargins left="0.5" right="0.5" top="1" bottom="1" header="0.3" footer="0.3"/>' : '',
    `<pageSetup paperSize="${[1, 8, 9][below(3)]}" scale="${50 + below(100)}" orientation="${chance(0.5) ? 'landscape' : 'portrait'}" fitToHeight="0"/>`,
    `<headerFooter><oddHeader>&amp;L${heading}&amp;RPage &amp;P</oddHeader></headerFooter>`,
    chance(0.5) ? `<rowBreaks><brk id="${1 + below(height - 1)}"/></rowBreaks>` : '',
    chance(0.5) ? `<colBreaks><brk id="${1 + below(width - 1)}"/></colBreaks>` : '',
  ].join('');
  const lines = Object.fromEntries([...hiddenRows].map((row) => [row, 'hidden="1"']));
  const before = `${fitted ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : ''}${columns}`;
  return { book: { sheets: [{ rows, before, after, lines }], formats }, seen, unseen };
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'a generated workbook (%i) shows all it has to, and nothing that is hidden, in both layouts',
  async (seed) => {
    const { book, seen, unseen } = made(seed);
    for (const layout of ['fit', 'saved'] as const) {
      const { pages } = await printed(book, { layout, paper: 'saved' });
      const words = new Set(pages.flatMap(({ text }) => text.split(/\s+/)));
      expect(seen.filter((word) => !words.has(word))).toEqual([]);
      expect(unseen.filter((word) => words.has(word))).toEqual([]);
    }
  },
);
