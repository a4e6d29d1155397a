import { PDFArray, type PDFContext } from '@cantoo/pdf-lib';
import type { Host } from '../../engine';
import { dictOf, getArray, getDict, items, numbersOf } from '../assemble/objects';
import { contentsOf, type PageObject } from '../assemble/page-objects';
import { appearancesOf } from '../assemble/resources';
import type { Substitutes } from '../edit/fonts';
import { streamText } from '../edit/stream-text';
import { runContent } from './content';
import type { Area } from './geometry';
import { type Letter, Page } from './page';
import { coversAll, isBlank } from './samples';

/** A page’s own content as one stream, without its last `skip` parts. */
export const contentOf = ({ dict, inherited }: PageObject, skip = 0) => {
  const parts = contentsOf(dict);
  return {
    text: parts
      .slice(0, parts.length - skip)
      .map(streamText)
      .join('\n'),
    resources: dictOf(dict.context, inherited.get('Resources')),
  };
};

/**
 * Content of areas of a page, and all its letters; changes nothing. On a finished page, the last `skip` parts draw
 * the marks.
 */
export function survey(
  context: PDFContext,
  pageObject: PageObject,
  areas: Area[],
  fonts: Substitutes,
  finished?: { skip: number },
): Promise<Page> {
  return fonts.with(() => {
    const page = new Page({
      context,
      areas,
      widths: fonts.widths,
      reads: true,
      isFinished: Boolean(finished),
    });
    runContent(page, contentOf(pageObject, finished?.skip));
    return page;
  });
}

/** The displayed box of a page, as written in the file; undefined if it has none. */
export const boxOfPage = ({ dict, inherited }: PageObject): number[] | undefined =>
  ['CropBox', 'MediaBox']
    .map((key) => dict.context.lookup(inherited.get(key)))
    .map((value) => (value instanceof PDFArray ? numbersOf(value) : []))
    .find(({ length }) => length === 4);

/** Operators that draw something: paths, pictures, shadings and forms (ISO 32000-2, Table 50). */
const draws = /(?:^|\s)(?:Do|EI|sh|[fFsSbB]\*?)(?=\s|$)/;

/** Number of letters below which a scan is assumed to have only a page number or a stamp as text. */
const fewLetters = 200;

/**
 * Whether a search can read what a page says. A page that draws something but has no letters, or few letters beside
 * pictures of half its size, may be a scan or have its words drawn as shapes; two letters of unknown text may be a
 * word.
 */
export function isSearchable({ letters, pictured }: Page, pageObject: PageObject): boolean {
  const readable = letters.filter(({ text }) => text.trim()).length;
  if (readable === 0) return !draws.test(contentOf(pageObject).text);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = boxOfPage(pageObject) ?? [];
  if (readable < fewLetters && pictured > Math.abs((x1 - x0) * (y1 - y0)) / 2) return false;
  return letters.every(({ text }, index) => text !== '' || letters[index + 1]?.text !== '');
}

/** Number of pictures that still show something in areas of a page. */
export async function picturesLeft({ pictures }: Page, host: Host): Promise<number> {
  let left = 0;
  for (const { picture, areas } of pictures)
    if (coversAll(areas) || !(await isBlank(picture, areas, host))) left += 1;
  return left;
}

/** Letters in annotations of a page, separately for each appearance. */
export function appearanceLetters(
  context: PDFContext,
  pageObject: PageObject,
  fonts: Substitutes,
): Promise<Letter[][]> {
  return fonts.with(() =>
    items(getArray(pageObject.dict, 'Annots')).flatMap((item) =>
      appearancesOf(dictOf(context, item)).map((stream) => {
        const page = new Page({ context, areas: [], widths: fonts.widths, reads: true });
        runContent(page, { text: streamText(stream), resources: getDict(stream.dict, 'Resources') });
        return page.letters;
      }),
    ),
  );
}
