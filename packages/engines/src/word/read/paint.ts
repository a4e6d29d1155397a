import { child, type Element, elementsOf } from '../../text/docx/xml';
import type { Colour, Paint, Stroke } from '../model';
import { colourOf } from './colours';
import { emus } from './lengths';
import type { Theme } from './theme';

/** Named colours in Office files (ECMA-376 part 1, 20.1.10.48; VML uses the same names). */
export const namedColours: Record<string, string> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '008000',
  lime: '00FF00',
  blue: '0000FF',
  yellow: 'FFFF00',
  aqua: '00FFFF',
  cyan: '00FFFF',
  fuchsia: 'FF00FF',
  magenta: 'FF00FF',
  gray: '808080',
  grey: '808080',
  silver: 'C0C0C0',
  maroon: '800000',
  navy: '000080',
  olive: '808000',
  purple: '800080',
  teal: '008080',
  orange: 'FFA500',
  window: 'FFFFFF',
  windowText: '000000',
};

/** A share in thousandths of a per cent or, in files of the strict kind, in per cent (ECMA-376 part 1, 22.9.2.9). */
export const shareOf = (text: string | undefined, fallback = 0) =>
  text === undefined ? fallback : Number.parseFloat(text) / (text.endsWith('%') ? 100 : 100_000) || 0;

/**
 * A DrawingML colour with its transforms (ECMA-376 part 1, 20.1.2.3).
 * @param placeholderColour replaces `phClr`
 */
export function inkOf(
  element: Element | undefined,
  theme: Theme,
  placeholderColour?: Colour,
): Paint | undefined {
  if (!element) return undefined;
  const { val = '', lastClr } = element.attributes;
  const baseColour =
    element.name === 'schemeClr'
      ? val === 'phClr'
        ? placeholderColour
        : theme.named(val)
      : colourOf(lastClr ?? namedColours[val] ?? val);
  if (!baseColour) return undefined;
  let colour = baseColour;
  let alpha = 1;
  for (const { name, attributes } of elementsOf(element)) {
    const amount = shareOf(attributes.val);
    if (name === 'alpha') alpha = amount;
    else if (name === 'tint') colour = colour.map((channel) => 1 - (1 - channel) * amount) as Colour;
    else if (name === 'shade') colour = colour.map((channel) => channel * amount) as Colour;
    else if (name in hslChanges) {
      const hsl = hslOf(colour);
      hslChanges[name]?.(hsl, amount, Number(attributes.val) / 21_600_000 || 0);
      colour = colourOfHsl(hsl);
    }
  }
  return { colour, ...(alpha < 1 && { alpha }) };
}

/** Hue, saturation and lightness, from 0 to 1. */
type Hsl = { hue: number; saturation: number; light: number };

/** Changes of a colour by a share or, of its hue, by parts of a circle in 60,000ths of a degree (20.1.2.3). */
const hslChanges: Record<string, (hsl: Hsl, share: number, turn: number) => void> = {
  hue: (hsl, _, turn) => (hsl.hue = turn),
  hueOff: (hsl, _, turn) => (hsl.hue += turn),
  hueMod: (hsl, share) => (hsl.hue *= share),
  sat: (hsl, share) => (hsl.saturation = share),
  satOff: (hsl, share) => (hsl.saturation += share),
  satMod: (hsl, share) => (hsl.saturation *= share),
  lum: (hsl, share) => (hsl.light = share),
  lumOff: (hsl, share) => (hsl.light += share),
  lumMod: (hsl, share) => (hsl.light *= share),
};

function hslOf(colour: Colour): Hsl {
  const [red, green, blue] = colour;
  const [max, min] = [Math.max(...colour), Math.min(...colour)];
  const [light, spread] = [(max + min) / 2, max - min];
  if (spread === 0) return { hue: 0, saturation: 0, light };
  const sector =
    max === red
      ? (green - blue) / spread
      : max === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sector / 6, saturation: spread / (1 - Math.abs(2 * light - 1)), light };
}

