import { circlePath } from '../../write/drawn-symbols';
import { num } from '../../write/pdf-writer';
import { rangeOf } from '../read/cell-references';
import type { FormControl } from '../read/form-controls';
import type { Cell, DrawingLayout, ShapeText, Sheet, Workbook } from '../read/model';
import { show } from '../read/number-format';
import { sizeOf } from '../read/sizes';
import { plainStyle } from '../read/styles';

/** Lays out form controls as Excel prints them: with label, state and selected value. */
export function layOutControls(workbook: Workbook): void {
  for (const sheet of workbook.sheets)
    for (const control of sheet.controls) {
      const size = sizeOf(control, sheet);
      const layout = controlLayout(control, size, itemsOf(control, sheet, workbook));
      sheet.drawings.push({ anchor: control.anchor, layout: layout });
    }
}

/** Texts of the cells that a list box shows. */
function itemsOf({ list }: FormControl, controlSheet: Sheet, workbook: Workbook): string[] {
  const formula =
    workbook.names.find(({ name }) => name.toLowerCase() === list.toLowerCase())?.formula ?? list;
  const [, quoted, unquoted, reference = formula] = /^(?:'((?:[^']|'')+)'|([^!]+))!(.+)$/.exec(formula) ?? [];
  const name = quoted?.replaceAll("''", "'") ?? unquoted ?? controlSheet.name;
  const sheet = workbook.sheets.find((sheet) => sheet.name === name);
  const range = list && sheet ? rangeOf(reference) : undefined;
  if (!sheet || !range) return [];
  const texts: string[] = [];
  const isIn = ({ row, column }: Cell) =>
    column === range.left && row >= range.top && row <= range.bottom && row - range.top < 2000;
  for (const cell of sheet.cells.filter(isIn))
    texts[cell.row - range.top] = show(
      cell,
      workbook.styles[cell.style] ?? plainStyle,
      workbook,
      'by-format',
    ).text;
  return Array.from(texts, (text) => text ?? '');
}

type Size = { width: number; height: number };

const box = (x: number, y: number, width: number, height: number) =>
  `${[x, y, width, height].map(num).join(' ')} re`;

