import { child, type Element, elementsOf, isOn, valOf } from '../../text/docx/xml';
import type { Colour, Edge, Edges, ParagraphLook, Tab, TextLook } from '../model';
import { colourOf, highlights, shadeOf } from './colours';
import { boundedInteger, maxListLevel, twips } from './lengths';
import type { Theme } from './theme';

/** Text properties that a style or a paragraph sets itself; the rest is inherited. */
export type TextFormat = Partial<
  Omit<TextLook, 'underline' | 'strike' | 'vertical' | 'caps' | 'background' | 'colour' | 'border'>
> & {
  underline?: TextLook['underline'] | 'none';
  strike?: TextLook['strike'] | 'none';
  vertical?: TextLook['vertical'] | 'none';
  caps?: TextLook['caps'] | 'none';
  background?: Colour | null;
  border?: TextLook['border'] | 'none';
  colour?: Colour | null;
  /** Whether it is text of a complex script, and the properties of such text. */
  complex?: boolean;
  sizeCs?: number;
  boldCs?: boolean;
  italicCs?: boolean;
};

export type ParagraphFormat = Partial<Omit<ParagraphLook, 'tabs' | 'fill'>> & {
  tabs?: (Tab | { position: number; clear: true })[];
  fill?: Colour | null;
  /** The list, and the level in it, of which a style may set one alone. */
  list?: { id?: string; depth?: number };
  beforeAuto?: boolean;
  afterAuto?: boolean;
};

const onOff = (parent: Element, name: string): boolean | undefined => {
  const element = child(parent, name);
  return element && isOn(element);
};

const negated = (value: boolean | undefined) => (value === undefined ? undefined : !value);

/** Removes undefined properties, so that they do not override inherited ones. */
export function withoutUndefined<T extends object>(
  properties: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as never;
}

export function textFormatOf(rPr: Element | undefined, theme: Theme): TextFormat {
  if (!rPr) return {};
  const fonts = child(rPr, 'rFonts')?.attributes ?? {};
  const font = theme.font(fonts.asciiTheme ?? fonts.hAnsiTheme) ?? fonts.ascii ?? fonts.hAnsi;
  const underline = valOf(rPr, 'u');
  const isAllCaps = onOff(rPr, 'caps');
  const small = onOff(rPr, 'smallCaps');
  const vertical = valOf(rPr, 'vertAlign');
  const colour = child(rPr, 'color')?.attributes;
  const highlight = valOf(rPr, 'highlight');
  const border = child(rPr, 'bdr');
  return withoutUndefined({
    font,
    size: halfPoints(valOf(rPr, 'sz')),
    complex: onOff(rPr, 'rtl') ?? onOff(rPr, 'cs'),
    sizeCs: halfPoints(valOf(rPr, 'szCs')),
    boldCs: onOff(rPr, 'bCs'),
    italicCs: onOff(rPr, 'iCs'),
    bold: onOff(rPr, 'b'),
    italic: onOff(rPr, 'i'),
    underline: underline === undefined ? undefined : underlineOf(underline),
    isByWords: underline === undefined ? undefined : underline === 'words',
    underlineColour: colourOf(child(rPr, 'u')?.attributes.color),
    strike: strikeOf(onOff(rPr, 'strike'), onOff(rPr, 'dstrike')),
    caps: isAllCaps ? 'all' : small ? 'small' : isAllCaps === false || small === false ? 'none' : undefined,
    vertical: vertical === undefined ? undefined : (verticals[vertical] ?? 'none'),
    colour: colour && (theme.colour(colour) ?? null),
    background:
      highlight === undefined ? shadeOf(child(rPr, 'shd')) : (colourOf(highlights[highlight]) ?? null),
    spacing: twips(valOf(rPr, 'spacing')),
    stretch: stretchOf(valOf(rPr, 'w')),
    border: border && (edgeOf(border) ?? 'none'),
    rise: halfPoints(valOf(rPr, 'position')),
    hidden: onOff(rPr, 'vanish') ?? onOff(rPr, 'specVanish'),
  } as const);
}

/** A scale in per cent, with or without the sign (ECMA-376, 17.3.2.43). */
function stretchOf(text: string | undefined): number | undefined {
  const value = Number.parseFloat(text ?? '') / 100;
  return value > 0 ? Math.min(6, value) : undefined;
}

/** A length in points, from half points. */
function halfPoints(text: string | undefined): number | undefined {
  const value = Number(text) / 2;
  return Number.isNaN(value) ? undefined : value;
}

const underlineOf = (value: string) => {
  if (value === 'none' || value === 'double' || value === 'thick') return value;
  return /dash/i.test(value) ? 'dashed' : /dot/i.test(value) ? 'dotted' : 'single';
};

/** @returns undefined if neither is set */
function strikeOf(single: boolean | undefined, double: boolean | undefined) {
  if (double) return 'double';
  if (single) return 'single';
  return single === false || double === false ? 'none' : undefined;
}

const verticals: Record<string, 'super' | 'sub'> = { superscript: 'super', subscript: 'sub' };

const aligns: Record<string, ParagraphLook['align']> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

