import type { AdjustValueOf } from './adjust-value';
import { arc, ellipse, type Outline, outline, polygon, rectangle, roundedRectangle, type Step } from './path';
import { speechBubble } from './speech-bubble';

type ShapeBuilder = (width: number, height: number, adjustValue: AdjustValueOf) => Outline[];

const filledShape = (steps: Step[]) => [outline(steps)];
const lineShape = (...steps: Step[]) => [outline(steps, { fill: false })];

/** Corners of an arrow to the right: `adj1` is the thickness of its shaft, `adj2` the length of its head. */
function arrow(
  length: number,
  thickness: number,
  adjustValue: AdjustValueOf,
  isDouble = false,
): [number, number][] {
  const shaft = (thickness * Math.min(100_000, adjustValue('adj1', 50_000))) / 200_000;
  const head = (Math.min(length, thickness) * adjustValue('adj2', 50_000)) / 100_000;
  const [middle, tip] = [thickness / 2, Math.max(0, length - head)];
  const end: [number, number][] = [
    [tip, middle - shaft],
    [tip, 0],
    [length, middle],
    [tip, thickness],
    [tip, middle + shaft],
  ];
  const start = isDouble ? Math.min(length, head) : 0;
  return isDouble
    ? [[0, middle], [start, 0], [start, middle - shaft], ...end, [start, middle + shaft], [start, thickness]]
    : [[0, middle - shaft], ...end, [0, middle + shaft]];
}

const shareOfShortSide = (width: number, height: number, share: number) =>
  (Math.min(width, height) * share) / 100_000;

function star(points: number, inner: number, width: number, height: number): Outline[] {
  const corners = Array.from({ length: points * 2 }, (_, i): [number, number] => {
    const reach = i % 2 === 0 ? 1 : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    return [(width / 2) * (1 + reach * Math.cos(angle)), (height / 2) * (1 + reach * Math.sin(angle))];
  });
  return filledShape(polygon(...corners));
}

/** A brace on the left, as an open path from its top. */
function leftBrace(width: number, height: number, adjustValue: AdjustValueOf): Step[] {
  const radius = Math.min(height / 4, shareOfShortSide(width, height, adjustValue('adj1', 8333)));
  const middle = (height * adjustValue('adj2', 50_000)) / 100_000;
  const half = width / 2;
  return [
    ...arc(width, radius, half, radius, 270, -90, 'm'),
    ...arc(0, middle - radius, half, radius, 0, 90, 'l'),
    ...arc(0, middle + radius, half, radius, 270, 90, 'l'),
    ...arc(width, height - radius, half, radius, 180, -90, 'l'),
  ];
}

const leftBracket = (width: number, height: number, radius: number): Step[] => [
  ...arc(width, radius, width, radius, 270, -90, 'm'),
  ...arc(width, height - radius, width, radius, 180, -90, 'l'),
];

const bracketRadius: (width: number, height: number, adjustValue: AdjustValueOf) => number = (
  width,
  height,
  adjustValue,
) => Math.min(height / 2, shareOfShortSide(width, height, adjustValue('adj', 8333)));

/** Mirrors steps horizontally in a box of this width. */
const mirror = (steps: Step[], width: number): Step[] =>
  steps.map((step) => step.map((part, i) => (i % 2 === 1 ? width - (part as number) : part)) as Step);

/** A rectangle with cut corners of these sizes, clockwise from the top left. */
const snippedRectangle = (width: number, height: number, [tl, tr, br, bl]: number[]): Step[] => {
  const [a = 0, b = 0, c = 0, d = 0] = [tl, tr, br, bl];
  return polygon(
    [a, 0],
    [width - b, 0],
    [width, b],
    [width, height - c],
    [width - c, height],
    [d, height],
    [0, height - d],
    [0, a],
  );
};

