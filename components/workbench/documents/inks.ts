import type { HandwritingFont, Ink, Measured, Stamp } from 'engines/pdf';
import getStroke from 'perfect-freehand';

/** An ink ready to be placed: its source, the engine’s ink, and its width divided by its height. */
export type ReadyInk = { source: InkSource; ink: Ink; aspectRatio: number };

/** Strokes, each as its points: x and y in units of the pad's height, and the pressure. */
export type Strokes = readonly (readonly [x: number, y: number, pressure: number][])[];

/** What the visitor made an ink from: pen strokes, a typed text, or a picture without its background. */
export type InkSource =
  | { from: 'draw'; strokes: Strokes }
  | { from: 'type'; text: string; hand: HandwritingFont; measured: Measured }
  | { from: 'picture'; picture: ImageData };

/** Width of the pad, relative to its height. */
export const padWidth = 2.6;

/** Pen width, relative to the pad's height. */
const penWidth = 0.055;

export const penColours = { blue: [20, 36, 120], black: [12, 14, 20] } as const satisfies Record<
  string,
  NonNullable<Stamp['colour']>
>;
/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];
export type PenColour = keyof typeof penColours;

/** Outlines of strokes: wider where the pen moves slowly or is pressed, round at both ends. */
export const outlinesOf = (strokes: Strokes): number[][] =>
  strokes.map((points) => {
    const isPen = points.some(([, , pressure]) => pressure > 0 && pressure !== 0.5);
    const outline = getStroke(
      points.map(([x, y, pressure]) => [x * 1000, y * 1000, pressure]),
      {
        size: penWidth * 1000,
        thinning: 0.55,
        smoothing: 0.6,
        streamline: 0.45,
        simulatePressure: !isPen,
        last: true,
      },
    );
    return outline.flatMap(([x = 0, y = 0]) => [x / 1000, y / 1000]);
  });

/** The engine’s ink of a source, cropped to what is drawn; undefined if nothing would be visible. */
export function inkOf(source: InkSource | undefined): Ink | undefined {
  if (!source) return undefined;
  if (source.from === 'picture') {
    const { data, width, height } = source.picture;
    return { kind: 'picture', rgba: data, width, height };
  }
  if (source.from === 'type')
    return source.measured.width > 0 ? { kind: 'typed', text: source.text, face: source.hand } : undefined;
  const outlines = outlinesOf(source.strokes).filter(({ length }) => length >= 6);
  if (outlines.length === 0) return undefined;
  const coordinates = outlines.flat();
  const [xs, ys] = [
    coordinates.filter((_, index) => index % 2 === 0),
    coordinates.filter((_, index) => index % 2 === 1),
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    kind: 'drawn',
    outlines: outlines.map((outline) =>
      outline.map((value, index) => value - (index % 2 === 0 ? left : top)),
    ),
    width: Math.max(0.01, Math.max(...xs) - left),
    height: Math.max(0.01, Math.max(...ys) - top),
  };
}

/** Width of an ink divided by its height. */
export function aspectRatioOf(source: InkSource, ink: Ink): number {
  if (ink.kind === 'typed') return source.from === 'type' ? source.measured.width : 1;
  return ink.width / ink.height;
}

/** A straight bar; its outline has enough points to keep its corners when it is drawn with curves. */
export function barInk(width: number, height: number): Ink {
  const side = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 50 }, (_, index) => {
      const part = index / 50;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const outline = corners.flatMap((from, index) => side(from, corners[(index + 1) % 4] as [number, number]));
  return { kind: 'drawn', outlines: [outline.flat()], width, height };
}
