import type { AdjustValueOf } from './adjust-value';

/** Left, top, right and bottom edge. */
type Edges = [number, number, number, number];
type TextAreaBuilder = (width: number, height: number, adjustValue: AdjustValueOf) => Edges;

/** Distances of the text area from the edges of its shape, as shares of the shape's width and height. */
export type TextArea = { left: number; top: number; right: number; bottom: number };

/**
 * Largest share of a shape's width or height that may lie outside its text: a shape that grows with its text would
 * otherwise become many times as large.
 */
const maxOutside = 0.9;

/** Text area between edges of a shape of this size; undefined if it is the whole shape, or has no room for text. */
export function areaOf(edges: readonly number[], width: number, height: number): TextArea | undefined {
  const [left = 0, top = 0, right = 0, bottom = 0] = edges;
  const area = {
    left: left / width,
    top: top / height,
    right: (width - right) / width,
    bottom: (height - bottom) / height,
  };
  const isSound =
    Object.values(area).every(Number.isFinite) &&
    Math.max(area.left + area.right, area.top + area.bottom) < maxOutside;
  return isSound && Object.values(area).some((share) => Math.abs(share) > 0.001) ? area : undefined;
}

const inset = (w: number, h: number, x: number, y = x): Edges => [x, y, w - x, h - y];
const shareOfShortSide = (w: number, h: number, share: number) => (Math.min(w, h) * share) / 100_000;
/** Distance between the text and the sides at a round corner, as a share of the radius. */
const insetPerRadius = 0.29289;
const cosine45 = Math.SQRT1_2;

const ellipseArea: TextAreaBuilder = (w, h) =>
  inset(w, h, (w / 2) * (1 - cosine45), (h / 2) * (1 - cosine45));
const diamondArea: TextAreaBuilder = (w, h) => inset(w, h, w / 4, h / 4);
const cornerSize = (w: number, h: number, adjustValue: AdjustValueOf, name: string, defaultValue: number) =>
  shareOfShortSide(w, h, Math.min(50_000, adjustValue(name, defaultValue)));

/** Makes the text area of a star: between its inner corners at these angles from the centre. */
const starArea = (defaultValue: number, horizontalAngle: number, verticalAngle: number): TextAreaBuilder => {
  const rad = Math.PI / 180;
  return (w, h, adjustValue) => {
    const inner = adjustValue('adj', defaultValue) / 50_000;
    return inset(
      w,
      h,
      (w / 2) * (1 - inner * Math.cos(horizontalAngle * rad)),
      (h / 2) * (1 - inner * Math.sin(verticalAngle * rad)),
    );
  };
};

/** Insets of an arrow's text: `edge` from the sides, where the shaft begins, and `fromTip` from the tip of a head. */
function shaftInsets(length: number, thickness: number, adjustValue: AdjustValueOf) {
  const edge = (thickness * (1 - Math.min(100_000, adjustValue('adj1', 50_000)) / 100_000)) / 2;
  const head = Math.min(length, shareOfShortSide(length, thickness, adjustValue('adj2', 50_000)));
  return { edge, fromTip: head - (edge * head) / (thickness / 2) };
}

const horizontalArrow =
  (atStart: boolean, atEnd: boolean): TextAreaBuilder =>
  (w, h, adjustValue) => {
    const { edge, fromTip } = shaftInsets(w, h, adjustValue);
    return [atStart ? fromTip : 0, edge, atEnd ? w - fromTip : w, h - edge];
  };
const verticalArrow =
  (atStart: boolean, atEnd: boolean): TextAreaBuilder =>
  (w, h, adjustValue) => {
    const { edge, fromTip } = shaftInsets(h, w, adjustValue);
    return [edge, atStart ? fromTip : 0, w - edge, atEnd ? h - fromTip : h];
  };

/** Text area of a shape with two pairs of corners: the larger corner determines both side insets. */
const twoCornerArea =
  (share: number, first: number, second: number, isSame: boolean): TextAreaBuilder =>
  (w, h, adjustValue) => {
    const one = cornerSize(w, h, adjustValue, 'adj1', first) * share;
    const two = cornerSize(w, h, adjustValue, 'adj2', second) * share;
    const side = Math.max(one, two);
    return isSame ? [side, one, w - side, h - two] : inset(w, h, side);
  };

