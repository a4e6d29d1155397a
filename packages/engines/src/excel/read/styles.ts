import { child, type Element, elementsOf, valOf, within } from '../../text/docx/xml';
import { flag, numberOf } from './attributes';
import { formatOf } from './built-in-formats';
import type { Colours } from './colours';
import { ignoredOf } from './ignored';
import type { Line, Style } from './model';
import type { PartLook } from './table-styles';

export const plainStyle: Style = {
  font: {
    family: 'Calibri',
    size: 11,
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    colour: [0, 0, 0],
  },
  borders: {},
  format: 'General',
  horizontal: 'general',
  vertical: 'bottom',
  wrap: false,
  indent: 0,
  rotation: 0,
};

/** Vertical alignments: justified lines start at the top of a cell, and distributed ones are centred. */
const verticals: Record<string, Style['vertical']> = {
  ...{ top: 'top', center: 'center', justify: 'top', distributed: 'center' },
};

/** Cell styles, by index. */
export function readStyles(root: Element | undefined, colours: Colours): Style[] {
  const list = (name: string) => elementsOf(child(root, name));
  const formats = new Map(
    list('numFmts').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? 'General',
    ]),
  );
  const [fontElements, fillElements] = [list('fonts'), list('fills')];
  const fonts = fontElements.map((font) => readFont(font, colours));
  // 128 is the character set of Shift-JIS.
  const isJapanese = fontElements.some((font) => valOf(font, 'charset') === '128');
  const fills = fillElements.map((fill) => readFill(fill, colours));
  const borders = list('borders').map((border) => {
    const diagonals = readDiagonals(border, colours);
    return { borders: readBorders(border, colours), ...(diagonals && { diagonals }) };
  });
  const styles = list('cellXfs').map((xf): Style => {
    const { attributes } = xf;
    const alignment = child(xf, 'alignment')?.attributes ?? {};
    const format = Number(attributes.numFmtId ?? 0);
    const fill = fills[Number(attributes.fillId ?? 0)];
    const border = borders[Number(attributes.borderId ?? 0)] ?? { borders: {} };
    const hasBorders = Object.keys(border.borders).length > 0;
    const fontElement = fontElements[Number(attributes.fontId ?? 0)];
    const fillElement = fillElements[Number(attributes.fillId ?? 0)];
    const ignored = ignoredOf(fontElement, alignment, hasBorders, fillElement);
    return {
      font: fonts[Number(attributes.fontId ?? 0)] ?? plainStyle.font,
      ...fill,
      ...border,
      format: formats.get(format) ?? formatOf(format, isJapanese),
      horizontal: (alignment.horizontal as Style['horizontal']) ?? 'general',
      vertical: verticals[alignment.vertical ?? ''] ?? 'bottom',
      wrap: flag(alignment.wrapText) || /^(justify|distributed)$/.test(alignment.horizontal ?? ''),
      indent: numberOf(alignment.indent) ?? 0,
      rotation: rotationOf(numberOf(alignment.textRotation) ?? 0),
      ...(flag(alignment.shrinkToFit) && { shrinks: true }),
      ...(alignment.textRotation === '255' && { isStacked: true }),
      ...(within(xf, 'xfComplement').length > 0 && { isCheckbox: true }),
      ...(ignored.length > 0 && { ignored }),
    };
  });
  return styles.length > 0 ? styles : [plainStyle];
}

/**
 * Looks that conditional formats and tables set (ECMA-376, 18.8.14), by index, with only the properties that they
 * state.
 */
export const readLooks = (root: Element | undefined, colours: Colours): PartLook[] =>
  elementsOf(child(root, 'dxfs')).map((look) => readLook(look, colours));

/** The look that a conditional format or a part of a table sets. */
export function readLook(look: Element, colours: Colours): PartLook {
  const font = child(look, 'font');
  const pattern = child(child(look, 'fill'), 'patternFill');
  // Without a pattern type, the fill is the background colour (18.8.32).
  const fill =
    pattern?.attributes.patternType === 'none'
      ? undefined
      : (colours.colourOf(child(pattern, 'bgColor')) ?? colours.colourOf(child(pattern, 'fgColor')));
  const border = child(look, 'border');
  const [across, down] = ['horizontal', 'vertical'].map((side) => readLine(child(border, side), colours));
  const format = child(look, 'numFmt')?.attributes.formatCode;
  return {
    ...(font && { font: readOwnFont(font, colours) }),
    ...(fill && { fill }),
    ...(border && { borders: readBorders(border, colours) }),
    ...((across || down) && { inner: { ...(across && { across }), ...(down && { down }) } }),
    ...(format && { format }),
  };
}

/** Properties that a font element states, for a look or for a run of text (`rPr`). */
export function readOwnFont(font: Element, colours: Colours): Partial<Style['font']> {
  const completeFont = readFont(font, colours);
  const elementNames = {
    bold: 'b',
    italic: 'i',
    underline: 'u',
    isDouble: 'u',
    strike: 'strike',
    colour: 'color',
    size: 'sz',
    verticalAlign: 'vertAlign',
    family: font.name === 'rPr' ? 'rFont' : 'name',
  } as const;
  return Object.fromEntries(
    Object.entries(elementNames).flatMap(([key, name]) =>
      child(font, name) ? [[key, completeFont[key as keyof typeof elementNames]]] : [],
    ),
  );
}

