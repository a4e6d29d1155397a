import type { Host, SourceFile } from '../../engine';
import { boxOf, inverse, type Matrix } from '../../matrix';
import type { Box } from '../../text/model';
import { pageObjectsOf } from '../assemble/page-objects';
import { withDocument } from '../documents';
import { objectsOf } from '../normalise';
import { type Field, fieldsOf } from './fields';
import { Substitutes } from './fonts';
import { markInvisibleLines } from './invisible-lines';
import type { Unfit } from './lines';
import { readPageLines } from './page-lines';
import type { ParagraphLine } from './paragraphs';
import { wordsOf } from './set-line';

/** A box in points, from the top left corner of the displayed page. */
type Place = Box;

/** A line of a page as displayed, and whether its words can be replaced. Lengths are in points. */
export type EditableLine = Place & {
  text: string;
  /** Boxes of the line's words. */
  words: Place[];
  /** Name of the line's font in the file. */
  face: string;
  /** Font size, in points. */
  size: number;
  /** Lines with the same number are one paragraph. */
  paragraph: number;
  /** Why the words of the line cannot be replaced; undefined if they can. */
  unfit?: Unfit;
};

/** What can be changed on a page. Lengths are in points, from the top left corner of the displayed page. */
export type EditablePage = {
  page: number;
  width: number;
  height: number;
  /** Matrix from points of the displayed page to those of the file. */
  toFile: Matrix;
  lines: EditableLine[];
  fields: Field[];
};

/**
 * Editable content of a page: its fields, and its lines, whose indexes are their numbers for `edit`.
 *
 * @param input.page from 1
 * @throws the faults of opening a file
 */
export const readEditable = (
  { source, page }: { source: SourceFile; page: number },
  host: Host,
): Promise<EditablePage> =>
  withDocument(source, host, async (opened) => {
    const pdfPage = await opened.doc.getPage(page);
    const { transform, width, height } = pdfPage.getViewport({ scale: 1 });
    const toViewport = transform as Matrix;
    const lines = await markInvisibleLines(
      (await readLines()).map((line) => shownLine(line, toViewport)),
      opened,
      { page, width },
    );
    return {
      page,
      width,
      height,
      toFile: inverse(toViewport),
      lines,
      fields: await fieldsOf(opened, page).catch(() => []),
    };

    /** Lines of the page; none for a file whose objects only pdf.js can read. */
    async function readLines(): Promise<ParagraphLine[]> {
      try {
        const context = await objectsOf(source, opened);
        const pageObject = pageObjectsOf(context).pageObjects[page - 1];
        const fonts = new Substitutes(host);
        const lines = pageObject
          ? await fonts.runWithFonts(() => readPageLines(context, pageObject, fonts).lines)
          : [];
        fonts.preload(
          lines.flatMap(({ characters }) => characters.find(({ glyph }) => glyph)?.glyph?.show.face ?? []),
        );
        return lines;
      } catch {
        return [];
      }
    }
  });

function shownLine(
  { characters, text, unfit, paragraph, size, length, ...line }: ParagraphLine,
  toViewport: Matrix,
) {
  const [u, v] = line.direction;
  const corner = (distance: number, height: number) => [
    line.x + u * distance - v * height,
    line.y + v * distance + u * height,
  ];
  const place = (from: number, to: number): Place =>
    boxOf([...corner(from, -0.25 * size), ...corner(to, 0.85 * size)], toViewport);
  const glyph = characters.find((character) => character.glyph)?.glyph;
  return {
    text,
    ...place(0, length),
    words: wordsOf(characters).map(({ from, to }) =>
      place(characters[from]?.from ?? 0, characters[to - 1]?.to ?? length),
    ),
    face: glyph?.show.face.name ?? '',
    size: Math.round(size * 10) / 10,
    paragraph,
    ...(unfit && { unfit }),
  };
}
