import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
import { rawPdf } from '../helpers/raw-pdf';
import { doc, marksOf, redacted } from '../helpers/redacted';

const pageContent = 'BT /F 12 Tf 20 200 Td (Room A-12, by e-mail, no 98765-43210, x/y) Tj ET';

test.each([
  ['a word', 'Thistlewood', '(Box Thistlewo) Tj 0 -14 Td (od stays) Tj', 'Boxstays'],
  ['an address', 'ann@thistle.example', '(ann@thistle.) Tj 0 -14 Td (example) Tj', ''],
])(
  '%s that a line divides without a hyphen is found, and removed where it is whole',
  async (_, query, show, rest) => {
    const bytes = doc(`BT /F 12 Tf 20 200 Td ${show} ET`, [`<</Title(On ${query} today)>>`], {
      trailer: '/Info 6 0 R',
    });
    const marks = await marksOf(bytes, query);
    expect(marks).toHaveLength(1);
    const { letters, searchable } = await redacted(bytes, marks);
    expect(letters.text).toBe(rest);
    expect(searchable).toContain(
      Buffer.from('On [redacted] today', 'utf16le').swap16().toString('hex').toUpperCase(),
    );
  },
);

test('two words at a line break are not a part of a longer one', async () => {
  const bytes = doc('BT /F 12 Tf 20 200 Td (Of the gathering under) Tj 0 -14 Td (standing trees) Tj ET');
  expect(await marksOf(bytes, 'understand')).toEqual([]);
});

test.each(['A-12', 'e-mail', '98765-43210', 'x/y'])(
  '%s is found as it is typed, and removed',
  async (query) => {
    const bytes = doc(pageContent);
    const marks = await marksOf(bytes, query);
    expect(marks).toHaveLength(1);
    const { searchable: content } = await redacted(bytes, marks);
    expect(content).not.toContain(query);
    expect(content).toContain('Room');
  },
);

/** Two pages, each with a running head and a page number. */
const twoPages = (end: string, start: string) =>
  rawPdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[4 0 R 6 0 R]/MediaBox[0 0 400 300]/Resources<</Font<</F 3 0 R>>>>>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>',
      { dict: '', data: `BT /F 12 Tf 20 280 Td (Lease) Tj 0 -200 Td (${end}) Tj 0 -60 Td (1) Tj ET` },
      '<</Type/Page/Parent 2 0 R/Contents 7 0 R>>',
      { dict: '', data: `BT /F 12 Tf 20 280 Td (Lease) Tj 0 -30 Td (${start}) Tj 0 -230 Td (2) Tj ET` },
      '<</Title(On Thistlewood today)>>',
    ],
    '/Info 8 0 R',
  );

test.each([
  ['a hyphen', 'Signed by Thistle-', 'wood of London', ['Thistle-', 'wood'], 'Thistlewood'],
  ['no hyphen', 'Thistle', 'wood', ['Thistle', 'wood'], 'Thistlewood'],
  ['a space', 'Signed by Ann', 'Thistlewood of London', ['Ann', 'Thistlewood'], 'Ann Thistlewood'],
])(
  'words that a page break divides with %s are found on both pages, and removed',
  async (_, end, start, texts, query) => {
    const bytes = twoPages(end, start);
    const marks = await marksOf(bytes, query);
    expect(marks.map(({ page, text }) => [page, text])).toEqual(
      texts.map((text, index) => [index + 1, text]),
    );
    const { searchable } = await redacted(bytes, marks);
    expect(searchable).not.toMatch(/thistle|wood|\bAnn\b/i);
    expect(searchable).toContain('Lease');
  },
);

test('words of two pages that are not next to the page break are not found as one', async () => {
  const bytes = twoPages('Thistle grows', 'in the wood');
  expect(await marksOf(bytes, 'Thistlewood')).toEqual([]);
});