/** Rotation from the file: values above 90 are clockwise (18.8.1); 255 means stacked letters, which are upright. */
const rotationOf = (value: number) => (value > 180 ? 0 : value > 90 ? 90 - value : value);

function readFont(font: Element, colours: Colours): Style['font'] {
  const isOn = (name: string) => {
    const fontPart = child(font, name);
    return (
      fontPart !== undefined && flag(fontPart.attributes.val, true) && fontPart.attributes.val !== 'none'
    );
  };
  const verticalAlign = valOf(font, 'vertAlign');
  return {
    family: valOf(font, 'name') ?? valOf(font, 'rFont') ?? 'Calibri',
    size: numberOf(valOf(font, 'sz')) ?? 11,
    bold: isOn('b'),
    italic: isOn('i'),
    underline: isOn('u'),
    ...(/^double/.test(valOf(font, 'u') ?? '') && { isDouble: true }),
    strike: isOn('strike'),
    colour: colours.colourOf(child(font, 'color')) ?? [0, 0, 0],
    ...((verticalAlign === 'superscript' || verticalAlign === 'subscript') && { verticalAlign }),
  };
}

/** Share of the foreground colour in a pattern (18.18.55); one half for those not listed. */
const foregroundShares: Record<string, number> = {
  ...{ gray0625: 0.0625, gray125: 0.125, lightGray: 0.25, darkGray: 0.75, darkTrellis: 0.75 },
  ...{ lightHorizontal: 0.25, lightVertical: 0.25, lightDown: 0.25, lightUp: 0.25, lightGrid: 0.44 },
};

/** Reads a gradient or a colour. A pattern other than solid becomes its mean colour. */
function readFill(fill: Element, colours: Colours): Pick<Style, 'fill' | 'gradient'> {
  const gradient = child(fill, 'gradientFill');
  if (gradient) return readGradient(gradient, colours);
  const colour = readPattern(child(fill, 'patternFill'), colours);
  return colour ? { fill: colour } : {};
}

function readGradient(gradient: Element, colours: Colours): Pick<Style, 'fill' | 'gradient'> {
  const stops = elementsOf(gradient).map((stop) => ({
    at: numberOf(stop.attributes.position) ?? 0,
    colour: colours.colourOf(child(stop, 'color')) ?? ([1, 1, 1] as const),
  }));
  const [first] = stops.sort((a, b) => a.at - b.at);
  if (!first) return {};
  const { type, degree, left, right, top, bottom } = gradient.attributes;
  const [leftShare, topShare] = [numberOf(left) ?? 0, numberOf(top) ?? 0];
  const around = {
    left: leftShare,
    right: numberOf(right) ?? 0,
    top: topShare,
    bottom: numberOf(bottom) ?? 0,
  };
  const isAround = type === 'path';
  return {
    fill: first.colour,
    gradient: { stops, degree: numberOf(degree) ?? 0, ...(isAround && { around }) },
  };
}

function readPattern(pattern: Element | undefined, colours: Colours): Style['fill'] {
  const patternType = pattern?.attributes.patternType;
  if (!patternType || patternType === 'none') return undefined;
  const front = colours.colourOf(child(pattern, 'fgColor'));
  if (patternType === 'solid') return front;
  const [r, g, b] = front ?? [0, 0, 0];
  const [br, bg, bb] = colours.colourOf(child(pattern, 'bgColor')) ?? [1, 1, 1];
  const share = foregroundShares[patternType] ?? 0.5;
  return [r * share + br * (1 - share), g * share + bg * (1 - share), b * share + bb * (1 - share)];
}

function readDiagonals(border: Element, colours: Colours): Style['diagonals'] {
  const line = readLine(child(border, 'diagonal'), colours);
  const [up, down] = [flag(border.attributes.diagonalUp), flag(border.attributes.diagonalDown)];
  return line && (up || down) ? { line, up, down } : undefined;
}

function readBorders(border: Element, colours: Colours): Style['borders'] {
  // The strict format names left and right by the writing direction.
  const sides = { left: 'start', right: 'end', top: 'top', bottom: 'bottom' };
  return Object.fromEntries(
    Object.entries(sides).flatMap(([side, strict]) => {
      const line = readLine(child(border, side) ?? child(border, strict), colours);
      return line ? [[side, line]] : [];
    }),
  );
}

/** Line styles other than solid, by name (ECMA-376, 18.18.3). */
const lineStyles: Record<string, Line['style']> = {
  ...{ double: 'double', hair: 'hair', dotted: 'dotted', dashed: 'dashed', mediumDashed: 'longDashed' },
  ...{ dashDot: 'dashDot', mediumDashDot: 'dashDot' },
  ...{ dashDotDot: 'dashDotDot', mediumDashDotDot: 'dashDotDot', slantDashDot: 'slantDashDot' },
};

function readLine(side: Element | undefined, colours: Colours): Line | undefined {
  const lineStyle = side?.attributes.style;
  if (!lineStyle || lineStyle === 'none') return undefined;
  const width =
    lineStyle === 'hair'
      ? 0.5
      : /^(medium|slant)/.test(lineStyle)
        ? 1.5
        : lineStyle === 'thick'
          ? 2.25
          : 0.75;
  return {
    width,
    style: lineStyles[lineStyle] ?? 'solid',
    colour: colours.colourOf(child(side, 'color')) ?? [0, 0, 0],
  };
}
