/**
 * Symbols drawn as shapes, so that ticks, boxes and bullets need no font file. Coordinates are in ems, upwards from the
 * baseline; shapes are only filled, so that they take the colour of the text.
 */
const shapes: Record<string, { width: number; draw: string }> = {
  '●': { width: 0.6, draw: filledCircle(0.3, 0.34, 0.24) },
  '○': { width: 0.6, draw: filledRing(0.3, 0.34, 0.22) },
  '■': { width: 0.6, draw: filledSquare(0.06, 0.08, 0.48) },
  '□': { width: 0.6, draw: frame(0.08, 0.1, 0.44) },
  '❑': {
    width: 0.65,
    draw: `${frame(0.08, 0.1, 0.44)} 0.52 0.04 0.06 0.44 re 0.14 0.04 0.44 0.06 re f`,
  },
  '☐': { width: 0.75, draw: frame(0.08, 0.02, 0.58) },
  '☑': {
    width: 0.75,
    draw: `${frame(0.08, 0.02, 0.58)} ${thickLines(0.08, 0.2, 0.32, 0.33, 0.16, 0.56, 0.5)}`,
  },
  '☒': {
    width: 0.75,
    draw: `${frame(0.08, 0.02, 0.58)} ${thickLines(0.05, 0.2, 0.14, 0.54, 0.48)} ${thickLines(0.05, 0.2, 0.48, 0.54, 0.14)}`,
  },
  '▪': { width: 0.45, draw: filledSquare(0.08, 0.18, 0.29) },
  '▫': { width: 0.45, draw: frame(0.1, 0.2, 0.25) },
  '◆': { width: 0.6, draw: diamond(0.3, 0.32, 0.26, 0.3) },
  '⬥': { width: 0.5, draw: diamond(0.25, 0.34, 0.17, 0.2) },
  '❖': {
    width: 0.7,
    draw: [
      diamond(0.35, 0.51, 0.13, 0.13),
      diamond(0.35, 0.17, 0.13, 0.13),
      diamond(0.18, 0.34, 0.13, 0.13),
      diamond(0.52, 0.34, 0.13, 0.13),
    ].join(' '),
  },
  '✓': { width: 0.7, draw: thickLines(0.08, 0.08, 0.34, 0.26, 0.12, 0.62, 0.6) },
  '✔': { width: 0.7, draw: thickLines(0.12, 0.08, 0.34, 0.26, 0.14, 0.62, 0.6) },
  '✅': { width: 0.8, draw: thickLines(0.14, 0.1, 0.34, 0.3, 0.14, 0.7, 0.62) },
  '✗': {
    width: 0.6,
    draw: `${thickLines(0.08, 0.08, 0.1, 0.52, 0.56)} ${thickLines(0.08, 0.08, 0.56, 0.52, 0.1)}`,
  },
  '✘': {
    width: 0.6,
    draw: `${thickLines(0.12, 0.08, 0.1, 0.52, 0.56)} ${thickLines(0.12, 0.08, 0.56, 0.52, 0.1)}`,
  },
  '❌': {
    width: 0.8,
    draw: `${thickLines(0.14, 0.12, 0.06, 0.68, 0.62)} ${thickLines(0.14, 0.12, 0.62, 0.68, 0.06)}`,
  },
  '➢': { width: 0.7, draw: '0.08 0.08 m 0.64 0.34 l 0.08 0.6 l 0.26 0.34 l h f' },
  '➲': { width: 0.8, draw: arrow(0.8) },
  '➔': { width: 0.8, draw: arrow(0.8) },
  '⇨': { width: 0.8, draw: arrow(0.8) },
  '→': { width: 0.9, draw: arrow(0.9) },
};

function coordinates(...values: number[]): string {
  return values.map((value) => `${Number(value.toFixed(3))}`).join(' ');
}

/** A circle of four curves, not yet painted. */
export function circlePath(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return [
    `${coordinates(x + r, y)} m`,
    `${coordinates(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${coordinates(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${coordinates(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${coordinates(x + k, y - r, x + r, y - k, x + r, y)} c`,
  ].join(' ');
}

function filledCircle(x: number, y: number, r: number): string {
  return `${circlePath(x, y, r)} f`;
}

function filledRing(x: number, y: number, r: number): string {
  return `${circlePath(x, y, r + 0.025)} ${circlePath(x, y, r - 0.025)} f*`;
}

function filledSquare(x: number, y: number, side: number): string {
  return `${coordinates(x, y, side, side)} re f`;
}

/** The outline of a square, a twentieth of an em thick. */
function frame(x: number, y: number, side: number): string {
  const t = 0.025;
  return `${coordinates(x - t, y - t, side + 2 * t, side + 2 * t)} re ${coordinates(x + t, y + t, side - 2 * t, side - 2 * t)} re f*`;
}

function diamond(x: number, y: number, w: number, h: number): string {
  return `${coordinates(x, y - h)} m ${coordinates(x + w, y)} l ${coordinates(x, y + h)} l ${coordinates(x - w, y)} l f`;
}

/** Lines with a thickness through points; square ends close the corners. */
function thickLines(thickness: number, ...points: number[]): string {
  const output: string[] = [];
  const half = thickness / 2;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(i, i + 4);
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [dx, dy] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
    output.push(
      `${coordinates(x0 - dx - dy, y0 - dy + dx)} m ${coordinates(x1 + dx - dy, y1 + dy + dx)} l ${coordinates(x1 + dx + dy, y1 + dy - dx)} l ${coordinates(x0 - dx + dy, y0 - dy - dx)} l h f`,
    );
  }
  return output.join(' ');
}

function arrow(width: number): string {
  const [tip, back] = [width - 0.08, width - 0.3];
  return `${coordinates(0.06, 0.27, back - 0.06, 0.06)} re f ${coordinates(tip, 0.3)} m ${coordinates(back, 0.16)} l ${coordinates(back, 0.44)} l f`;
}

export const shapeOf = (text: string) => shapes[text];

/** All drawn symbols; the index of a symbol, counted from 1, is its code in the PDF's font. */
export const drawnSymbols: readonly string[] = Object.keys(shapes);
