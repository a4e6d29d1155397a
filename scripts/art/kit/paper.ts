import { bond, carbon, ink, marker } from './colours';
import { word, wordWidth } from './letters';
import { box, d, group, path } from './svg';

type SheetLook = {
  /** A stock colour makes it a copy. */
  fill?: string;
  /** Size of the folded corner; 0 for copies that lie behind. */
  fold?: number;
  /** Back of the paper, seen in the fold. */
  back?: string;
};

/** A sheet of paper with its folded corner. */
export function sheet(x: number, y: number, w: number, h: number, look: SheetLook = {}): string {
  const { fill = bond, fold = 14, back = fill === bond ? carbon[200] : bond } = look;
  if (fold === 0) return path(d`M${x} ${y}h${w}v${h}h${-w}z`, { fill });
  return (
    path(d`M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}z`, { fill }) +
    path(d`M${x + w - fold} ${y}v${fold}h${fold}z`, { fill: back })
  );
}

/** Outline of a sheet that is not there: missing, or still to come. */
export function absent(x: number, y: number, w: number, h: number, fold = 14): string {
  return path(d`M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}zm${w - fold} 0v${fold}h${fold}`, {
    fill: 'none',
    line: carbon[600],
    dash: '4 4',
  });
}

/** Coloured copies behind a sheet of this place and size, the last one nearest to it. */
export function copies(
  x: number,
  y: number,
  w: number,
  h: number,
  fills: string[],
  { dx = 7, dy = 7 }: { dx?: number; dy?: number } = {},
): string {
  return fills
    .map((fill, index) => ({ fill, steps: fills.length - index }))
    .map(({ fill, steps }) => sheet(x + dx * steps, y - dy * steps, w, h, { fill, fold: 0 }))
    .join('');
}

type LinesLook = {
  gap?: number;
  /** Numbers of the lines that are dark: titles. */
  strong?: number[];
  /** Numbers of the lines that the AI read: dark on a stroke of the marker. */
  marked?: number[];
  colour?: string;
  weight?: number;
};

/** Text as bars. `widths` are parts of `w`, one for each line; 0 leaves a line out. */
export function lines(x: number, y: number, w: number, widths: number[], look: LinesLook = {}): string {
  const { gap = 10, strong = [], marked = [], colour = carbon[300], weight = 3.4 } = look;
  const dark = [...strong, ...marked];
  const bars = (isDark: boolean) =>
    widths
      .map((part, index) =>
        part && dark.includes(index) === isDark ? d`M${x} ${y + index * gap}h${w * part}` : '',
      )
      .join('');
  return [
    marked.length > 0 && marks(marked.map((index) => [x, y + index * gap, w * (widths[index] ?? 0)])),
    bars(false) && path(bars(false), { line: colour, width: weight }),
    bars(true) && path(bars(true), { width: weight }),
  ]
    .filter(Boolean)
    .join('');
}

/** Strokes of the marker, to lie under `lines`: each is `[x, y, length]`, `y` being that of the line. */
export function marks(strokes: [number, number, number][], weight = 9): string {
  return path(strokes.map(([x, y, length]) => d`M${x - 3} ${y}h${length + 6}`).join(''), {
    line: marker,
    width: weight,
    butt: true,
  });
}

/** A folder with `inside` standing between its back and its front. */
export function folder(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  inside = '',
  lip = Math.min(20, h * 0.3),
): string {
  const rise = Math.min(10, lip * 0.6);
  return group(
    { fill },
    path(d`M${x} ${y + h}v${-h}h${w * 0.34}l${rise} ${rise}h${w * 0.66 - rise}v${h - rise}z`),
    inside,
    path(d`M${x} ${y + lip}h${w}v${h - lip}h${-w}z`),
  );
}

/** Name of a format on the lower right corner of its sheet; `right` is the tab's right edge. */
export function tab(right: number, y: number, name: string, letters: string = bond): string {
  const w = Math.round(wordWidth(name, 0.8)) + 15;
  return (
    box(right - w, y, w, 19, { fill: ink, round: 2, line: 'none' }) +
    word(right - w + 8, y + 5, name, letters)
  );
}
