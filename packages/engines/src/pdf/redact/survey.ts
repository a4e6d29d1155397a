import { PDFArray, type PDFContext, type PDFRawStream } from '@cantoo/pdf-lib';
import type { Host } from '../../engine';
import type { Matrix } from '../../matrix';
import { dictOf, getArray, getDict, items, numbersOf } from '../assemble/objects';
import { contentsOf, type PageObject } from '../assemble/page-objects';
import { appearancesOf } from '../assemble/resources';
import type { Widths } from '../edit/face';
import type { Substitutes } from '../edit/fonts';
import { readableText, streamText } from '../edit/stream-text';
import { runContent } from './content';
import type { Area } from './geometry';
import { ContentRun, identity, type Letter } from './page';
import { coversUnitSquare, isBlank } from './samples';

/** Content of a page as one stream, without its last `skip` content streams, and whether all of it can be decoded. */
export const contentOf = ({ dict, inherited }: PageObject, skip = 0) => {
  const parts = contentsOf(dict);
  const texts = parts.slice(0, parts.length - skip).map(readableText);
  return {
    text: texts.join('\n'),
    isReadable: !texts.includes(undefined),
    resources: dictOf(dict.context, inherited.get('Resources')),
  };
};

/**
 * Reads what a page draws in areas, and all its letters; nothing is changed.
 *
 * @param finished for a finished file: `skip` is the number of content streams at the end that draw the marks
 */
export function surveyPage(
  context: PDFContext,
  pageObject: PageObject,
  areas: Area[],
  fonts: Substitutes,
  finished?: { skip: number },
): Promise<ContentRun> {
  return fonts.runWithFonts(() => {
    const page = new ContentRun({
      context,
      areas,
      widths: fonts.widths,
      isReadOnly: true,
      isFinished: Boolean(finished),
    });
    const content = contentOf(pageObject, finished?.skip);
    runContent(page, content);
    if (!content.isReadable) page.hasUnreadText = true;
    return page;
  });
}

/**
 * Reads what a form, an appearance or a glyph draws, and all its letters; nothing is changed.
 *
 * @param areas marked areas, in the space into which `matrix` leads
 */
export function surveyStream(
  context: PDFContext,
  stream: PDFRawStream,
  widths: Widths,
  { areas = [], matrix = identity }: { areas?: Area[]; matrix?: Matrix } = {},
): ContentRun {
  const run = new ContentRun({ context, areas, widths, isReadOnly: true });
  runContent(run, { text: streamText(stream), resources: getDict(stream.dict, 'Resources') }, matrix);
  return run;
}

/** CropBox of a page, else its MediaBox, as written; undefined if it has neither. */
export const boxOfPage = ({ dict, inherited }: PageObject): number[] | undefined =>
  ['CropBox', 'MediaBox']
    .map((key) => dict.context.lookup(inherited.get(key)))
    .map((value) => (value instanceof PDFArray ? numbersOf(value) : []))
    .find(({ length }) => length === 4);

/** Operators that paint paths, shadings, images and forms (ISO 32000-2, Table 50). */
const paintingOperators = /(?:^|\s)(?:Do|EI|sh|[fFsSbB]\*?)(?=\s|$)/;

/** Minimum number of letters of a text layer; fewer letters on a scan are a page number or a stamp. */
const minLetters = 200;

/**
 * Whether a search can read the text of a page. It cannot if the page draws something but no letters, or few letters and
 * images larger than half the page: it may be a scan, or its words may be paths. Nor can it if two neighbouring glyphs
 * have no known character, as they may be a word, or if the encoding of a font is not read.
 */
export function isSearchable(
  { letters, pictureArea, hasUnreadText }: ContentRun,
  pageObject: PageObject,
): boolean {
  if (hasUnreadText) return false;
  const readableCount = letters.filter(({ text }) => text.trim()).length;
  if (readableCount === 0) return !paintingOperators.test(contentOf(pageObject).text);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = boxOfPage(pageObject) ?? [];
  if (readableCount < minLetters && pictureArea > Math.abs((x1 - x0) * (y1 - y0)) / 2) return false;
  const isKnown = (letter: Letter | undefined) => letter?.text !== '' || letter.span !== undefined;
  return letters.every((letter, index) => isKnown(letter) || isKnown(letters[index + 1]));
}

/** Number of images that still show something in the marked areas of a page. */
export async function countVisiblePictures({ pictures }: ContentRun, host: Host): Promise<number> {
  let count = 0;
  for (const { picture, areas } of pictures)
    if (coversUnitSquare(areas) || !(await isBlank(picture, areas, host))) count += 1;
  return count;
}

/** Letters that the annotations of a page draw, one list for each appearance stream. */
export function appearanceLetters(
  context: PDFContext,
  pageObject: PageObject,
  fonts: Substitutes,
): Promise<Letter[][]> {
  return fonts.runWithFonts(() =>
    items(getArray(pageObject.dict, 'Annots')).flatMap((item) =>
      appearancesOf(dictOf(context, item)).map(
        (stream) => surveyStream(context, stream, fonts.widths).letters,
      ),
    ),
  );
}
