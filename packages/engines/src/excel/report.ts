import type { Host, Outcome } from '../engine';
import type { Part, Run } from '../text/docx/write';
import type { Face } from '../write/faces';
import { FontSet, type MeasuredText } from '../write/font-set';
import { textString } from '../write/pdf-font';
import { num, PdfWriter } from '../write/pdf-writer';
import { writePages } from './print/write-pages';

/** Content of a report; the same parts as a Word file's, without tables. */
export type Report = { name: string; title: string; parts: Exclude<Part, { kind: 'table' }>[] };

/** A4, in points. */
const page = { width: 595, height: 842, margin: 56, foot: 50 };
const indent = 26;

const blockStyles = {
  title: { size: 20, bold: true, above: 0, below: 8 },
  heading: { size: 13, bold: true, above: 14, below: 4 },
  paragraph: { size: 10.5, bold: false, above: 0, below: 6 },
  point: { size: 10.5, bold: false, above: 4, below: 6 },
};

const colours: Record<NonNullable<Run['look']>, string> = {
  bold: '0 0 0',
  removed: '.69 .12 .18',
  added: '.08 .44 .22',
  moved: '.15 .2 .31',
  quiet: '.35 .39 .45',
};

type Piece = { look: Run['look']; size: number; measured: MeasuredText };
type Line = { pieces: Piece[]; size: number };

const faceOf = (bold: boolean): Face => ({ family: 'carlito', bold, italic: false });

/**
 * Fetches the fonts for the letters of a report through the host, so that `writeReport` needs no further files.
 *
 * @throws the host's error when a font cannot be fetched
 */
export async function prepareReport({ parts }: Pick<Report, 'parts'>, host: Host): Promise<void> {
  await fontsFor(parts, host);
}

async function fontsFor(parts: Report['parts'], host: Host): Promise<FontSet> {
  const fonts = new FontSet(host, () => host.part('shaping', () => import('./parts/shaping')));
  const texts = parts.flatMap(({ runs }) => runs.map(({ text }) => text));
  await fonts.prepare(faceOf(false), [...texts, '0123456789/.']);
  await fonts.prepare(faceOf(true), texts);
  return fonts;
}

/**
 * Writes a PDF report, such as a list of changes or of points: A4, numbered pages, no author.
 *
 * @returns one file, without facts: nothing of a source can be lost
 */
export async function writeReport({ name, title, parts }: Report, host: Host): Promise<Outcome> {
  const fonts = await fontsFor(parts, host);
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  let pointNumber = 0;
  for (const [index, part] of parts.entries()) {
    const { size, bold, above, below } = blockStyles[part.kind];
    const left = page.margin + (part.kind === 'point' ? indent : 0);
    const lines = linesOf(part.runs, { size, bold }, page.width - page.margin - left, fonts);
    // Keeps a heading together with the following text.
    const needed = part.kind === 'heading' ? size * 4 : 0;
    y -= above;
    for (const [index, line] of lines.entries()) {
      const height = line.size * 1.32;
      if (y - height - needed < page.foot + 14 && y < page.height - page.margin) {
        pages.push([]);
        y = page.height - page.margin;
      }
      y -= height;
      if (index === 0 && part.kind === 'point') {
        pointNumber += 1;
        pages
          .at(-1)
          ?.push(textAt(fonts.measure(faceOf(false), `${pointNumber}.`), page.margin, y, size, fonts));
      }
      pages.at(-1)?.push(lineOperators(line, left, y, fonts));
    }
    y -= below;
    if (index % 50 === 0) host.progress({ stage: 'writing', done: index, total: parts.length });
  }
  return { files: [{ ...(await fileOf(pages, title, fonts)), name }], facts: [] };
}

async function fileOf(pages: string[][], title: string, fonts: FontSet) {
  const pdf = new PdfWriter();
  const pageContents = pages.map((content) => ({ ...page, content }));
  const { tree } = await writePages(pdf, fonts, pageContents, ({ content }, index) => {
    const line = fonts.measure(faceOf(false), `${index + 1} / ${pages.length}`);
    const foot = textAt(line, page.width - page.margin - line.width * 9, page.foot - 14, 9, fonts);
    return [...content, `.35 .39 .45 rg ${foot}`].join('\n');
  });
  const root = pdf.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const info = pdf.add(`<</Title${textString(title)}>>`);
  return { type: 'application/pdf', parts: pdf.finish(root, info), pages: pages.length };
}

/** Breaks runs into lines of this width; a wider word breaks within itself. */
function linesOf(
  runs: Run[],
  { size, bold }: { size: number; bold: boolean },
  width: number,
  fonts: FontSet,
): Line[] {
  const lines: Line[] = [{ pieces: [], size: 0 }];
  let used = 0;
  for (const run of runs) {
    const face = faceOf(bold || run.look === 'bold');
    const runSize = run.look === 'quiet' ? size - 1.5 : size;
    const widthOf = (text: string) => fonts.measure(face, text.trimEnd()).width * runSize;
    for (const word of run.text.split(/(?<=\s)/).flatMap((part) => splitToFit(part, width, widthOf))) {
      if (used > 0 && used + widthOf(word) > width) {
        lines.push({ pieces: [], size: 0 });
        used = 0;
      }
      const measured = fonts.measure(face, word);
      const line = lines.at(-1) as Line;
      line.pieces.push({ look: run.look, size: runSize, measured });
      line.size = Math.max(line.size, runSize);
      used += measured.width * runSize;
    }
  }
  return lines.filter(({ pieces }) => pieces.length > 0);
}

function splitToFit(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let rest = [...word];
  while (rest.length > 1 && widthOf(rest.join('')) > width) {
    let count = rest.length - 1;
    while (count > 1 && widthOf(rest.slice(0, count).join('')) > width) count = Math.floor(count * 0.8);
    parts.push(rest.slice(0, count).join(''));
    rest = rest.slice(count);
  }
  return [...parts, rest.join('')];
}

/** Operators that draw a line from `x` on: coloured words, removed ones struck out, added ones underlined. */
function lineOperators({ pieces }: Line, x: number, y: number, fonts: FontSet): string {
  let cursorX = x;
  return pieces
    .map(({ look, size, measured }) => {
      const width = measured.width * size;
      const rise = look === 'removed' ? size * 0.27 : look === 'added' ? -size * 0.13 : undefined;
      const rule =
        rise === undefined ? '' : `${num(cursorX)} ${num(y + rise)} ${num(width)} ${num(size * 0.06)} re f `;
      const text = `${colours[look ?? 'bold']} rg ${textAt(measured, cursorX, y, size, fonts)}${rule}`;
      cursorX += width;
      return text;
    })
    .join('');
}

const textAt = (measured: MeasuredText, x: number, y: number, size: number, fonts: FontSet) =>
  `BT 1 0 0 1 ${num(x)} ${num(y)} Tm ${fonts.textOperators(measured, size)}ET `;
