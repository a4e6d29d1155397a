/** Signs that no available font has, drawn as shapes. Coordinates are in ems, upwards from the baseline. */
const shapes: Record<string, { width: number; draw: string }> = {
  '●': { width: 0.6, draw: circle(0.3, 0.34, 0.24, 'f') },
  '○': { width: 0.6, draw: `0.05 w ${circle(0.3, 0.34, 0.22, 'S')}` },
  '■': { width: 0.6, draw: '0.06 0.08 0.48 0.48 re f' },
  '□': { width: 0.6, draw: '0.05 w 0.08 0.1 0.44 0.44 re S' },
  '❑': {
    width: 0.65,
    draw: '0.05 w 0.08 0.1 0.44 0.44 re S 0.52 0.04 0.06 0.44 re 0.14 0.04 0.44 0.06 re f',
  },
  '☐': { width: 0.75, draw: '0.05 w 0.08 0.02 0.58 0.58 re S' },
  '☑': { width: 0.75, draw: '0.05 w 0.08 0.02 0.58 0.58 re S 0.08 w 0.2 0.32 m 0.33 0.16 l 0.56 0.5 l S' },
  '☒': {
    width: 0.75,
    draw: '0.05 w 0.08 0.02 0.58 0.58 re S 0.2 0.14 m 0.54 0.48 l 0.2 0.48 m 0.54 0.14 l S',
  },
  '▪': { width: 0.45, draw: '0.08 0.18 0.29 0.29 re f' },
  '▫': { width: 0.45, draw: '0.05 w 0.1 0.2 0.25 0.25 re S' },
  '◆': { width: 0.6, draw: '0.3 0.02 m 0.56 0.32 l 0.3 0.62 l 0.04 0.32 l f' },
  '⬥': { width: 0.5, draw: '0.25 0.14 m 0.42 0.34 l 0.25 0.54 l 0.08 0.34 l f' },
  '❖': {
    width: 0.7,
    draw: '0.35 0.38 m 0.48 0.51 l 0.35 0.64 l 0.22 0.51 l f 0.35 0.04 m 0.48 0.17 l 0.35 0.3 l 0.22 0.17 l f 0.18 0.21 m 0.31 0.34 l 0.18 0.47 l 0.05 0.34 l f 0.52 0.21 m 0.65 0.34 l 0.52 0.47 l 0.39 0.34 l f',
  },
  '✓': { width: 0.7, draw: '0.08 w 0.08 0.34 m 0.26 0.12 l 0.62 0.6 l S' },
  '✔': { width: 0.7, draw: '0.12 w 0.08 0.34 m 0.26 0.14 l 0.62 0.6 l S' },
  '✗': { width: 0.6, draw: '0.08 w 0.08 0.1 m 0.52 0.56 l 0.08 0.56 m 0.52 0.1 l S' },
  '➢': {
    width: 0.7,
    draw: '0.05 w 0.08 0.08 m 0.64 0.34 l 0.08 0.6 l 0.26 0.34 l h S 0.08 0.08 m 0.64 0.34 l 0.26 0.34 l f',
  },
  '➲': { width: 0.8, draw: arrow(0.8) },
  '➔': { width: 0.8, draw: arrow(0.8) },
  '⇨': { width: 0.8, draw: arrow(0.8) },
  '→': { width: 0.9, draw: arrow(0.9) },
};

/** A circle of four curves. */
function circle(x: number, y: number, r: number, end: string): string {
  const k = r * 0.5523;
  const at = (...places: number[]) => places.map((place) => place.toFixed(3)).join(' ');
  return [
    `${at(x + r, y)} m`,
    `${at(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${at(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${at(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${at(x + k, y - r, x + r, y - k, x + r, y)} c ${end}`,
  ].join(' ');
}

function arrow(width: number): string {
  const tip = (width - 0.08).toFixed(2);
  const back = (width - 0.3).toFixed(2);
  return `0.06 w 0.06 0.3 m ${tip} 0.3 l S ${tip} 0.3 m ${back} 0.16 l ${back} 0.44 l f`;
}

const all = new RegExp(`([${Object.keys(shapes).join('')}])`, 'u');

/** Text split into signs drawn as shapes, one by one, and the text between them. */
export const partsOf = (text: string): string[] => text.split(all).filter(Boolean);

export const shapeOf = (text: string) => shapes[text];
