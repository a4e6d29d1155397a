import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf } from '../../text/docx/xml';
import { num } from '../../write/pdf-writer';
import { letterOf, rangeOf } from './cell-references';
import type { Cell, Sheet, Style, TextRun } from './model';
import type { SharedText } from './read-cells';
import { emptySheet } from './read-sheet';
import { sizeOf } from './sizes';
import { plainStyle } from './styles';

/** Notice before a threaded comment's text, for programs that do not support threads (MS-XLSX 2.6.207). */
const preamble = /^\[Threaded comment\][\s\S]*?\nComment:\s*/;

/**
 * Lays out the comments of a sheet in the way that its page setup asks for (ECMA-376, 18.18.5): visible ones as boxes
 * in place, or all as a list on an extra sheet.
 *
 * @param textOf reads the text of a comment
 * @param styles styles of the workbook, to which those of the list are added
 */
export function readComments(
  pack: Package,
  path: string,
  sheet: Sheet,
  textOf: (item: Element) => SharedText,
  styles: Style[],
): void {
  if (!sheet.printedComments) return;
  const list = elementsOf(child(pack.root(pack.related(path, 'comments')), 'commentList'));
  const comments = list.flatMap((comment) => {
    const range = rangeOf(comment.attributes.ref ?? '');
    const text = child(comment, 'text');
    return range && text ? [{ row: range.top, column: range.left, ...textOf(text) }] : [];
  });
  if (sheet.printedComments === 'atEnd') {
    if (comments.length > 0) sheet.commentList = listOf(sheet, comments, styles);
    return;
  }
  for (const { row, column, anchor } of sheet.vml.notes) {
    const comment = comments.find((comment) => comment.row === row && comment.column === column);
    if (!comment) continue;
    const { width, height } = sizeOf({ anchor }, sheet);
    const box = `0 0 ${num(width)} ${num(height)} re`;
    const defaultFont = { ...plainStyle.font, size: 9 };
    const { text, rich = [{ text, font: {} }] } = comment;
    sheet.drawings.push({
      anchor,
      layout: {
        ...{ width, height, texts: [], family: '' },
        shapes: `1 1 .88 rg ${box} f 0 G .75 w ${box} S\n`,
        text: {
          ...{ x: 3, y: 2, width: Math.max(6, width - 6), height: Math.max(6, height - 4) },
          ...{ vertical: 'top', wraps: true, rotation: 0 },
          paragraphs: linesOf(rich).map((runs) => ({
            runs: runs.map(({ text, font }) => ({ text, font: { ...defaultFont, ...font } })),
            ...{ align: 'left', left: 0, first: 0, spacing: { line: 1, above: 0, below: 0 } },
          })),
        },
      },
    });
  }
}

/** Splits runs into lines. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const { text, font } of runs)
    for (const [index, part] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, font });
    }
  return lines;
}

/** A sheet that lists comments with their cells, with the header, footer and margins of the original sheet. */
function listOf(
  sheet: Sheet,
  comments: readonly ({ row: number; column: number } & SharedText)[],
  styles: Style[],
): Sheet {
  const { fit: _, scale: __, ...setup } = sheet.setup;
  const labelStyle = styles.push({ ...plainStyle, vertical: 'top' }) - 1;
  const textStyle = styles.push({ ...plainStyle, vertical: 'top', wrap: true }) - 1;
  const cells = comments.flatMap(({ row, column, ...comment }, index): Cell[] => {
    const ownText = comment.text.replace(preamble, '');
    const cell = (line: number, listColumn: number, value: string): Cell => ({
      ...{
        row: 3 * index + line,
        column: listColumn,
        kind: 'text',
        value,
        style: listColumn === 0 ? labelStyle : textStyle,
      },
    });
    const rich = comment.rich && ownText === comment.text ? { rich: comment.rich } : {};
    return [
      cell(0, 0, 'Cell:'),
      cell(0, 1, `${letterOf(column)}${row + 1}`),
      cell(1, 0, 'Comment:'),
      { ...cell(1, 1, ownText), ...rich },
    ];
  });
  return {
    ...emptySheet(sheet.name),
    ...{ cells, setup, headerFooter: sheet.headerFooter, headerFooterPictures: sheet.headerFooterPictures },
    columns: [
      { from: 0, to: 0, width: 11, hidden: false },
      { from: 1, to: 1, width: 70, hidden: false },
    ],
    ...(sheet.landscape !== undefined && { landscape: sheet.landscape }),
  };
}
