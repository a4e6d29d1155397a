import { ink } from './colours';

/** Width of a line in units of the canvas. The document sets it once; parts name only what differs. */
const lineWidth = 1.6;

/** One SVG document. */
export type Drawing = string;

/**
 * A canvas of any size. Its origin is moved by half a unit, so that a line at a whole coordinate fills whole pixels
 * at 1× and at 2×.
 *
 * @param area `[width, height]` in units, or `[left, top, width, height]` to cut a larger drawing
 * @param parts elements from back to front
 */
export function drawing(
  area: [number, number] | [number, number, number, number],
  ...parts: string[]
): Drawing {
  const [left, top, width, height] = area.length === 2 ? [0, 0, ...area] : area;
  const box = [left - 0.5, top - 0.5, width, height].map(short).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="${ink}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>\n`;
}

/** The canvas of cards, 3:2. */
export const card = (...parts: string[]): Drawing => drawing([240, 160], ...parts);

export type Look = {
  /** Colour of the surface; none without it. */
  fill?: string;
  /** Colour of the line, or `none`; ink without it. */
  line?: string;
  width?: number;
  /** Lengths of dash and gap. */
  dash?: string;
  /** Square ends, for markers and gauges. */
  butt?: boolean;
};

/** Any line or surface. */
export function path(d: string, look: Look = {}): string {
  return `<path d="${d}"${attributes(look)}/>`;
}

export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look & { round?: number } = {},
): string {
  const { round = 3, ...rest } = { fill: '#fff', ...look };
  const corner = round ? ` rx="${round}"` : '';
  return `<rect x="${half(x)}" y="${half(y)}" width="${half(w)}" height="${half(h)}"${corner}${attributes(rest)}/>`;
}

export function disc(x: number, y: number, radius: number, look: Look = {}): string {
  return `<circle cx="${half(x)}" cy="${half(y)}" r="${short(radius)}"${attributes({ fill: '#fff', ...look })}/>`;
}

/** Parts that belong together; `look` is what they share. */
export function group(look: Look, ...parts: string[]): string {
  return `<g${attributes(look)}>${parts.join('')}</g>`;
}

/** Parts turned by `degrees` around a point. */
export function turned(degrees: number, x: number, y: number, ...parts: string[]): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`;
}

/** Path data with its numbers on half units: the grid on which straight lines are sharp. */
export function d(texts: TemplateStringsArray, ...numbers: number[]): string {
  return texts.reduce((data, text, index) => `${data}${half(numbers[index - 1] ?? 0)}${text}`);
}

/**
 * Path data at a point and in a size.
 *
 * @param data relative commands only, drawn from 0 0
 * @param scale factor; results are rounded to a tenth of a unit
 */
export function at(x: number, y: number, data: string, scale = 1): string {
  const sized = data.replace(/([a-z])([^a-z]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    // Of an arc's seven numbers the third to fifth are an angle and two flags.
    const flags = (index: number) => command === 'a' && [2, 3, 4].includes(index % 7);
    return command + values.map((value, index) => short(flags(index) ? value : value * scale)).join(' ');
  });
  return `M${half(x)} ${half(y)}${sized}`.replace(/ -/g, '-');
}

function attributes({ fill, line, width, dash, butt }: Look): string {
  return [
    fill && ` fill="${fill}"`,
    line && ` stroke="${line}"`,
    width && ` stroke-width="${width}"`,
    dash && ` stroke-dasharray="${dash}"`,
    butt && ' stroke-linecap="butt"',
  ]
    .filter(Boolean)
    .join('');
}

const half = (value: number) => short(Math.round(value * 2) / 2);

/** A number without the digits nobody sees: one decimal, no zero before it. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}