function colourOfHsl({ hue, saturation, light }: Hsl): Colour {
  const clampShare = (share: number) => Math.min(1, Math.max(0, share));
  const chroma = clampShare(saturation) * Math.min(clampShare(light), 1 - clampShare(light));
  // Red, green and blue are a third of a circle apart.
  return [0, 8, 4].map((offset) => {
    const position = (((offset + hue * 12) % 12) + 12) % 12;
    return clampShare(light) - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  }) as Colour;
}

/** Fill of a shape; `null` if it explicitly has none. Picture fills are read with the pictures. */
export function fillOf(
  parent: Element | undefined,
  theme: Theme,
  placeholderColour?: Colour,
): Paint | null | undefined {
  for (const element of elementsOf(parent)) {
    const [first] = elementsOf(element);
    if (element.name === 'noFill') return null;
    if (element.name === 'solidFill') return inkOf(first, theme, placeholderColour) ?? null;
    if (element.name === 'gradFill') return gradientOf(element, theme, placeholderColour);
    if (element.name === 'pattFill')
      return inkOf(elementsOf(child(element, 'fgClr'))[0], theme, placeholderColour);
  }
  return undefined;
}

function gradientOf(element: Element, theme: Theme, placeholderColour?: Colour): Paint | undefined {
  const stops = elementsOf(child(element, 'gsLst')).flatMap((stop) => {
    const ink = inkOf(elementsOf(stop)[0], theme, placeholderColour);
    return ink ? [{ at: shareOf(stop.attributes.pos), ...ink }] : [];
  });
  const [first] = stops;
  if (!first) return undefined;
  stops.sort((a, b) => a.at - b.at);
  const alpha = stops.reduce((sum, stop) => sum + (stop.alpha ?? 1), 0) / stops.length;
  const angle = Number(child(element, 'lin')?.attributes.ang ?? 0) / 60_000;
  const radial = child(element, 'path') !== undefined;
  return {
    colour: first.colour,
    ...(alpha < 1 && { alpha }),
    gradient: { stops: stops.map(({ at, colour }) => ({ at, colour })), angle, radial },
  };
}

/** Line of a shape: its own properties override those of its style. */
export function strokeOf(
  shape: Element | undefined,
  style: Element | undefined,
  theme: Theme,
): Stroke | undefined {
  const ln = child(shape, 'ln');
  const reference = child(style, 'lnRef');
  const lineNumber = Number(reference?.attributes.idx ?? 0);
  const themePaint = lineNumber > 0 ? inkOf(elementsOf(reference)[0], theme) : undefined;
  const ownFill = fillOf(ln, theme);
  const ink = ownFill === undefined ? themePaint : ownFill;
  if (!ink) return undefined;
  const dash = child(ln, 'prstDash')?.attributes.val ?? 'solid';
  const compound = ln?.attributes.cmpd ?? 'sng';
  const width =
    ln?.attributes.w === undefined ? (theme.lines[lineNumber - 1] ?? 0.75) : emus(ln.attributes.w);
  const hasArrow = (name: string) => (child(ln, name)?.attributes.type ?? 'none') !== 'none';
  return {
    width: width || 0.75,
    style:
      compound !== 'sng' ? 'double' : dash === 'solid' ? 'solid' : /dash/i.test(dash) ? 'dashed' : 'dotted',
    colour: ink.colour,
    ...(ink.alpha !== undefined && { alpha: ink.alpha }),
    ...(hasArrow('headEnd') && { start: true }),
    ...(hasArrow('tailEnd') && { end: true }),
  };
}

/** Fill from the style of a shape. */
export function styleFill(style: Element | undefined, theme: Theme): Paint | undefined {
  const reference = child(style, 'fillRef');
  const index = Number(reference?.attributes.idx ?? 0);
  // Both numbers stand for no fill.
  if (!(index > 0) || index === 1000) return undefined;
  const ink = inkOf(elementsOf(reference)[0], theme);
  const themeFill = theme.fill(index);
  const isGradient = themeFill?.name === 'gradFill';
  return (isGradient ? gradientOf(themeFill, theme, ink?.colour) : undefined) ?? ink;
}

/** Text colour from the style of a shape. */
export const styleText = (style: Element | undefined, theme: Theme): Colour | undefined =>
  inkOf(elementsOf(child(style, 'fontRef'))[0], theme)?.colour;
