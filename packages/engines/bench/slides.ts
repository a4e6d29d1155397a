import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { missingItems } from '../src/missing-items';
import { nodeHost } from '../src/node';
import { assets, toSlides } from '../src/powerpoint/index';
import { diff } from '../src/text/compare/diff';
import { parseXml } from '../src/text/docx/parse-xml';
import { type Element, textWithin, within } from '../src/text/docx/xml';
import { Interner } from '../src/text/index';
import { type DrawnPage, drawnPages } from '../tests/helpers/drawn-pages';
import { bytesOf, sourceFile } from '../tests/helpers/engine-host';
import { isInstalled } from '../tests/helpers/programs';
import { insideCropBox, officePrints, textIn, work } from './measure';

/** A presentation made from a PDF of the corpus, with its CPU seconds. */
type Presentation = { name: string; pdf: Uint8Array; pptx: Uint8Array; pages: number; seconds: number };

/** Words without punctuation: programs differ in what they consider a space. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Results of PDF To PPT with the PDFs of the corpus of at least 80 words and at most 8 pages.
 *
 * @returns what was measured, each with its figure
 */
export async function benchSlides(corpus: string): Promise<[what: string, figure: string][]> {
  const presentations: Presentation[] = [];
  for (const name of readdirSync(corpus).filter((file) => file.endsWith('.pdf'))) {
    const pdf = new Uint8Array(readFileSync(join(corpus, name)));
    if (textOf(pdf).split(/\s+/).filter(Boolean).length < 80) continue;
    const input = { file: sourceFile(name, pdf), notes: false, name: 'a.pptx' };
    const { result, seconds } = await work(() => toSlides(input, nodeHost(assets)).catch(() => undefined));
    const [pptx] = result?.files ?? [];
    if (!pptx?.pages || pptx.pages > 8) continue;
    presentations.push({ name, pdf, pptx: await bytesOf(pptx), pages: pptx.pages, seconds });
  }
  const withoutText = presentations.filter(({ pptx }) => slideWords(pptx).length === 0);
  const { found, ordered, total } = countWords(
    presentations.filter((presentation) => !withoutText.includes(presentation)),
  );
  const percent = (count: number) => `${((count / total) * 100).toFixed(1)} %`;
  const time = presentations.reduce((sum, { seconds }) => sum + seconds, 0) / presentations.length;
  return [
    ['PDF To PPT: PDFs made into slides', `${presentations.length}`],
    ['PDF To PPT: of these left as drawings, since their fonts name no letters', `${withoutText.length}`],
    [`PDF To PPT: ${total} words of the others, on their slides`, percent(found)],
    ['PDF To PPT: in the order in which `pdftotext -raw` reads them', percent(ordered)],
    ['PDF To PPT: time for a PDF', `${time.toFixed(1)} s`],
    ...(isInstalled('soffice') ? await comparePrints(presentations) : []),
  ];
}

function countWords(presentations: readonly Presentation[]) {
  let [found, ordered, total] = [0, 0, 0];
  for (const { name, pdf, pptx } of presentations) {
    const expected = wordsOf(textOf(pdf));
    const slideText = slideWords(pptx);
    const missing = missingItems(expected, slideText);
    if (missing.length > 0) console.log(`  ${name}: not found: ${missing.slice(0, 8).join(', ')}`);
    const numbers = new Interner<string>();
    const numbered = (list: string[]) => Int32Array.from(list, (word) => numbers.number(word));
    const [page, slides] = [numbered(wordsOf(textOf(pdf, '-raw'))), numbered(slideText)];
    const { matches } = diff(page, slides, numbers.size);
    const orderedCount = matches.reduce((sum, { length }) => sum + length, 0);
    if (orderedCount < expected.length * 0.97)
      console.log(`  ${name}: ${orderedCount} of ${expected.length} in order`);
    found += expected.length - missing.length;
    ordered += Math.min(expected.length, orderedCount);
    total += expected.length;
  }
  return { found, ordered, total };
}

const textOf = (pdf: Uint8Array, ...order: string[]) => textIn(pdf, () => [...order, ...insideCropBox(pdf)]);

function slideWords(pptx: Uint8Array): string[] {
  const parts = unzipSync(pptx);
  const number = (path: string) => Number(/\d+/.exec(path)?.[0]);
  return Object.keys(parts)
    .filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
    .sort((a, b) => number(a) - number(b))
    .flatMap((path) => within(parseXml(strFromU8(parts[path] as Uint8Array)), 'p'))
    .flatMap((paragraph) => wordsOf(`${numberOf(paragraph)} ${textWithin(paragraph)}`));
}

/** The number of a list item, which is not text of its paragraph. */
function numberOf(paragraph: Element): string {
  const { type = '', startAt = '' } = within(paragraph, 'buAutoNum')[0]?.attributes ?? {};
  return type.startsWith('alpha') ? String.fromCharCode(96 + Number(startAt)) : startAt;
}

/** Slides printed by LibreOffice, compared with their pages: differing pixels. */
async function comparePrints(presentations: readonly Presentation[]): Promise<[string, string][]> {
  const prints = officePrints(presentations.map(({ pptx }, index) => [`${index}.pptx`, pptx]));
  const shares: { place: string; share: number }[] = [];
  let wholePrints = 0;
  for (const [index, { name, pdf, pages }] of presentations.entries()) {
    const print = await drawnPages(prints.get(`${index}.pptx`) as Uint8Array);
    if (print.length === pages) wholePrints += 1;
    else console.log(`  ${name}: ${print.length} of ${pages} slides printed`);
    for (const [at, page] of (await drawnPages(pdf)).entries()) {
      const slide = print[at];
      if (slide) shares.push({ place: `${name}, page ${at + 1}`, share: differing(page, slide) });
    }
  }
  shares.sort((a, b) => a.share - b.share);
  const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
  for (const { place, share } of shares) console.log(`  ${place}: ${percent(share)} of the pixels differ`);
  const shareAt = (part: number) => percent(shares[Math.floor((shares.length - 1) * part)]?.share);
  return [
    [
      'PDF To PPT: presentations that LibreOffice opens and prints whole',
      `${wholePrints} of ${presentations.length}`,
    ],
    [
      `PDF To PPT: share of pixels that differ from the page, over ${shares.length} printed slides: median, 90th percentile, maximum`,
      `${shareAt(0.5)}, ${shareAt(0.9)}, ${shareAt(1)}`,
    ],
  ];
}

/** Share of pixels with a colour difference above a fifth, the slide scaled to the page's size. */
function differing(page: DrawnPage, slide: DrawnPage): number {
  let count = 0;
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++) {
      const colour = page.pixelAt(x, y);
      const other = slide.pixelAt(
        Math.floor((x * slide.width) / page.width),
        Math.floor((y * slide.height) / page.height),
      );
      if (colour.some((part, i) => Math.abs(part - (other[i] ?? 0)) > 51)) count += 1;
    }
  }
  return count / (page.width * page.height);
}
