import { writeNumber } from '../../text/docx/number-formats';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import { inkOf } from '../../word/read/paint';
import type { Theme } from '../../word/read/theme';
import { unicodeOf } from '../../write/symbol-fonts';
import { flag, points } from './attributes';
import type { Colour, ShapeParagraph, ShapeText, Style } from './model';
import { plainStyle } from './styles';

type Font = Style['font'];

/** Number of list levels (ECMA-376, 21.1.2.4). */
const levelCount = 9;

/**
 * Text of a shape within its text area (ECMA-376, 21.1.2.1).
 *
 * @param fallback text colour from the style of the shape
 * @returns undefined for a shape without letters
 */
export function textOfShape(
  shape: Element,
  { width, height }: { width: number; height: number },
  theme: Theme,
  fallback: Colour | undefined,
): ShapeText | undefined {
  const body = child(shape, 'txBody');
  if (textWithin(body).trim() === '') return undefined;
  const { lIns, rIns, tIns, bIns, anchor, wrap, vert = 'horz' } = child(body, 'bodyPr')?.attributes ?? {};
  const [left, right] = [points(lIns, 7.2), points(rIns, 7.2)];
  const [top, bottom] = [points(tIns, 3.6), points(bIns, 3.6)];
  const list = child(body, 'lstStyle');
  const fit = child(child(body, 'bodyPr'), 'normAutofit')?.attributes;
  const looks: Looks = { theme, list, fallback, scale: shareIn(fit?.fontScale) ?? 1 };
  const lineScale = 1 - (shareIn(fit?.lnSpcReduction) ?? 0);
  const counts: number[] = [];
  return {
    ...{
      x: left,
      y: top,
      width: Math.max(6, width - left - right),
      height: Math.max(6, height - top - bottom),
    },
    vertical: anchor === 'ctr' ? 'center' : anchor === 'b' ? 'bottom' : 'top',
    wraps: wrap !== 'none',
    rotation: vert === 'vert' || vert === 'eaVert' ? 90 : vert === 'vert270' ? -90 : 0,
    paragraphs: elementsOf(body)
      .filter(({ name }) => name === 'p')
      .map((paragraph) => paragraphOf(paragraph, looks, counts, lineScale)),
  };
}

/** What texts of a shape look like where they say nothing: theme, list style, and text colour; and their scale. */
type Looks = {
  theme: Theme;
  list: Element | undefined;
  fallback: Colour | undefined;
  /** Share of their size that letters have so that they fit. */
  scale: number;
};

/**
 * @param counts last list numbers, by level
 * @param lineScale share of their height that lines have so that they fit
 */
function paragraphOf(paragraph: Element, looks: Looks, counts: number[], lineScale: number): ShapeParagraph {
  const properties = child(paragraph, 'pPr');
  const level = Math.min(levelCount - 1, Number(properties?.attributes.lvl ?? 0));
  const levelProperties = child(looks.list, `lvl${level + 1}pPr`);
  const { algn = 'l', marL, indent } = { ...levelProperties?.attributes, ...properties?.attributes };
  const part = (name: string) => child(properties, name) ?? child(levelProperties, name);
  const fontOf = (look: Element | undefined) => readFont([child(levelProperties, 'defRPr'), look], looks);
  const runs = elementsOf(paragraph).flatMap((run): ShapeParagraph['runs'] => {
    const look = child(run, 'rPr');
    const font = fontOf(look);
    if (run.name === 'br') return [{ text: '\n', font }];
    // An equation is set on one line.
    if (run.name === 'm') return within(run, 't').map((letters) => ({ text: textWithin(letters), font }));
    return run.name === 'r' || run.name === 'fld'
      ? [{ text: displayedText(textWithin(child(run, 't')), look, font), font }]
      : [];
  });
  const lineSpace = part('lnSpc');
  const fixed = spaceOf(lineSpace);
  const size = Math.max(1, ...runs.map(({ font }) => font.size));
  const spacing = {
    // A fixed distance of lines, as a share of the normal one.
    line: fixed > 0 ? fixed / (size * normalLine) : (share(child(lineSpace, 'spcPct')) ?? 1) * lineScale,
    above: spaceOf(part('spcBef')),
    below: spaceOf(part('spcAft')),
  };
  const [first] = runs;
  const bullet = first?.text ? bulletOf(part, level, counts) : '';
  if (bullet && first)
    runs.unshift({ text: `${bullet}\u00a0`, font: { ...first.font, underline: false, strike: false } });
  return {
    runs: runs.length > 0 ? runs : [{ text: '', font: fontOf(child(paragraph, 'endParaRPr')) }],
    align: algn === 'ctr' || algn === 'dist' ? 'center' : algn === 'r' ? 'right' : 'left',
    left: points(marL),
    first: points(indent),
    spacing,
  };
}

