import { child, type Element, elementsOf } from '../../text/docx/xml';
import { numberOf } from './attributes';
import type { Colours } from './colours';
import type { Colour, Line, Look } from './model';

/** Look of a part of a table style (ECMA-376, 18.18.93); `inner` are the lines between its cells. */
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
  | 'totalRow'
  | 'firstHeaderCell'
  | 'lastHeaderCell'
  | 'firstTotalCell'
  | 'lastTotalCell';

export type TableLook = Partial<Record<PartName, PartLook>> & {
  rowsOfStripe?: [number, number];
  columnsOfStripe?: [number, number];
};

/** Table styles that the workbook defines. */
export const ownTableStyles = (
  root: Element | undefined,
  looks: readonly PartLook[],
): Map<string, TableLook> =>
  new Map(
    elementsOf(child(root, 'tableStyles')).map((style) => {
      const sizes: Record<'Row' | 'Column', [number, number]> = { Row: [1, 1], Column: [1, 1] };
      const table: TableLook = { rowsOfStripe: sizes.Row, columnsOfStripe: sizes.Column };
      for (const { attributes } of elementsOf(style)) {
        const look = looks[Number(attributes.dxfId ?? -1)];
        const size = numberOf(attributes.size) ?? 1;
        const [, order, kind] = /^(first|second)(Row|Column)Stripe$/.exec(attributes.type ?? '') ?? [];
        if (kind) sizes[kind as 'Row'][order === 'first' ? 0 : 1] = size;
        if (look) table[attributes.type as PartName] = look;
      }
      return [style.attributes.name ?? '', table];
    }),
  );

const bold = (colour: Colour) => ({ bold: true, colour });

const line = (colour: Colour, width = 0.75, style: Line['style'] = 'solid'): Line => ({
  width,
  style,
  colour,
});

const onAllSides = (side: Line) => ({ left: side, right: side, top: side, bottom: side });

const bothStripes = (fill: Colour): TableLook => ({ firstRowStripe: { fill }, firstColumnStripe: { fill } });

const bothEnds = (end: PartLook): TableLook => ({ firstColumn: end, lastColumn: end });

/** Number of built-in styles per family. */
const styleCounts: Record<string, number> = { Light: 21, Medium: 28, Dark: 11 };

/**
 * A built-in table style by name, such as `TableStyleMedium2`. Styles come in groups of seven, for black and the
 * theme's six accents; the last four dark ones are for black and three pairs of accents. Undefined for an unknown name.
 */
