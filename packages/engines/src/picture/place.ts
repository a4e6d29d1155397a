import type { Matrix } from '../matrix';

/** Layout of pictures on pages. Lengths are points, 72 per inch. */
export type PageChoice = {
  /** `fit`: each page is as large as its picture. */
  size: 'fit' | 'a4' | 'letter';
  /** `auto`: like the picture. Ignored for `fit`. */
  orientation: 'auto' | 'portrait' | 'landscape';
  /** Margin on each side. */
  margin: number;
};

/** The part of a PDF matrix (a b c d e f) that rotates and scales. */
type LinearPart = readonly [a: number, b: number, c: number, d: number];

export type Placement = { page: [width: number, height: number]; matrix: Matrix };

/** Transformation for each Exif orientation, with the y axis upwards. */
const orientations: readonly LinearPart[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
];

const papers = { a4: [595.276, 841.89], letter: [612, 792] } as const;

/** Smallest plausible density in pixels per inch: the 72 that cameras write is only a default. */
const minDensity = 100;
/** Largest plausible density: no scanner has more. */
const maxDensity = 2400;
/** Shortest side of a PDF page in points (ISO 32000-1, annex C). */
const minPageSide = 3;
/** Size of a pixel in points without a stated density: 96 per inch, as on the web. */
const defaultPixelSize = 72 / 96;
/** Longest side of a PDF page (ISO 32000-1, annex C). */
const maxPageSide = 14_400;

/**
 * Places one picture on its page: centred, whole, upright.
 *
 * @param picture pixels as stored, Exif orientation 1 to 8, pixels per inch if known
 * @param quarterTurns additional clockwise quarter turns
 * @returns size of the page and the matrix that maps the unit square to the picture
 */
export function placePicture(
  picture: { width: number; height: number; orientation: number; density?: number; densityDown?: number },
  quarterTurns: number,
  choice: PageChoice,
): Placement {
  let orientation = orientations[picture.orientation - 1] ?? [1, 0, 0, 1];
  for (let i = 0; i < ((quarterTurns % 4) + 4) % 4; i++)
    orientation = [orientation[1], -orientation[0], orientation[3], -orientation[2]];
  const swapsSides = orientation[0] === 0;
  const { width, density } = picture;
  const height = picture.height * pixelRatio(picture);
  const [uprightWidth, uprightHeight] = swapsSides ? [height, width] : [width, height];
  const { page, margin } = pageFor(uprightWidth, uprightHeight, density, choice);
  const scale = Math.min(
    (page[0] - 2 * margin) / uprightWidth,
    (page[1] - 2 * margin) / uprightHeight,
    maxScale(choice),
  );
  const [w, h] = [uprightWidth * scale, uprightHeight * scale];
  const [a, b, c, d] = [orientation[0] * w, orientation[1] * h, orientation[2] * w, orientation[3] * h];
  return { page, matrix: [a, b, c, d, (page[0] - a - c) / 2, (page[1] - b - d) / 2] };
}

/** Height of a pixel relative to its width: a fax has fewer pixels per inch vertically than horizontally. */
function pixelRatio({ density, densityDown }: { density?: number; densityDown?: number }): number {
  if (!density || !densityDown) return 1;
  const ratio = density / densityDown;
  // No scanner produces pixels more elongated than that.
  return ratio >= 1 / 8 && ratio <= 8 ? ratio : 1;
}

/** On paper sizes a pixel is at most one point large, so that an icon does not fill a page. */
const maxScale = ({ size }: PageChoice) => (size === 'fit' ? Number.POSITIVE_INFINITY : 1);

function pageFor(
  uprightWidth: number,
  uprightHeight: number,
  density: number | undefined,
  choice: PageChoice,
) {
  if (choice.size === 'fit') {
    const pixelSize =
      density && density >= minDensity && density <= maxDensity
        ? 72 / density
        : Math.min(defaultPixelSize, papers.a4[1] / Math.max(uprightWidth, uprightHeight));
    const scaleForShortSide = Math.max(pixelSize, minPageSide / Math.min(uprightWidth, uprightHeight));
    const scale = Math.min(
      scaleForShortSide,
      (maxPageSide - 2 * choice.margin) / Math.max(uprightWidth, uprightHeight),
    );
    const margins = 2 * choice.margin;
    return {
      page: [uprightWidth * scale + margins, uprightHeight * scale + margins] as Placement['page'],
      margin: choice.margin,
    };
  }
  const [short, long] = papers[choice.size];
  const isLandscape =
    choice.orientation === 'auto' ? uprightWidth > uprightHeight : choice.orientation === 'landscape';
  // Margins take at most half of the page.
  const margin = Math.min(choice.margin, short / 4);
  return { page: (isLandscape ? [long, short] : [short, long]) as Placement['page'], margin };
}
