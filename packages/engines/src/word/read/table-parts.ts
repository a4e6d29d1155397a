import { child, type Element, elementsOf } from '../../text/docx/xml';
import type { Edges } from '../model';
import { edgesOf, withoutUndefined } from './looks';

type Look = Record<'firstRow' | 'lastRow' | 'firstColumn' | 'lastColumn' | 'rows' | 'columns', boolean>;

/** Conditional parts of the style that are enabled: by name, or as bits of `val` in older files. */
export function lookOf(attributes: Record<string, string>): Look {
  const bits = Number.parseInt(attributes.val ?? '04A0', 16);
  const isEnabled = (name: string, bit: number) =>
    name in attributes ? attributes[name] === '1' || attributes[name] === 'true' : (bits & bit) !== 0;
  return {
    firstRow: isEnabled('firstRow', 0x20),
    lastRow: isEnabled('lastRow', 0x40),
    firstColumn: isEnabled('firstColumn', 0x80),
    lastColumn: isEnabled('lastColumn', 0x100),
    rows: !isEnabled('noHBand', 0x200),
    columns: !isEnabled('noVBand', 0x400),
  };
}

/** Position of a cell; `band` is the number of rows of a band, `head` that of rows above the first band. */
type CellPosition = { row: number; rows: number; cell: number; cells: number; band: number; head: number };

/**
 * Conditional parts of a table style that apply to a cell, most general first: later ones override.
 * @param columns of a band
 */
export function partsAt(
  { row, rows, cell, cells, band, head }: CellPosition,
  look: Look,
  columns: number,
): string[] {
  const top = look.firstRow && row < head;
  const bottom = look.lastRow && row === rows - 1;
  const left = look.firstColumn && cell === 0;
  const right = look.lastColumn && cell === cells - 1;
  const rowBand = Math.floor((row - head) / band) % 2 === 0;
  const columnBand = Math.floor((cell - (look.firstColumn ? 1 : 0)) / columns) % 2 === 0;
  const applies = {
    wholeTable: true,
    band1Vert: look.columns && !left && !right && columnBand,
    band2Vert: look.columns && !left && !right && !columnBand,
    band1Horz: look.rows && !top && !bottom && rowBand,
    band2Horz: look.rows && !top && !bottom && !rowBand,
    lastCol: right,
    firstCol: left,
    lastRow: bottom,
    firstRow: top,
    neCell: top && right,
    nwCell: top && left,
    seCell: bottom && right,
    swCell: bottom && left,
  };
  return Object.entries(applies).flatMap(([part, isOn]) => (isOn ? [part] : []));
}

export const partOf = (style: Element, part: string) =>
  elementsOf(style).filter(({ name, attributes }) => name === 'tblStylePr' && attributes.type === part);

/** Whether the row below a cell belongs to the same part of the style: only then does the part's inner border apply. */
const continuesBelow = (part: string, { row, rows, band, head }: CellPosition): boolean => {
  if (row === rows - 1 || /Row|Cell/.test(part)) return false;
  return !part.endsWith('Horz') || (row - head + 1) % band !== 0;
};

/** Borders of a cell: those of the table at its position, overridden by the style's parts, then by its own. */
export function edgesAt(
  table: Edges,
  styleParts: Element[],
  tcPr: Element | undefined,
  cellPlace: CellPosition,
): Edges {
  const outer = {
    top: cellPlace.row === 0 ? table.top : table.insideH,
    bottom: cellPlace.row === cellPlace.rows - 1 ? table.bottom : table.insideH,
    left: cellPlace.cell === 0 ? table.left : table.insideV,
    right: cellPlace.cell === cellPlace.cells - 1 ? table.right : table.insideV,
  };
  const conditional = styleParts.flatMap((stylePart) => {
    const edges = {
      ...edgesOf(child(child(stylePart, 'tblPr'), 'tblBorders')),
      ...edgesOf(child(child(stylePart, 'tcPr'), 'tcBorders')),
    };
    const inner = {
      left: cellPlace.cell > 0 ? edges.insideV : undefined,
      right: cellPlace.cell < cellPlace.cells - 1 ? edges.insideV : undefined,
      bottom: continuesBelow(stylePart.attributes.type ?? '', cellPlace) ? edges.insideH : undefined,
    };
    return [withoutUndefined(inner), edges];
  });
  return Object.assign({}, outer, ...conditional, edgesOf(child(tcPr, 'tcBorders')));
}