export function paragraphFormatOf(pPr: Element | undefined): ParagraphFormat {
  if (!pPr) return {};
  const indent = child(pPr, 'ind')?.attributes ?? {};
  const spacing = child(pPr, 'spacing')?.attributes ?? {};
  const first = twips(indent.firstLine);
  const hanging = twips(indent.hanging);
  const numbers = child(pPr, 'numPr');
  const [numId, ilvl] = [valOf(numbers, 'numId'), valOf(numbers, 'ilvl')];
  const outline = valOf(pPr, 'outlineLvl');
  const borders = child(pPr, 'pBdr');
  const tabs = child(pPr, 'tabs');
  const auto = (text: string | undefined) =>
    text === undefined ? undefined : text !== '0' && text !== 'false';
  return withoutUndefined({
    align: aligns[valOf(pPr, 'jc') ?? ''],
    left: twips(indent.left ?? indent.start),
    right: twips(indent.right ?? indent.end),
    first: hanging === undefined ? first : -hanging,
    before: twips(spacing.before) ?? lines(spacing.beforeLines),
    after: twips(spacing.after) ?? lines(spacing.afterLines),
    beforeAuto: auto(spacing.beforeAutospacing),
    afterAuto: auto(spacing.afterAutospacing),
    line: lineOf(spacing),
    keepNext: onOff(pPr, 'keepNext'),
    keepLines: onOff(pPr, 'keepLines'),
    widow: onOff(pPr, 'widowControl'),
    pageBefore: onOff(pPr, 'pageBreakBefore'),
    contextual: onOff(pPr, 'contextualSpacing'),
    rightToLeft: onOff(pPr, 'bidi'),
    uncounted: onOff(pPr, 'suppressLineNumbers'),
    offGrid: negated(onOff(pPr, 'snapToGrid')),
    // A tab of type `bar` draws a line and is not a stop.
    tabs:
      tabs &&
      elementsOf(tabs)
        .filter(({ attributes }) => attributes.val !== 'bar')
        .map(tabOf),
    edges: borders && edgesOf(borders),
    pad: borders && padOf(borders),
    fill: shadeOf(child(pPr, 'shd')),
    // Levels outside of 0 to 9 (ECMA-376, 17.3.1.20) are body text, as 9 is.
    level: outline === undefined ? undefined : /^[0-8]$/.test(outline) ? Number(outline) + 1 : 0,
    list: numbers && {
      ...(numId !== undefined && { id: numId }),
      ...(ilvl !== undefined && { depth: boundedInteger(ilvl, maxListLevel) }),
    },
  } as const) as ParagraphFormat;
}

/** A line height in points, from hundredths of a line (ECMA-376 part 1, 17.3.1.33). */
const lines = (text: string | undefined) => (text === undefined ? undefined : Number(text) * 0.12);

function lineOf({ line, lineRule }: Element['attributes']): ParagraphLook['line'] | undefined {
  if (line === undefined) return undefined;
  if (lineRule === 'exact') return { rule: 'exact', value: twips(line) ?? 12 };
  if (lineRule === 'atLeast') return { rule: 'least', value: twips(line) ?? 12 };
  return { rule: 'auto', value: Number(line) / 240 || 1 };
}

const leaders: Record<string, string> = {
  dot: '.',
  hyphen: '-',
  underscore: '_',
  heavy: '_',
  middleDot: '·',
};

function tabOf({ attributes }: Element): Tab | { position: number; clear: true } {
  const tabPosition = twips(attributes.pos) ?? 0;
  const { val = 'left', leader = '' } = attributes;
  if (val === 'clear') return { position: tabPosition, clear: true };
  const align = val === 'end' ? 'right' : ['center', 'right', 'decimal'].includes(val) ? val : 'left';
  return { position: tabPosition, align: align as Tab['align'], leader: leaders[leader] ?? '' };
}

/** Names of sides in older and newer files. */
const sideNames: Record<string, string> = {
  start: 'left',
  end: 'right',
  tl2br: 'falling',
  tr2bl: 'rising',
};

const sides = [
  'top',
  'bottom',
  'left',
  'right',
  'insideH',
  'insideV',
  'between',
  'falling',
  'rising',
] as const;

export function edgesOf(borders: Element | undefined): Edges {
  const edges: Edges = {};
  for (const side of elementsOf(borders)) {
    const name = sideNames[side.name] ?? side.name;
    if (sides.includes(name as 'top')) edges[name as 'top'] = edgeOf(side);
  }
  return edges;
}

export function edgeOf({ attributes }: Element): Edge {
  const { val = 'none', sz, color } = attributes;
  if (val === 'none' || val === 'nil') return null;
  const style = /double|triple|thinThick|thickThin/i.test(val)
    ? 'double'
    : /dot/i.test(val)
      ? 'dotted'
      : /dash/i.test(val)
        ? 'dashed'
        : 'solid';
  return {
    // A width is 2 to 96 eighths of a point (ECMA-376 part 1, 17.3.4).
    width: Math.min(12, Math.max(0.25, Number.parseFloat(sz ?? '4') / 8 || 0)),
    style,
    colour: colourOf(color) ?? [0, 0, 0],
  };
}

export function padOf(borders: Element): ParagraphLook['pad'] {
  const pad = { top: 0, bottom: 0, left: 0, right: 0 };
  for (const { name, attributes } of elementsOf(borders)) {
    if (name in pad && !['none', 'nil'].includes(attributes.val ?? '')) {
      // Word allows at most 31 points between a border and its text.
      pad[name as 'top'] = Math.min(31, Number.parseFloat(attributes.space ?? '0') || 0);
    }
  }
  return pad;
}