const path = (...points: [number, number][]) =>
  points.map(([x, y], index) => `${num(x)} ${num(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');

/** A box with a triangle in its middle, rotated by quarter turns: 0 points up. */
function arrow(x: number, y: number, width: number, height: number, quarters: number): string {
  const size = Math.min(width, height) * 0.22;
  const corners: [number, number][] = [
    [0, -size],
    [size * 1.4, size],
    [-size * 1.4, size],
  ];
  const rotatedCorners = corners.map(([across, down]): [number, number] => {
    const [cos, sin] = [[1, 0, -1, 0][quarters] ?? 1, [0, 1, 0, -1][quarters] ?? 0];
    return [x + width / 2 + across * cos - down * sin, y + height / 2 + across * sin + down * cos];
  });
  return `.94 g ${box(x, y, width, height)} B 0 g ${path(...rotatedCorners)} f`;
}

const frameStyle = 'q 1 g .4 G .75 w';

/** Distance from the left edge of a control to the label beside its box or circle, in points. */
const labelStart = 14;

function controlLayout(control: FormControl, size: Size, items: readonly string[]): DrawingLayout {
  const { kind, words, state, chosen } = control;
  const { width, height } = size;
  const centre = height / 2;
  const item = items[chosen - 1] ?? '';
  const text = (
    lines: readonly string[],
    place: Partial<ShapeText> = {},
    align: 'left' | 'center' = 'left',
  ) => textOf(lines, control, { x: 2, y: 0, width: width - 4, height, vertical: 'center', ...place }, align);
  const side = Math.min(12, width / 2);
  const layouts: Record<FormControl['kind'], () => { shapes: string; text?: ShapeText }> = {
    Checkbox: () => {
      const [x, y] = [3, centre - 4.5];
      const tick = {
        on: `0 G 1.3 w ${path([x + 2, y + 4.5], [x + 4, y + 7], [x + 7.2, y + 2])} S`,
        mixed: `.6 g ${box(x + 2, y + 2, 5, 5)} f`,
        off: '',
      };
      return {
        shapes: `${frameStyle} ${box(x, y, 9, 9)} B ${tick[state]} Q\n`,
        text: text([words], { x: labelStart, width: width - labelStart }),
      };
    },
    Radio: () => ({
      shapes: `${frameStyle} ${circlePath(7.5, centre, 4.5)} B ${state === 'on' ? `0 g ${circlePath(7.5, centre, 2.2)} f` : ''} Q\n`,
      text: text([words], { x: labelStart, width: width - labelStart }),
    }),
    Label: () => ({ shapes: '', text: text([words]) }),
    GBox: () => ({
      shapes: `${frameStyle} ${path([6, 5], [0.5, 5], [0.5, height - 0.5], [width - 0.5, height - 0.5], [width - 0.5, 5], [8 + words.length * 4.5, 5])} S Q\n`,
      text: text([words], { x: 8, vertical: 'top' }),
    }),
    Button: () => ({
      shapes: `${frameStyle} .94 g ${box(0.5, 0.5, width - 1, height - 1)} B Q\n`,
      text: text([words], {}, 'center'),
    }),
    Edit: () => ({
      shapes: `${frameStyle} ${box(0.5, 0.5, width - 1, height - 1)} B Q\n`,
      text: text([words]),
    }),
    Drop: () => ({
      shapes: `${frameStyle} ${box(0.5, 0.5, width - 1, height - 1)} B ${arrow(width - side - 0.5, 0.5, side, height - 1, 2)} Q\n`,
      text: text([item], { width: width - side - 3 }),
    }),
    List: () => {
      const step = 11;
      const maxRows = Math.max(1, Math.floor((height - 2) / step));
      const first = Math.max(0, Math.min(chosen - 1, items.length - maxRows));
      const highlight =
        chosen > 0 ? `.8 g ${box(1, 1 + (chosen - 1 - first) * step, width - 2, step)} f` : '';
      return {
        shapes: `${frameStyle} ${box(0.5, 0.5, width - 1, height - 1)} B ${highlight} Q\n`,
        text: text(items.slice(first, first + maxRows), { vertical: 'top', y: 1 }),
      };
    },
    Spin: () => ({
      shapes: `${frameStyle} ${arrow(0.5, 0.5, width - 1, centre - 0.5, 0)} ${arrow(0.5, centre, width - 1, centre - 0.5, 2)} Q\n`,
    }),
    Scroll: () => ({
      shapes:
        width > height
          ? `${frameStyle} ${box(0.5, 0.5, width - 1, height - 1)} B ${arrow(0.5, 0.5, height, height - 1, 3)} ${arrow(width - height - 0.5, 0.5, height, height - 1, 1)} Q\n`
          : `${frameStyle} ${box(0.5, 0.5, width - 1, height - 1)} B ${arrow(0.5, 0.5, width - 1, width, 0)} ${arrow(0.5, height - width - 0.5, width - 1, width, 2)} Q\n`,
    }),
  };
  const { shapes, text: label } = layouts[kind]();
  return { ...size, shapes, texts: [], family: control.family, margin: 4, ...(label && { text: label }) };
}

/** Lays out the lines of a control's text; undefined if all are blank. */
function textOf(
  lines: readonly string[],
  { family, size }: FormControl,
  place: Omit<ShapeText, 'wraps' | 'rotation' | 'paragraphs'>,
  align: 'left' | 'center',
): ShapeText | undefined {
  if (lines.every((line) => line.trim() === '')) return undefined;
  const font = { ...plainStyle.font, family, size };
  const paragraphs = lines
    .flatMap((line) => line.split('\n'))
    .map((line) => ({
      runs: [{ text: line, font }],
      ...{ align, left: 0, first: 0, spacing: { above: 0, below: 0, line: 1 } },
    }));
  return { ...place, wraps: false, rotation: 0, paragraphs };
}
