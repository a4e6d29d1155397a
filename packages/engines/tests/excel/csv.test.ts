import { expect, test } from 'vitest';
import { printFile } from './print';

test('a .csv prints as a table, with quotes, line ends and separators interpreted', async () => {
  const csv = new TextEncoder().encode(
    '\ufeffName;Note;Amount\r\n"Asha; Ltd";"said ""yes""\nand went";1.234,50\r\n',
  );
  const { pages } = await printFile(csv, {}, 'list.csv');
  expect(pages[0]?.text.split('\n')).toEqual(
    expect.arrayContaining(['Name', 'Asha; Ltd', 'said "yes"', 'and went', '1.234,50']),
  );
  expect(pages[0]?.pieces).toHaveLength(7);
});

test.each([
  ['a title above, and amounts with commas', 'Register of fees\nName;Fee\nAsha;1,200\nRavi;12,00,000\n'],
  ['a named separator of \\', 'sep=\\\r\nName\\Fee\r\nAsha\\1,200\r\nRavi\\12,00,000\r\n'],
  ['a named separator of ]', 'sep=]\r\nName]Fee\r\nAsha]1,200\r\nRavi]12,00,000\r\n'],
  ['the separator that Excel names', 'sep=;\r\nName;Fee\r\nAsha;1,200\r\nRavi;12,00,000\r\n'],
  ['tabs', 'Name\tFee\nAsha\t1,200\nRavi\t12,00,000\n'],
  ['quoted separators', 'Name,Fee\nAsha,"1,200"\nRavi,"12,00,000"\n'],
])('the columns of a .csv with %s are recognised', async (_, csv) => {
  const { pages } = await printFile(new TextEncoder().encode(csv), {}, 'list.csv');
  const words = (pages[0]?.text ?? '').split(/\s+/);
  expect(words.slice(-6)).toEqual(['Name', 'Fee', 'Asha', '1,200', 'Ravi', '12,00,000']);
  expect(words).not.toContain('sep=');
});

test('a .csv in a Windows code page keeps its characters', async () => {
  const csv = Uint8Array.from('Caf\xe9;\x80 12;\x93Nila\x94 \x96 K', (letter) => letter.charCodeAt(0));
  const { pages } = await printFile(csv, {}, 'list.csv');
  expect(pages[0]?.text.split('\n')).toEqual(['Café', '€ 12 “Nila” – K']);
});
