import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
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
