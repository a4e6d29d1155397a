import type { Element } from '../text/docx/xml';

/** A text of a chart, in a box. */
export type ChartText = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  bold?: boolean;
  align: 'left' | 'center' | 'right';
  readsUpwards?: true;
  /** Text properties that determine its colour, and the colour. */
  look?: Element | undefined;
  colour?: readonly [red: number, green: number, blue: number];
};

export const size = 9;
export const lineHeight = size * 1.35;

/** Approximate width of a text. */
export const widthOf = (text: string) => text.length * size * 0.54 + 4;

/** A text centred on a point. */
export const centred = (text: string, x: number, y: number): ChartText => ({
  ...{
    text,
    x: x - widthOf(text) / 2 - 4,
    y: y - lineHeight / 2,
    width: widthOf(text) + 8,
    height: lineHeight,
  },
  ...{ size, align: 'center' },
});
