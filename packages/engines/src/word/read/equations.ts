import { child, type Element, elementsOf, isOn, textWithin, valOf } from '../../text/docx/xml';
import type { Inline, TextLook } from '../model';

/** A piece of an equation's text, and how it is set on the line. */
export type Part = { text: string; isUpright?: boolean; script?: 'super' | 'sub' };

/**
 * An equation in one line, as people type it: fractions with a stroke, roots and sums with their signs, indices and
 * exponents below and above the line, and brackets where the line would otherwise be ambiguous (ECMA-376 part 1,
 * 22.1).
 */
export const equationOf = (equation: Element, look: TextLook): Inline[] => inlinesOf(partsOf(equation), look);

/** The pieces of an equation as inlines. */
export function inlinesOf(parts: readonly Part[], look: TextLook): Inline[] {
  return parts.flatMap(({ text, isUpright, script }): Inline[] => {
    const scriptLook = { ...look, ...(script && { vertical: script }) };
    // Variables are italic; digits, operators and names of functions are not.
    const pieces = isUpright ? [text] : (text.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []);
    return pieces.map((piece) => ({
      kind: 'text',
      text: piece,
      look: { ...scriptLook, italic: !isUpright && /\p{L}/u.test(piece) },
    }));
  });
}

export const sign = (text: string): Part => ({ text, isUpright: true });

const partsOfChild = (parent: Element, name: string): Part[] => {
  const element = child(parent, name);
  return element ? partsOf(element) : [];
};

/** The character that a property names; empty if the property has no value. */
function signOf(properties: Element | undefined, name: string, fallback: string): string {
  const element = child(properties, name);
  return element ? (element.attributes.val ?? '') : fallback;
}

const lengthOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { text }) => sum + Array.from(text).length, 0);

/** Puts brackets around anything longer than a letter, a number or a name. */
export function grouped(parts: Part[]): Part[] {
  const isSingle =
    lengthOf(parts) <= 1 || (parts.length === 1 && /^[\d.,]+$|^\p{L}+$/u.test(parts[0]?.text ?? ''));
  return isSingle || isBracketed(parts) ? parts : [sign('('), ...parts, sign(')')];
}

const isBracketed = (parts: readonly Part[]) => {
  const [first, last] = [parts[0]?.text, parts.at(-1)?.text];
  return first === '(' && last === ')' && parts.filter(({ text }) => text === '(').length === 1;
};

/**
 * Sets parts above or below the line. Parts that already have scripts follow a sign on the line (`^` or `_`) instead.
 */
export function scripted(parts: Part[], script: 'super' | 'sub'): Part[] {
  if (parts.length === 0) return [];
  if (parts.some((part) => part.script)) return [sign(script === 'super' ? '^' : '_'), ...grouped(parts)];
  return parts.map((part) => ({ ...part, script }));
}

/** Joins lists of parts with a separator. */
export const joinParts = (lists: readonly Part[][], separator: string): Part[] =>
  lists.flatMap((parts, i) => (i === 0 ? parts : [sign(separator), ...parts]));

const entries = (element: Element, name: string) =>
  elementsOf(element)
    .filter((each) => each.name === name)
    .map(partsOfNode);

