import { decodeLatin1, inflate, join, type Part, read } from '../../write/bytes';
import { charactersOf, type PlacedText, placedTexts } from '../../write/read-back';

/** Contents of a finished page: its texts, and the names of its pictures and charts. */
export type ReadPage = { texts: PlacedText[]; drawings: Set<string> };

/**
 * Reads back what each page of a finished PDF shows, by its cross-reference table. Supports only what this package
 * writes: uncompressed objects, deflated streams, glyph ids in hexadecimal strings, and ToUnicode mappings of them.
 *
 * @throws Error for a file in which an object is not where its table says
 */
export async function readPages(parts: readonly Part[]): Promise<ReadPage[]> {
  const bytes = join(await Promise.all(parts.map((part) => (part instanceof Blob ? read(part) : part))));
  const end = decodeLatin1(bytes.subarray(-64));
  const start = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  const table = decodeLatin1(bytes.subarray(start));
  const offsets = [...table.matchAll(/(\d{10}) \d{5} [nf]/g)].map(([, offset]) => Number(offset));
  const sorted = [...offsets, start].sort((a, b) => a - b);
  const endOf = new Map(sorted.map((offset, index) => [offset, sorted[index + 1] ?? start]));
  const object = (number: number) => {
    const from = offsets[number] ?? 0;
    const text = decodeLatin1(bytes.subarray(from, endOf.get(from)));
    if (!text.startsWith(`${number} 0 obj`)) throw new Error(`object ${number} is not in its place`);
    return text;
  };
  const stream = async (number: number) => {
    const from = offsets[number] ?? 0;
    const head = decodeLatin1(bytes.subarray(from, from + 400));
    const [, length = 0] = /\/Length (\d+)/.exec(head) ?? [];
    const dataStart = from + head.indexOf('stream\n') + 7;
    return decodeLatin1(await inflate(bytes.slice(dataStart, dataStart + Number(length))));
  };
  const referenceOf = (text: string, name: string) =>
    Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);
  const tree = object(referenceOf(object(referenceOf(table, 'Root')), 'Pages'));
  const kids = [...(/\/Kids\[([^\]]*)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, kid]) =>
    Number(kid),
  );
  const lettersByFont = new Map<string, Map<number, string>>();
  const [firstKid] = kids;
  if (firstKid === undefined) return [];
  const resources = object(referenceOf(object(firstKid), 'Resources'));
  const entriesOf = (list: string) => list.matchAll(/\/(\w+) (\d+) 0 R/g);
  const pictureOrFormNames = new Set<string>();
  for (const [, name = '', form] of entriesOf(/\/XObject<<([^>]*)>>/.exec(resources)?.[1] ?? ''))
    if (/\/Subtype\/(Image|Form)/.test(object(Number(form)).slice(0, 400))) pictureOrFormNames.add(name);
  for (const [, name = '', font] of entriesOf(object(referenceOf(resources, 'Font'))))
    lettersByFont.set(name, lettersOf(await stream(referenceOf(object(Number(font)), 'ToUnicode'))));
  const pages: ReadPage[] = [];
  for (const kid of kids) {
    const page = object(kid);
    const [, width = 0, height = 0] = /\/MediaBox\[0 0 (\S+) ([^\]]+)\]/.exec(page) ?? [];
    const content = await stream(referenceOf(page, 'Contents'));
    const isOnPage = (across: number, up: number) =>
      across >= -2 && across <= Number(width) + 2 && up >= -2 && up <= Number(height) + 2;
    const pictureNames = Array.from(content.matchAll(/\/(\w+) Do\b/g), ([, name = '']) => name);
    const drawings = new Set(pictureNames.filter((name) => pictureOrFormNames.has(name)));
    pages.push({ texts: placedTexts(content, { letters: lettersByFont, isOnPage, unmapped: '' }), drawings });
  }
  return pages;
}

/** Letters of a font's glyphs, from its ToUnicode mapping (ISO 32000-2, 9.10.3). */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, blocks = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)\nendbfchar/g))
    for (const [, glyph = '', text = ''] of blocks.matchAll(/<(\w+)><(\w+)>/g))
      letters.set(Number.parseInt(glyph, 16), charactersOf(text, 4, String.fromCharCode));
  return letters;
}