/** Text as its look shows it: in capitals, or in signs of a symbol font. */
const displayedText = (text: string, look: Element | undefined, { family }: Font) =>
  unicodeOf(/^(all|small)$/.test(look?.attributes.cap ?? '') ? text.toUpperCase() : text, family);

/** Usual height of a line, as a share of the size of its letters. */
const normalLine = 1.2;

const share = (element: Element | undefined) => shareIn(element?.attributes.val);

const shareIn = (text: string | undefined) => {
  if (text === undefined) return undefined;
  return text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text) / 100_000;
};

/** A space in points, from hundredths of a point. */
const spaceOf = (space: Element | undefined) => Number(child(space, 'spcPts')?.attributes.val ?? 0) / 100;

/** Bullet or number of a paragraph (21.1.2.4). */
function bulletOf(part: (name: string) => Element | undefined, level: number, counts: number[]): string {
  counts.length = Math.min(counts.length, level + 1);
  const bullet = part('buChar')?.attributes.char;
  const numbered = part('buAutoNum')?.attributes;
  if (part('buNone') || !numbered) {
    counts.length = Math.min(counts.length, level);
    return part('buNone') ? '' : unicodeOf(bullet ?? '', part('buFont')?.attributes.typeface ?? '');
  }
  const count = counts[level] === undefined ? Number(numbered.startAt ?? 1) : counts[level] + 1;
  counts[level] = count;
  const [, kind = 'arabic', end = ''] =
    /^([a-zA-Z]+?)(Period|ParenR|ParenBoth|Plain)$/.exec(numbered.type ?? '') ?? [];
  const number = writeNumber(count, autoNumbers[kind] ?? 'decimal');
  return end === 'ParenBoth'
    ? `(${number})`
    : end === 'ParenR'
      ? `${number})`
      : end === 'Plain'
        ? number
        : `${number}.`;
}

const autoNumbers: Record<string, string> = {
  alphaLc: 'lowerLetter',
  alphaUc: 'upperLetter',
  romanLc: 'lowerRoman',
  romanUc: 'upperRoman',
};

/** Font from the properties that apply; later ones override earlier ones (21.1.2.3.9). */
function readFont(sources: (Element | undefined)[], { theme, fallback, scale }: Looks): Font {
  const attributes: Record<string, string> = Object.assign({}, ...sources.map((look) => look?.attributes));
  const part = (name: string) => sources.map((look) => child(look, name)).findLast((element) => element);
  const typeface = part('latin')?.attributes.typeface ?? '+mn-lt';
  const family = typeface.startsWith('+')
    ? theme.font(typeface.startsWith('+mj') ? 'major' : 'minor')
    : typeface;
  const colour = inkOf(elementsOf(part('solidFill'))[0], theme)?.colour ??
    fallback ??
    theme.named('tx1') ?? [0, 0, 0];
  const raise = Number(attributes.baseline ?? 0);
  return {
    family: family || plainStyle.font.family,
    size: (attributes.sz === undefined ? plainStyle.font.size : Number(attributes.sz) / 100) * scale,
    bold: flag(attributes.b),
    italic: flag(attributes.i),
    underline: (attributes.u ?? 'none') !== 'none',
    strike: (attributes.strike ?? 'noStrike') !== 'noStrike',
    colour,
    ...(raise !== 0 && { verticalAlign: raise > 0 ? ('superscript' as const) : ('subscript' as const) }),
  };
}