const converters: Record<string, (element: Element) => Part[]> = {
  r: (element) => {
    const properties = child(element, 'rPr');
    const isUpright = isOn(child(properties, 'nor')) || valOf(properties, 'sty') === 'p';
    const text = elementsOf(element)
      .filter(({ name }) => name === 't')
      .map(textWithin)
      .join('');
    return text ? [{ text, isUpright }] : [];
  },
  f: (element) => {
    const [over, under] = [partsOfChild(element, 'num'), partsOfChild(element, 'den')];
    const isStack = valOf(child(element, 'fPr'), 'type') === 'noBar';
    return [...grouped(over), sign(isStack ? '¦' : '/'), ...grouped(under)];
  },
  sSup: (element) => [
    ...grouped(partsOfChild(element, 'e')),
    ...scripted(partsOfChild(element, 'sup'), 'super'),
  ],
  sSub: (element) => [
    ...grouped(partsOfChild(element, 'e')),
    ...scripted(partsOfChild(element, 'sub'), 'sub'),
  ],
  sSubSup: (element) => [
    ...grouped(partsOfChild(element, 'e')),
    ...scripted(partsOfChild(element, 'sub'), 'sub'),
    ...scripted(partsOfChild(element, 'sup'), 'super'),
  ],
  sPre: (element) => [
    ...scripted(partsOfChild(element, 'sub'), 'sub'),
    ...scripted(partsOfChild(element, 'sup'), 'super'),
    ...grouped(partsOfChild(element, 'e')),
  ],
  rad: (element) => {
    const degree = isOn(child(child(element, 'radPr'), 'degHide')) ? [] : partsOfChild(element, 'deg');
    return [...scripted(degree, 'super'), sign('√'), ...grouped(partsOfChild(element, 'e'))];
  },
  nary: (element) => [
    sign(signOf(child(element, 'naryPr'), 'chr', '∫')),
    ...scripted(partsOfChild(element, 'sub'), 'sub'),
    ...scripted(partsOfChild(element, 'sup'), 'super'),
    sign(' '),
    ...partsOfChild(element, 'e'),
  ],
  d: (element) => {
    const properties = child(element, 'dPr');
    const separator = signOf(properties, 'sepChr', '|');
    return [
      sign(signOf(properties, 'begChr', '(')),
      ...joinParts(entries(element, 'e'), separator),
      sign(signOf(properties, 'endChr', ')')),
    ].filter(({ text }) => text);
  },
  func: (element) => [
    ...partsOfChild(element, 'fName').map((part) => ({ ...part, isUpright: true })),
    sign(' '),
    ...partsOfChild(element, 'e'),
  ],
  limLow: (element) => [...partsOfChild(element, 'e'), ...scripted(partsOfChild(element, 'lim'), 'sub')],
  limUpp: (element) => [...partsOfChild(element, 'e'), ...scripted(partsOfChild(element, 'lim'), 'super')],
  m: (element) => joinParts(entries(element, 'mr'), '; '),
  mr: (element) => joinParts(entries(element, 'e'), ', '),
  eqArr: (element) => joinParts(entries(element, 'e'), '; '),
  acc: (element) => accentedBase(element, signOf(child(element, 'accPr'), 'chr', '\u0302')),
  bar: (element) =>
    accentedBase(element, valOf(child(element, 'barPr'), 'pos') === 'top' ? '\u0305' : '\u0332'),
  phant: (element) =>
    isOn(child(child(element, 'phantPr'), 'show') ?? element) ? partsOfChild(element, 'e') : [],
};

/** Spacing forms of combining marks, for letters that no font has with the mark. */
const spacingMarks: Record<string, string> = {
  '\u0302': 'ˆ',
  '\u0303': '˜',
  '\u0304': '¯',
  '\u0305': '¯',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u20d7': '→',
};

/** A base with a mark on its last letter, or behind it if no font has that letter. */
function accentedBase(element: Element, mark: string): Part[] {
  const base = partsOfChild(element, 'e');
  const last = base.at(-1);
  if (!last) return base;
  const composed = (last.text + mark).normalize('NFC');
  const text = composed.endsWith(mark) ? last.text + (spacingMarks[mark] ?? mark) : composed;
  return [...base.slice(0, -1), { ...last, text }];
}

/** Name of an element that contains properties of an equation, not content. */
const propertiesName = /Pr$/;

const partsOf = (element: Element): Part[] =>
  elementsOf(element).flatMap((each) => (propertiesName.test(each.name) ? [] : partsOfNode(each)));

const partsOfNode = (node: Element): Part[] => converters[node.name]?.(node) ?? partsOf(node);
