import { expect, test } from 'vitest';
import { anyPartOfWord, doc, line, marksOf, redacted } from '../helpers/redacted';

const place = '/F 4/Rect[40 100 240 130]';
const look = {
  dict: '/Subtype/Form/BBox[0 0 200 30]/Resources<</Font<</F 3 0 R>>>>',
  data: 'BT /F 12 Tf 5 8 Td (Thistle) Tj (wood) Tj ET',
};

test.each([
  ['the look of a stamp', `/Subtype/Stamp${place}/AP<</N 7 0 R>>`],
  ['the look of a field that has another value', `/Subtype/Widget/FT/Tx/T(a)/V(else)${place}/AP<</N 7 0 R>>`],
  ['the caption of a button', `/Subtype/Widget/FT/Btn/Ff 65536/T(a)${place}/MK<</CA(by Thistlewood)>>`],
  [
    'the shown choice of a list',
    `/Subtype/Widget/FT/Ch/T(a)/V(k)/Opt[[(k)(Thistlewood)][(l)(other)]]${place}`,
  ],
  ['a value above its field', `/Subtype/Widget${place}/Parent<</Parent<</FT/Tx/T(a)/V(Thistlewood)>>>>`],
  ['the rich text of a note', `/Subtype/FreeText${place}/RC(<p>Thistle<b>wood</b></p>)`],
  ['the author of a note', `/Subtype/Text${place}/T(Thistlewood)/Contents(seen)`],
])('a word in %s is found, and removed', async (_, entries) => {
  const bytes = doc('BT /F 12 Tf 40 250 Td (See below) Tj ET', [`<<${entries}>>`, look], {
    page: '/Annots[6 0 R]',
  });
  const marks = await marksOf(bytes);
  expect(marks).toMatchObject([{ page: 1, quads: [[40, 100, 240, 100, 240, 130, 40, 130]] }]);
  const { searchable } = await redacted(bytes, marks);
  expect(searchable).not.toMatch(anyPartOfWord);
  expect(searchable).toContain('See below');
});

test.each(['<', '<br '])(
  'a note whose rich text is nothing but “%s” is searched as fast as any other',
  async (part) => {
    const note = `<</Subtype/FreeText${place}/RC 7 0 R/Contents(Thistlewood)>>`;
    const text = { dict: '', data: part.repeat(120_000) };
    expect(await marksOf(doc('', [note, text], { page: '/Annots[6 0 R]' }))).toHaveLength(1);
  },
  10_000,
);

test('a choice that is not shown is not found', async () => {
  const choice = `<</Subtype/Widget/FT/Ch/T(a)/V(l)/Opt[[(k)(Thistlewood)][(l)(other)]]${place}>>`;
  expect(await marksOf(doc('', [choice], { page: '/Annots[6 0 R]' }))).toEqual([]);
});

test('a word with each letter in a box of its own is found, and removed where it is whole', async () => {
  const boxes = [...'Thistlewood'].map((letter, index) => `1 0 0 1 ${20 + 30 * index} 250 Tm (${letter}) Tj`);
  const bytes = doc(`BT /F 12 Tf ${boxes.join(' ')} ET`, ['<</Title(On Thistlewood today)>>'], {
    trailer: '/Info 6 0 R',
  });
  const marks = await marksOf(bytes);
  expect(marks).toHaveLength(1);
  const { letters, searchable } = await redacted(bytes, marks);
  expect(letters.text).toBe('');
  expect(searchable).not.toMatch(anyPartOfWord);
});

test('entries of the catalog that the redacted file lacks are reported, and the columns of an article stay linked', async () => {
  const bytes = doc(
    line,
    ['<</T 7 0 R/N 6 0 R/V 6 0 R/P 4 0 R/R[0 0 9 9]>>', '<</F 6 0 R/I<</Title(News)>>>>'],
    {
      catalog: '/Threads[7 0 R]/Perms<</UR3<</Type/Sig>>>>',
      page: '/B[6 0 R]',
    },
  );
  const { facts, searchable } = await redacted(bytes);
  const lost = { fact: 'catalog', count: 1, file: 'test.pdf', detail: 'Perms', lost: true };
  expect(facts).toEqual([{ fact: 'redacted-letters', count: 11 }, lost]);
  expect(searchable).toMatch(/\/B \[ \d+ 0 R \]/);
});