const rectangleShape = (w: number, h: number) => filledShape(rectangle(w, h));
const roundRect: ShapeBuilder = (w, h, adjustValue) => {
  const radius = shareOfShortSide(w, h, Math.min(50_000, adjustValue('adj', 16_667)));
  return filledShape(roundedRectangle(w, h, [radius, radius, radius, radius]));
};
const straightLine: ShapeBuilder = (w, h) => lineShape(['m', 0, 0], ['l', w, h]);
const diamond: ShapeBuilder = (w, h) => filledShape(polygon([w / 2, 0], [w, h / 2], [w / 2, h], [0, h / 2]));
const ellipseShape = (w: number, h: number) => filledShape(ellipse(w, h));
const parallelogramShape = (w: number, h: number, inset: number) =>
  filledShape(polygon([inset, 0], [w, 0], [w - inset, h], [0, h]));
const cornerSize = (w: number, h: number, adjustValue: AdjustValueOf, name: string, defaultValue: number) =>
  shareOfShortSide(w, h, Math.min(50_000, adjustValue(name, defaultValue)));

type Corners = [number, number, number, number];

/** Sizes of the corners, clockwise from the upper left: the upper two have one size, the lower two another. */
function topAndBottomCorners(w: number, h: number, adjustValue: AdjustValueOf): Corners {
  const top = cornerSize(w, h, adjustValue, 'adj1', 16_667);
  const bottom = cornerSize(w, h, adjustValue, 'adj2', 0);
  return [top, top, bottom, bottom];
}

/**
 * Sizes of the corners, clockwise from the upper left: diagonally opposite corners have the same size.
 * @param defaultValues of the upper left and the upper right corner
 */
function diagonalCorners(
  w: number,
  h: number,
  adjustValue: AdjustValueOf,
  defaultValues: [number, number],
): Corners {
  const upperLeft = cornerSize(w, h, adjustValue, 'adj1', defaultValues[0]);
  const upperRight = cornerSize(w, h, adjustValue, 'adj2', defaultValues[1]);
  return [upperLeft, upperRight, upperLeft, upperRight];
}