export function builtInTableStyle(name: string, colours: Colours): TableLook | undefined {
  const [, family = '', digits = ''] = /^TableStyle(Light|Medium|Dark)(\d+)$/.exec(name) ?? [];
  const index = Number(digits) - 1;
  if (index < 0 || index >= (styleCounts[family] ?? 0)) return undefined;
  const group = `${family}${Math.floor(index / 7)}`;
  const colourIndex = group === 'Dark1' ? Math.max(0, (index - 7) * 2 - 1) : index % 7;
  const isBlack = colourIndex === 0;
  const tinted = (tint: number, theme = isBlack ? 1 : colourIndex + 3): Colour =>
    colours.colourOf({ name: 'color', attributes: { theme: `${theme}`, tint: `${tint}` }, children: [] }) ?? [
      1, 1, 1,
    ];
  const [white, black, accent] = [tinted(0, 0), tinted(0, 1), tinted(0)];
  // Tints of black are shades of grey.
  const pale = isBlack ? tinted(-0.15, 0) : tinted(0.8);
  const middle = isBlack ? tinted(-0.35, 0) : tinted(0.6);
  const thin = line(isBlack ? accent : tinted(0.4));
  const solid = { font: bold(white), fill: accent };
  const blackText = { font: { colour: black } };
  const doubled = { font: bold(black), borders: { top: line(accent, 0.75, 'double') } };
  const text = isBlack ? black : tinted(-0.25);
  const rowLine = { borders: { top: line(accent) } };
  const columnLine = { borders: { left: line(accent) } };
  const dark = { font: bold(white), fill: isBlack ? tinted(0.25) : tinted(-0.25) };
  const groups: Record<string, TableLook> = {
    Light0: {
      wholeTable: { font: { colour: text }, borders: { top: line(accent), bottom: line(accent) } },
      headerRow: { font: bold(text), borders: { bottom: line(accent) } },
      totalRow: { font: bold(text), ...rowLine },
      ...bothEnds({ font: bold(text) }),
      ...bothStripes(pale),
    },
    Light1: {
      wholeTable: { ...blackText, borders: onAllSides(line(accent)) },
      headerRow: solid,
      totalRow: doubled,
      ...bothEnds({ font: bold(black) }),
      ...{ firstRowStripe: rowLine, secondRowStripe: rowLine },
      ...{ firstColumnStripe: columnLine, secondColumnStripe: columnLine },
    },
    Light2: {
      wholeTable: {
        ...{ ...blackText, borders: onAllSides(line(accent)) },
        inner: { across: line(accent), down: line(accent) },
      },
      headerRow: { font: bold(black), borders: { bottom: line(accent, 1.5) } },
      totalRow: doubled,
      ...bothEnds({ font: bold(black) }),
      ...bothStripes(pale),
    },
    Medium0: {
      wholeTable: { ...blackText, borders: onAllSides(thin), inner: { across: thin } },
      headerRow: solid,
      totalRow: doubled,
      ...bothEnds({ font: bold(black) }),
      ...bothStripes(pale),
    },
    Medium1: {
      wholeTable: { ...blackText, fill: pale, inner: { across: line(white), down: line(white) } },
      headerRow: { ...solid, borders: { bottom: line(white, 2.25) } },
      totalRow: { ...solid, borders: { top: line(white, 2.25) } },
      ...bothEnds(solid),
      ...bothStripes(middle),
    },
    Medium2: {
      wholeTable: {
        ...blackText,
        borders: {
          ...(isBlack && { left: line(black), right: line(black) }),
          ...{ top: line(black, 1.5), bottom: line(black, 1.5) },
        },
        ...(isBlack && { inner: { across: line(black), down: line(black) } }),
      },
      headerRow: { ...solid, borders: { bottom: line(black, 1.5) } },
      totalRow: { borders: { top: line(black, 0.75, 'double') } },
      ...bothEnds(solid),
      ...bothStripes(tinted(-0.15, 0)),
    },
    Medium3: {
      wholeTable: {
        ...blackText,
        fill: pale,
        borders: onAllSides(thin),
        inner: { across: thin, down: thin },
      },
      headerRow: { font: bold(black) },
      totalRow: { font: bold(black), borders: { top: line(accent, 1.5) } },
      ...bothEnds({ font: bold(black) }),
      ...bothStripes(middle),
    },
    Dark0: {
      wholeTable: { font: { colour: white }, fill: isBlack ? tinted(0.45) : accent },
      headerRow: { font: bold(white), fill: black, borders: { bottom: line(white, 1.5) } },
      totalRow: {
        ...{ font: bold(white), fill: isBlack ? tinted(0.15) : tinted(-0.5) },
        borders: { top: line(white, 1.5) },
      },
      firstColumn: { ...dark, borders: { right: line(white, 1.5) } },
      lastColumn: { ...dark, borders: { left: line(white, 1.5) } },
      ...bothStripes(dark.fill),
    },
    Dark1: {
      wholeTable: { fill: pale },
      headerRow: { font: { colour: white }, fill: isBlack ? black : tinted(0, colourIndex + 4) },
      totalRow: { font: bold(black), borders: { top: line(black, 0.75, 'double') } },
      ...bothEnds({ font: bold(black) }),
      ...bothStripes(middle),
    },
  };
  return groups[group];
}