const hexagonArea: TextAreaBuilder = (w, h, adjustValue) => {
  const halfMaxAdjust = (25_000 * w) / Math.min(w, h);
  const share = Math.min(2 * halfMaxAdjust, adjustValue('adj', 25_000)) / halfMaxAdjust;
  const part = (share > 1 ? 1 + 3 * share : 2 + 2 * share) / 24;
  return inset(w, h, w * part, h * part);
};

const cloudArea: TextAreaBuilder = (w, h) => [w * 0.1378, h * 0.151, w * 0.7911, h * 0.8026];

const roundRectArea: TextAreaBuilder = (w, h, adjustValue) =>
  inset(w, h, cornerSize(w, h, adjustValue, 'adj', 16_667) * insetPerRadius);

/** Edges of a preset shape's text area (ECMA-376 part 1, presetShapeDefinitions: `rect`). */
const areas: Record<string, TextAreaBuilder> = {
  roundRect: roundRectArea,
  flowChartAlternateProcess: (w, h) => roundRectArea(w, h, (_, defaultValue) => defaultValue),
  wedgeRoundRectCallout: (w, h, adjustValue) =>
    inset(w, h, shareOfShortSide(w, h, adjustValue('adj3', 16_667)) * insetPerRadius),
  flowChartTerminator: (w, h) => inset(w, h, w * 0.0471, h * 0.1464),
  ellipse: ellipseArea,
  donut: ellipseArea,
  pie: ellipseArea,
  teardrop: ellipseArea,
  flowChartConnector: ellipseArea,
  wedgeEllipseCallout: ellipseArea,
  cloud: cloudArea,
  cloudCallout: cloudArea,
  diamond: diamondArea,
  flowChartDecision: diamondArea,
  triangle(w, h, adjustValue) {
    const left = (w * adjustValue('adj', 50_000)) / 200_000;
    return [left, h / 2, left + w / 2, h];
  },
  rtTriangle: (w, h) => [w / 12, (h * 7) / 12, (w * 7) / 12, (h * 11) / 12],
  flowChartExtract: (w, h) => [w / 4, h / 2, w * 0.75, h],
  flowChartMerge: (w, h) => [w / 4, 0, w * 0.75, h / 2],
  parallelogram(w, h, adjustValue) {
    const maxAdjust = (100_000 * w) / Math.min(w, h);
    const part = (1 + (5 * Math.min(maxAdjust, adjustValue('adj', 25_000))) / maxAdjust) / 12;
    return inset(w, h, w * part, h * part);
  },
  flowChartInputOutput: (w, h) => [w / 5, 0, w * 0.8, h],
  trapezoid(w, h, adjustValue) {
    const maxAdjust = (50_000 * w) / Math.min(w, h);
    const part = Math.min(1, adjustValue('adj', 25_000) / maxAdjust) / 3;
    return [w * part, h * part, w - w * part, h];
  },
  flowChartManualOperation: (w, h) => [w / 5, 0, w * 0.8, h],
  flowChartManualInput: (w, h) => [0, h / 5, w, h],
  flowChartPreparation: (w, h) => [w / 5, 0, w * 0.8, h],
  flowChartOffpageConnector: (w, h) => [0, 0, w, h * 0.8],
  flowChartPredefinedProcess: (w, h) => [w / 8, 0, (w * 7) / 8, h],
  flowChartDocument: (w, h) => [0, 0, w, h * 0.802],
  flowChartMagneticDisk: (w, h) => [0, h / 3, w, (h * 5) / 6],
  flowChartPunchedTape: (w, h) => [0, h / 5, w, h * 0.8],
  flowChartDelay: (w, h) => [0, (h / 2) * (1 - cosine45), (w / 2) * (1 + cosine45), (h / 2) * (1 + cosine45)],
  pentagon: (w, h) => [w * 0.191, h * 0.236, w * 0.809, h],
  hexagon: hexagonArea,
  octagon: (w, h, adjustValue) => inset(w, h, cornerSize(w, h, adjustValue, 'adj', 29_289) / 2),
  plus(w, h, adjustValue) {
    const inset = cornerSize(w, h, adjustValue, 'adj', 25_000);
    return w > h ? [0, inset, w, h - inset] : [inset, 0, w - inset, h];
  },
  homePlate: (w, h, adjustValue) => [
    0,
    0,
    w - Math.min(w, shareOfShortSide(w, h, adjustValue('adj', 50_000))) / 2,
    h,
  ],
  chevron(w, h, adjustValue) {
    const inset = Math.min(w, shareOfShortSide(w, h, adjustValue('adj', 50_000)));
    return w > 2 * inset ? [inset, 0, w - inset, h] : [0, 0, w, h];
  },
  rightArrow: horizontalArrow(false, true),
  leftArrow: horizontalArrow(true, false),
  leftRightArrow: horizontalArrow(true, true),
  upArrow: verticalArrow(true, false),
  downArrow: verticalArrow(false, true),
  upDownArrow: verticalArrow(true, true),
  star4: starArea(12_500, 45, 45),
  star5(w, h, adjustValue) {
    const inner = adjustValue('adj', 19_098) / 50_000;
    const [rx, ry, cy] = [w * 0.5257, h * 0.5528, h * 0.5528];
    const rad = Math.PI / 180;
    const side = w / 2 - rx * inner * Math.cos(18 * rad);
    return [side, cy - ry * inner * Math.sin(54 * rad), w - side, cy + ry * inner];
  },
  star6: starArea(28_868, 0, 60),
  star8: starArea(37_500, 22.5, 67.5),
  star12: starArea(37_500, 15, 75),
  star16: starArea(37_500, 45, 45),
  snip1Rect(w, h, adjustValue) {
    const inset = cornerSize(w, h, adjustValue, 'adj', 16_667) / 2;
    return [0, inset, w - inset, h];
  },
  snip2SameRect: twoCornerArea(0.5, 16_667, 0, true),
  snip2DiagRect: twoCornerArea(0.5, 0, 16_667, false),
  round1Rect: (w, h, adjustValue) => [
    0,
    0,
    w - cornerSize(w, h, adjustValue, 'adj', 16_667) * insetPerRadius,
    h,
  ],
  round2SameRect: twoCornerArea(insetPerRadius, 16_667, 0, true),
  round2DiagRect: twoCornerArea(insetPerRadius, 16_667, 0, false),
  frame: (w, h, adjustValue) => inset(w, h, cornerSize(w, h, adjustValue, 'adj1', 12_500)),
  bevel: (w, h, adjustValue) => inset(w, h, cornerSize(w, h, adjustValue, 'adj', 12_500)),
  plaque: (w, h, adjustValue) => inset(w, h, cornerSize(w, h, adjustValue, 'adj', 16_667) * cosine45),
  foldedCorner: (w, h, adjustValue) => [0, 0, w, h - cornerSize(w, h, adjustValue, 'adj', 16_667)],
  can(w, h, adjustValue) {
    const inset = Math.min(h / 2, shareOfShortSide(w, h, adjustValue('adj', 25_000)) / 2);
    return [0, 2 * inset, w, h - inset];
  },
  cube(w, h, adjustValue) {
    const inset = shareOfShortSide(w, h, adjustValue('adj', 25_000));
    return [0, inset, w - inset, h];
  },
  bracketPair: (w, h, adjustValue) =>
    inset(w, h, cornerSize(w, h, adjustValue, 'adj', 16_667) * insetPerRadius),
  bracePair(w, h, adjustValue) {
    const edge = shareOfShortSide(w, h, adjustValue('adj', 8333));
    return inset(w, h, edge * (1 + insetPerRadius), edge * insetPerRadius);
  },
  heart: (w, h) => [w / 6, h / 4, (w * 5) / 6, (h * 2) / 3],
};

/** Text area of a preset shape; undefined if it is the whole shape. */
export const textAreaOf = (
  name: string,
  width: number,
  height: number,
  adjustValue: AdjustValueOf,
): TextArea | undefined => {
  const edges = areas[name]?.(width, height, adjustValue);
  return edges && areaOf(edges, width, height);
};