/** Preset shapes by name (ECMA-376 part 1, 20.1.10.55). */
const presets: Record<string, ShapeBuilder> = {
  rect: rectangleShape,
  flowChartProcess: rectangleShape,
  actionButtonBlank: rectangleShape,
  roundRect,
  flowChartAlternateProcess: (w, h) => roundRect(w, h, (_, defaultValue) => defaultValue),
  flowChartTerminator: (w, h) => roundRect(w, h, () => 50_000),
  ellipse: ellipseShape,
  flowChartConnector: ellipseShape,
  line: straightLine,
  straightConnector1: straightLine,
  lineInv: (w, h) => lineShape(['m', 0, h], ['l', w, 0]),
  bentConnector2: (w, h) => lineShape(['m', 0, 0], ['l', w, 0], ['l', w, h]),
  bentConnector3(w, h, adjustValue) {
    const x = (w * adjustValue('adj1', 50_000)) / 100_000;
    return lineShape(['m', 0, 0], ['l', x, 0], ['l', x, h], ['l', w, h]);
  },
  bentConnector4(w, h, adjustValue) {
    const x = (w * adjustValue('adj1', 50_000)) / 100_000;
    const y = (h * adjustValue('adj2', 50_000)) / 100_000;
    return lineShape(['m', 0, 0], ['l', x, 0], ['l', x, y], ['l', w, y], ['l', w, h]);
  },
  curvedConnector2: (w, h) => lineShape(['m', 0, 0], ['c', w / 2, 0, w, h / 2, w, h]),
  curvedConnector3(w, h, adjustValue) {
    const x = (w * adjustValue('adj1', 50_000)) / 100_000;
    return lineShape(
      ['m', 0, 0],
      ['c', x / 2, 0, x, h / 4, x, h / 2],
      ['c', x, (h * 3) / 4, (w + x) / 2, h, w, h],
    );
  },
  triangle(w, h, adjustValue) {
    return filledShape(polygon([(w * adjustValue('adj', 50_000)) / 100_000, 0], [w, h], [0, h]));
  },
  flowChartExtract: (w, h) => filledShape(polygon([w / 2, 0], [w, h], [0, h])),
  flowChartMerge: (w, h) => filledShape(polygon([0, 0], [w, 0], [w / 2, h])),
  rtTriangle: (w, h) => filledShape(polygon([0, 0], [w, h], [0, h])),
  diamond,
  flowChartDecision: diamond,
  parallelogram: (w, h, adjustValue) =>
    parallelogramShape(w, h, Math.min(w, shareOfShortSide(w, h, adjustValue('adj', 25_000)))),
  flowChartInputOutput: (w, h) => parallelogramShape(w, h, w / 5),
  trapezoid(w, h, adjustValue) {
    const inset = Math.min(w / 2, shareOfShortSide(w, h, adjustValue('adj', 25_000)));
    return filledShape(polygon([inset, 0], [w - inset, 0], [w, h], [0, h]));
  },
  flowChartManualOperation: (w, h) => filledShape(polygon([0, 0], [w, 0], [w * 0.8, h], [w * 0.2, h])),
  pentagon: (w, h) =>
    filledShape(polygon([w / 2, 0], [w, h * 0.382], [w * 0.809, h], [w * 0.191, h], [0, h * 0.382])),
  hexagon(w, h, adjustValue) {
    const inset = Math.min(w / 2, shareOfShortSide(w, h, adjustValue('adj', 25_000)));
    return filledShape(
      polygon([inset, 0], [w - inset, 0], [w, h / 2], [w - inset, h], [inset, h], [0, h / 2]),
    );
  },
  flowChartPreparation: (w, h) =>
    filledShape(polygon([w / 5, 0], [w * 0.8, 0], [w, h / 2], [w * 0.8, h], [w / 5, h], [0, h / 2])),
  octagon(w, h, adjustValue) {
    const inset = cornerSize(w, h, adjustValue, 'adj', 29_289);
    return filledShape(snippedRectangle(w, h, [inset, inset, inset, inset]));
  },
  plus(w, h, adjustValue) {
    const inset = cornerSize(w, h, adjustValue, 'adj', 25_000);
    const [x, y] = [w - inset, h - inset];
    return filledShape(
      polygon(
        [inset, 0],
        [x, 0],
        [x, inset],
        [w, inset],
        [w, y],
        [x, y],
        [x, h],
        [inset, h],
        [inset, y],
        [0, y],
        [0, inset],
        [inset, inset],
      ),
    );
  },
  homePlate(w, h, adjustValue) {
    const tip = Math.max(0, w - shareOfShortSide(w, h, adjustValue('adj', 50_000)));
    return filledShape(polygon([0, 0], [tip, 0], [w, h / 2], [tip, h], [0, h]));
  },
  chevron(w, h, adjustValue) {
    const inset = Math.min(w, shareOfShortSide(w, h, adjustValue('adj', 50_000)));
    return filledShape(polygon([0, 0], [w - inset, 0], [w, h / 2], [w - inset, h], [0, h], [inset, h / 2]));
  },
  rightArrow: (w, h, adjustValue) => filledShape(polygon(...arrow(w, h, adjustValue))),
  leftArrow: (w, h, adjustValue) => filledShape(mirror(polygon(...arrow(w, h, adjustValue)), w)),
  downArrow: (w, h, adjustValue) =>
    filledShape(polygon(...arrow(h, w, adjustValue).map(([x, y]): [number, number] => [y, x]))),
  upArrow: (w, h, adjustValue) =>
    filledShape(polygon(...arrow(h, w, adjustValue).map(([x, y]): [number, number] => [y, h - x]))),
  leftRightArrow: (w, h, adjustValue) => filledShape(polygon(...arrow(w, h, adjustValue, true))),
  upDownArrow: (w, h, adjustValue) =>
    filledShape(polygon(...arrow(h, w, adjustValue, true).map(([x, y]): [number, number] => [y, x]))),
  star4: (w, h, adjustValue) => star(4, adjustValue('adj', 12_500) / 50_000, w, h),
  star5: (w, h, adjustValue) => star(5, adjustValue('adj', 19_098) / 50_000, w, h),
  star6: (w, h, adjustValue) => star(6, adjustValue('adj', 28_868) / 50_000, w, h),
  star8: (w, h, adjustValue) => star(8, adjustValue('adj', 37_500) / 50_000, w, h),
  star12: (w, h, adjustValue) => star(12, adjustValue('adj', 37_500) / 50_000, w, h),
  star16: (w, h, adjustValue) => star(16, adjustValue('adj', 37_500) / 50_000, w, h),
  snip1Rect: (w, h, adjustValue) =>
    filledShape(snippedRectangle(w, h, [0, cornerSize(w, h, adjustValue, 'adj', 16_667), 0, 0])),
  snip2SameRect: (w, h, adjustValue) =>
    filledShape(snippedRectangle(w, h, topAndBottomCorners(w, h, adjustValue))),
  snip2DiagRect: (w, h, adjustValue) =>
    filledShape(snippedRectangle(w, h, diagonalCorners(w, h, adjustValue, [0, 16_667]))),
  round1Rect: (w, h, adjustValue) =>
    filledShape(roundedRectangle(w, h, [0, cornerSize(w, h, adjustValue, 'adj', 16_667), 0, 0])),
  round2SameRect: (w, h, adjustValue) =>
    filledShape(roundedRectangle(w, h, topAndBottomCorners(w, h, adjustValue))),
  round2DiagRect: (w, h, adjustValue) =>
    filledShape(roundedRectangle(w, h, diagonalCorners(w, h, adjustValue, [16_667, 0]))),
  frame(w, h, adjustValue) {
    const inset = cornerSize(w, h, adjustValue, 'adj1', 12_500);
    return filledShape([
      ...rectangle(w, h),
      ...polygon([inset, inset], [inset, h - inset], [w - inset, h - inset], [w - inset, inset]),
    ]);
  },
  donut(w, h, adjustValue) {
    const inset = cornerSize(w, h, adjustValue, 'adj', 25_000);
    const hole: Step[] = [...arc(w / 2, h / 2, w / 2 - inset, h / 2 - inset, 180, -360, 'm'), ['z']];
    return filledShape([...ellipse(w, h), ...hole]);
  },
  can(w, h, adjustValue) {
    const ry = Math.min(h / 2, shareOfShortSide(w, h, adjustValue('adj', 25_000)) / 2);
    const half = w / 2;
    const side: Step[] = [
      ...arc(half, ry, half, ry, 180, 180, 'm'),
      ...arc(half, h - ry, half, ry, 0, 180, 'l'),
      ['z'],
    ];
    return [outline(side), outline(arc(half, ry, half, ry, 180, -180, 'm'), { fill: false })];
  },
  flowChartMagneticDisk: (w, h) => presets.can?.(w, h, () => (h / 3 / Math.min(w, h)) * 100_000) ?? [],
  flowChartDocument: (w, h) =>
    filledShape([
      ...([
        ['m', 0, 0],
        ['l', w, 0],
        ['l', w, h * 0.8],
      ] as Step[]),
      ['c', w / 2, h * 0.8, w / 2, h * 1.11, 0, h * 0.934],
      ['z'],
    ]),
  flowChartPredefinedProcess: (w, h) => [
    outline(rectangle(w, h)),
    ...lineShape(['m', w / 8, 0], ['l', w / 8, h], ['m', (w * 7) / 8, 0], ['l', (w * 7) / 8, h]),
  ],
  flowChartManualInput: (w, h) => filledShape(polygon([0, h / 5], [w, 0], [w, h], [0, h])),
  flowChartOffpageConnector: (w, h) =>
    filledShape(polygon([0, 0], [w, 0], [w, h * 0.8], [w / 2, h], [0, h * 0.8])),
  flowChartDelay: (w, h) =>
    filledShape([
      ['m', 0, 0],
      ['l', w / 2, 0],
      ...arc(w / 2, h / 2, w / 2, h / 2, 270, 180),
      ['l', 0, h],
      ['z'],
    ]),
  leftBracket: (w, h, adjustValue) => lineShape(...leftBracket(w, h, bracketRadius(w, h, adjustValue))),
  rightBracket: (w, h, adjustValue) =>
    lineShape(...mirror(leftBracket(w, h, bracketRadius(w, h, adjustValue)), w)),
  leftBrace: (w, h, adjustValue) => lineShape(...leftBrace(w, h, adjustValue)),
  rightBrace: (w, h, adjustValue) => lineShape(...mirror(leftBrace(w, h, adjustValue), w)),
  bracketPair(w, h, adjustValue) {
    const side = shareOfShortSide(w, h, adjustValue('adj', 16_667));
    const left = leftBracket(side, h, side);
    return lineShape(...left, ...mirror(left, w));
  },
  bracePair(w, h, adjustValue) {
    const side = 2 * shareOfShortSide(w, h, adjustValue('adj', 8333));
    const left = leftBrace(side, h, (name, defaultValue) => (name === 'adj1' ? 50_000 : defaultValue));
    return lineShape(...left, ...mirror(left, w));
  },
  wedgeRectCallout: (w, h, adjustValue) => filledShape(speechBubble(w, h, adjustValue, 0)),
  wedgeRoundRectCallout: (w, h, adjustValue) =>
    filledShape(speechBubble(w, h, adjustValue, shareOfShortSide(w, h, adjustValue('adj3', 16_667)))),
  wedgeEllipseCallout(w, h, adjustValue) {
    const x = w * (0.5 + adjustValue('adj1', -20_833) / 100_000);
    const y = h * (0.5 + adjustValue('adj2', 62_500) / 100_000);
    const angle = (Math.atan2((y - h / 2) / h, (x - w / 2) / w) * 180) / Math.PI;
    return filledShape([['m', x, y], ...arc(w / 2, h / 2, w / 2, h / 2, angle + 11, 338, 'l'), ['z']]);
  },
  arc(w, h, adjustValue) {
    const start = adjustValue('adj1', 16_200_000) / 60_000;
    const sweep = (((adjustValue('adj2', 0) / 60_000 - start) % 360) + 360) % 360;
    const edge = arc(w / 2, h / 2, w / 2, h / 2, start, sweep, 'm');
    return [outline([...edge, ['l', w / 2, h / 2], ['z']], { line: false }), outline(edge, { fill: false })];
  },
  pie(w, h, adjustValue) {
    const start = adjustValue('adj1', 0) / 60_000;
    const sweep = (((adjustValue('adj2', 16_200_000) / 60_000 - start) % 360) + 360) % 360;
    return filledShape([...arc(w / 2, h / 2, w / 2, h / 2, start, sweep, 'm'), ['l', w / 2, h / 2], ['z']]);
  },
  mathMinus: (w, h) =>
    filledShape(
      polygon([w * 0.13, h * 0.38], [w * 0.87, h * 0.38], [w * 0.87, h * 0.62], [w * 0.13, h * 0.62]),
    ),
  heart: (w, h) =>
    filledShape([
      ['m', w / 2, h / 4],
      ['c', (w * 17) / 24, -h / 3, w * 1.5, h / 4, w / 2, h],
      ['c', -w / 2, h / 4, (w * 7) / 24, -h / 3, w / 2, h / 4],
      ['z'],
    ]),
};

/** Outlines of a preset shape; undefined for an unknown name. */
export const presetOf = (
  name: string,
  width: number,
  height: number,
  adjustValue: AdjustValueOf,
): Outline[] | undefined => presets[name]?.(width, height, adjustValue);
