import { format, formatColor } from 'numfmt';
import { hex } from './colours';
import type { Cell, Colour, Style, Workbook } from './model';

/** Displayed text of a cell. */
export type Shown = {
  text: string;
  /** Left-aligned text beside a right-aligned `text`: the sign of an accounting format. */
  lead?: string;
  colour?: Colour;
  align: 'left' | 'center' | 'right';
};

/** Lakh and crore grouping: everywhere, or only in formats that indicate rupees or India. */
export type Grouping = 'indian' | 'by-format';

const gap = '\u0001';
const failed = '\u0002';
const indian = /₹|\[\$[^\]]*-0?(4009|439|44[5-9A-F]|45[07])|Rs\.?/i;

/** A cell's text as Excel shows it: number formats, dates, fractions, format colours, alignment by type. */
export function show(cell: Cell, style: Style, { epoch }: Workbook, grouping: Grouping): Shown {
  const { value, kind } = cell;
  const align = alignmentOf(style, kind);
  if (value === undefined) return { text: '', align };
  if (kind === 'error') return { text: String(value), align };
  if (kind === 'boolean') return { text: value ? 'TRUE' : 'FALSE', align };
  if (kind === 'text' && !ownsText(style.format)) return { text: String(value), align };
  const number = typeof value === 'number' ? dated(value, style.format, epoch) : value;
  const lakh = grouping === 'indian' || indian.test(style.format);
  const options = {
    fillChar: gap,
    throws: false,
    invalid: failed,
    grouping: (lakh ? [3, 2] : [3, 3]) as [number, number],
  };
  const formatted = format(style.format, number, options);
  const shown = formatted === failed ? String(value) : formatted;
  // A fill gap is the marker, followed by the fill character.
  const at = shown.indexOf(gap);
  const colour = rgb(formatColor(style.format, number, { throws: false }));
  const parts = at < 0 ? { text: shown } : { text: shown.slice(at + 2), lead: shown.slice(0, at) };
  return { ...parts, align, ...(colour && { colour }) };
}

/** Whether a format has a section for texts: one with `@`, or the fourth, which may be empty (ECMA-376, 18.8.31). */
const ownsText = (code: string) => {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return bare.includes('@') || bare.split(';').length > 3;
};

/** The 1904 calendar is four years and a day behind. */
const dated = (value: number, pattern: string, epoch: number) =>
  epoch && /[dmyhs]/i.test(pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')) && !/general/i.test(pattern)
    ? value + epoch
    : value;

function alignmentOf({ horizontal }: Style, kind: Cell['kind']): Shown['align'] {
  if (horizontal === 'center' || horizontal === 'centerContinuous' || horizontal === 'distributed')
    return 'center';
  if (horizontal === 'right') return 'right';
  if (horizontal !== 'general') return 'left';
  return kind === 'number' ? 'right' : kind === 'text' ? 'left' : 'center';
}

const named: Record<string, string> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '00FF00',
  blue: '0000FF',
  yellow: 'FFFF00',
  magenta: 'FF00FF',
  cyan: '00FFFF',
};

function rgb(colour: unknown): Colour | undefined {
  const text = String(colour ?? '');
  const digits = named[text] ?? /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : hex(digits);
}
