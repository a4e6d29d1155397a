import type { Element } from '../../text/docx/xml';
import type { Colour } from '../model';

/** Highlighting colours by name. */
export const highlights: Record<string, string> = {
  black: '000000',
  blue: '0000FF',
  cyan: '00FFFF',
  green: '00FF00',
  magenta: 'FF00FF',
  red: 'FF0000',
  yellow: 'FFFF00',
  white: 'FFFFFF',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  darkGray: '808080',
  lightGray: 'C0C0C0',
};

/** A six-digit colour; undefined for `auto`. */
export function colourOf(text: string | undefined): Colour | undefined {
  if (!text || !/^[0-9a-f]{6}$/i.test(text)) return undefined;
  return [0, 2, 4].map((index) => Number.parseInt(text.slice(index, index + 2), 16) / 255) as Colour;
}

/** Whether text of the automatic colour is white on this background, as Word and LibreOffice print it. */
export const isDark = ([red, green, blue]: Colour): boolean => 76 * red + 151 * green + 29 * blue < 63;

/** Background of text, paragraph or cell; a pattern becomes the mix of its two colours. */
export function shadeOf(element: Element | undefined): Colour | null | undefined {
  if (!element) return undefined;
  const { fill, val = 'clear', color } = element.attributes;
  const ground = colourOf(fill);
  // No shading at all, unlike `clear`, which shows the background (17.18.78).
  if (val === 'nil') return null;
  const share = val === 'solid' ? 1 : Number(/^pct(\d+)$/.exec(val)?.[1] ?? 0) / 100;
  if (share === 0) return ground ?? null;
  const ink = colourOf(color) ?? [0, 0, 0];
  return ink.map((part, i) => part * share + (ground?.[i] ?? 1) * (1 - share)) as Colour;
}
