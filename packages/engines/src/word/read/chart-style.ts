import type { ChartMark } from '../../drawing/chart-drawing';
import { child, type Element, elementsOf, within } from '../../text/docx/xml';
import type { Colour } from '../model';
import { inkOf } from './paint';
import type { Theme } from './theme';

/** Colours of what a chart does not format itself. */
export type ChartStyle = {
  /** Colour of a series or point by its number. */
  colourOf(order: number): Colour;
  /** Fills of the whole chart and of the area of its plots, if the style has any. */
  back?: Colour;
  plot?: Colour;
  /** Colour of a text with these properties. */
  inkOf(look: Element | undefined): Colour;
};

/** Colour of axes, grid lines and borders that have none of their own. */
export const lineColour: Colour = [0.525, 0.525, 0.525];
const accents: readonly Colour[] = Array(6).fill([0.27, 0.45, 0.77]);

/** Tints of the greys in the first of each eight styles. */
const greyTints = [0.885, 0.55, 0.78, 0.925, 0.7, 0.3];

const lightened = (colour: Colour, share: number): Colour =>
  colour.map((part) => 1 - (1 - part) * share) as Colour;

/**
 * Colours of a chart's numbered style, 1 to 48 (ECMA-376 part 1, 21.2.2; Office 2010 adds 100). Of each eight, the
 * first is grey, the second has all accents, and the others shades of one accent.
 *
 * @param root `c:chartSpace`
 * @param count number of series, or of points with colours of their own
 */
export function chartStyleOf(root: Element | undefined, theme: Theme, count: number): ChartStyle {
  const style = child(root, 'style') ?? within(child(root, 'AlternateContent'), 'style')[0];
  const number = (Number(style?.attributes.val ?? 2) || 2) % 100;
  const kind = (number - 1) % 8;
  const dark: Colour = theme.named('dk1') ?? [0, 0, 0];
  const light: Colour = theme.named('lt1') ?? [1, 1, 1];
  const own = accents.map((fallback, index) => theme.named(`accent${index + 1}`) ?? fallback);
  const accent = own[kind - 2] ?? dark;
  const pattern = kind === 0 ? greyTints.map((tint) => lightened(dark, tint)) : kind === 1 ? own : [accent];
  const cycles = Math.ceil(count / pattern.length);
  const general = within(child(root, 'txPr'), 'defRPr')[0];
  const inkIn = (look: Element | undefined) => inkOf(elementsOf(child(look, 'solidFill'))[0], theme)?.colour;
  return {
    colourOf(order) {
      const colour = pattern[order % pattern.length] ?? accent;
      // Further series get darker and lighter shades of the same colours.
      const shade = ((Math.floor(order / pattern.length) + 1) / (cycles + 1)) * 1.4 - 0.7;
      if (cycles < 2) return colour;
      return shade < 0 ? (colour.map((part) => part * (1 + shade)) as Colour) : lightened(colour, 1 - shade);
    },
    ...(number > 40 && { back: dark, plot: lightened(dark, 0.95) }),
    ...(number > 32 && number < 41 && { plot: lightened(kind < 2 ? dark : accent, 0.2) }),
    inkOf: (look) => inkIn(look) ?? inkIn(general) ?? (number > 40 ? light : dark),
  };
}

/** Number of colours that the shapes of a chart need. */
export const colourCountOf = (marks: readonly ChartMark[]): number =>
  marks.reduce((count, { series, order }) => (series ? Math.max(count, order + 1) : count), 0);

/** Whether a formatting sets that there is no line. */
export const isInvisible = (look: Element | undefined): boolean =>
  child(child(look, 'ln'), 'noFill') !== undefined;
