import { child, type Element, elementsOf } from '../../text/docx/xml';
import { numberOf } from './attributes';
import type { Colours } from './colours';
import type { Colour, Line, Look } from './model';

/** Parts of a table style (ECMA-376, 18.18.93), lines of whole parts with those between their cells. */
export type PartLook = Partial<Look> & { inner?: { across?: Line; down?: Line } };

type PartName =
  | 'wholeTable'
  | 'firstColumnStripe'
  | 'secondColumnStripe'
  | 'firstRowStripe'
  | 'secondRowStripe'
  | 'firstColumn'
  | 'lastColumn'
  | 'headerRow'
  | 'totalRow';

export type TableLook = Partial<Record<PartName, PartLook>> & { rowsOfStripe?: [number, number] };

/** Styles that the workbook defines itself. */
export const ownTableStyles = (
  root: Element | undefined,
  looks: readonly PartLook[],
): Map<string, TableLook> =>
  new Map(
    elementsOf(child(root, 'tableStyles')).map((style) => {
      const table: TableLook = { rowsOfStripe: [1, 1] };
      for (const { attributes } of elementsOf(style)) {
        const look = looks[Number(attributes.dxfId ?? -1)];
        const size = numberOf(attributes.size) ?? 1;
        if (attributes.type === 'firstRowStripe') table.rowsOfStripe = [size, table.rowsOfStripe?.[1] ?? 1];
        if (attributes.type === 'secondRowStripe') table.rowsOfStripe = [table.rowsOfStripe?.[0] ?? 1, size];
        if (look) table[attributes.type as PartName] = look;
      }
      return [style.attributes.name ?? '', table];
    }),
  );

const white: Colour = [1, 1, 1];
const bold = { bold: true };
const inverted = { bold: true, colour: white };

const line = (colour: Colour, width = 0.75, style: Line['style'] = 'solid'): Line => ({
  width,
  style,
  colour,
});

const around = (side: Line) => ({ left: side, right: side, top: side, bottom: side });

/**
 * A style that every Excel has, by its name: `TableStyleMedium2`. They come in groups of seven, in black and the
 * theme's six accents. Undefined for a name that is none.
 */
export function builtInTableStyle(name: string, colours: Colours): TableLook | undefined {
  const [, family = '', digits = ''] = /^TableStyle(Light|Medium|Dark)(\d+)$/.exec(name) ?? [];
  const index = Number(digits) - 1;
  const last = { Light: 21, Medium: 28, Dark: 7 }[family] ?? 0;
  if (index < 0 || index >= last) return undefined;
  const which = index % 7;
  const of = (tint: number, theme = which === 0 ? 1 : which + 3) =>
    colours.of({ name: 'color', attributes: { theme: `${theme}`, tint: `${tint}` }, children: [] }) ?? white;
  const accent = of(0);
  // Tints of black are greys of the paper's colour.
  const pale = which === 0 ? of(-0.15, 0) : of(0.8);
  const middle = which === 0 ? of(-0.25, 0) : of(0.6);
  const soft = which === 0 ? accent : of(0.4);
  const group = `${family}${Math.floor(index / 7)}`;
  const groups: Record<string, TableLook> = {
    Light0: {
      wholeTable: {
        font: { colour: which === 0 ? accent : of(-0.25) },
        borders: { top: line(accent), bottom: line(accent) },
      },
      headerRow: { font: bold, borders: { bottom: line(accent) } },
      totalRow: { font: bold, borders: { top: line(accent) } },
      firstRowStripe: { fill: pale },
    },
    Light1: {
      wholeTable: { borders: around(line(accent)), inner: { across: line(accent) } },
      headerRow: { font: inverted, fill: accent },
      totalRow: { font: bold, borders: { top: line(accent, 0.75, 'double') } },
    },
    Light2: {
      wholeTable: { borders: around(line(accent)), inner: { across: line(accent), down: line(accent) } },
      headerRow: { font: bold, borders: { bottom: line(accent, 1.5) } },
      totalRow: { font: bold, borders: { top: line(accent, 0.75, 'double') } },
      firstRowStripe: { fill: pale },
    },
    Medium0: {
      wholeTable: { borders: around(line(soft)), inner: { across: line(soft) } },
      headerRow: { font: inverted, fill: accent },
      totalRow: { font: bold, borders: { top: line(accent, 0.75, 'double') } },
      firstRowStripe: { fill: pale },
    },
    Medium1: {
      wholeTable: { fill: pale, inner: { across: line(white), down: line(white) } },
      headerRow: { font: inverted, fill: accent, borders: { bottom: line(white, 2.25) } },
      totalRow: { font: inverted, fill: accent, borders: { top: line(white, 2.25) } },
      firstColumn: { font: inverted, fill: accent },
      lastColumn: { font: inverted, fill: accent },
      firstRowStripe: { fill: middle },
    },
    Medium2: {
      wholeTable: { borders: { top: line([0, 0, 0], 1.5), bottom: line([0, 0, 0], 1.5) } },
      headerRow: { font: inverted, fill: accent, borders: { bottom: line([0, 0, 0], 1.5) } },
      totalRow: { borders: { top: line([0, 0, 0], 0.75, 'double') } },
      firstColumn: { font: inverted, fill: accent },
      lastColumn: { font: inverted, fill: accent },
      firstRowStripe: { fill: of(-0.15, 0) },
    },
    Medium3: {
      wholeTable: {
        fill: pale,
        borders: around(line(soft)),
        inner: { across: line(soft), down: line(soft) },
      },
      headerRow: { font: bold },
      totalRow: { font: bold, borders: { top: line(accent, 1.5) } },
      firstRowStripe: { fill: middle },
    },
    Dark0: {
      wholeTable: { font: { colour: white }, fill: which === 0 ? of(0.45) : accent },
      headerRow: { font: inverted, fill: of(0, 1), borders: { bottom: line(white, 1.5) } },
      totalRow: {
        font: { colour: white },
        fill: which === 0 ? of(0.15) : of(-0.5),
        borders: { top: line(white, 1.5) },
      },
      firstRowStripe: { fill: which === 0 ? of(0.25) : of(-0.25) },
    },
  };
  const found = groups[group];
  return found && { firstColumn: { font: bold }, lastColumn: { font: bold }, ...found };
}
