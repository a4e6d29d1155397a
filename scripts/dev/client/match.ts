import { inr } from '../../../lib/format';
import { literalPattern } from '../../../lib/literal-pattern';
import type { Field } from '../field';

const nameInBraces = /\{\w+\}/;

/** A text with runs of white space collapsed to one space. */
export const collapseSpaces = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Texts that a page may print for a field. */
function printedTextsOf({ value, limits }: Field): string[] {
  return limits.kind === 'number' ? [inr(Number(value)), String(value)] : [collapseSpaces(String(value))];
}

/** Index of fields by their printed text. Finds the fields of a place on a page. */
export function matcher(fields: readonly Field[]) {
  const byText = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.limits.kind === 'picture' || field.limits.kind === 'link') continue;
    for (const text of printedTextsOf(field)) byText.set(text, [...(byText.get(text) ?? []), field]);
  }
  /** Fields near a node, nearest ancestor first: they decide between fields with the same text, as in headers and footers. */
  let fieldsNear = (_node: Node) => [] as Field[][];

  /** Fields of a text, best match first. */
  function fieldsOfText(node: Node): Field[] {
    const text = collapseSpaces(node.textContent ?? '');
    if (text === '') return [];
    const exact = byText.get(text);
    if (exact) return rank(exact, node);
    const filled = fieldsOfFilledText(text, node);
    if (filled.length > 0) return filled;
    // A page may print part of a text, or a text among others.
    const partialMatches = fields
      .filter((field) => field.limits.kind !== 'picture' && field.limits.kind !== 'link')
      .map((field) => ({ field, shared: sharedLength(field, text) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared);
    const [best] = partialMatches;
    const equallyNear = partialMatches
      .filter(({ shared }) => shared === best?.shared)
      .map(({ field }) => field);
    return rank(equallyNear, node);
  }

  /** Fields of a text with filled-in values, “Save 10%” for “Save {percent}%”: those of the values, then that of the text. */
  function fieldsOfFilledText(text: string, node: Node): Field[] {
    for (const field of fields) {
      const [, ...values] = filledPattern(field)?.exec(text) ?? [];
      if (values.length === 0) continue;
      return [...values.flatMap((value) => rank(byText.get(collapseSpaces(value)) ?? [], node)), field];
    }
    return [];
  }

  const fieldsOfKind = (kind: 'picture' | 'link') => (target: string, node: Node) => {
    const matches = fields.filter(({ limits, value }) => limits.kind === kind && value === target);
    return rank(matches, node);
  };

  /** Ranks fields with the same text by the length of the path shared with their surroundings. */
  function rank(candidates: readonly Field[], node: Node): Field[] {
    if (candidates.length < 2) return [...candidates];
    const nearbyFields = fieldsNear(node);
    const score = (field: Field) => {
      // The smallest ancestor with a related field decides; fields that share only the file count little.
      const scores = nearbyFields.map((relatives, distance) => {
        const shared = Math.max(0, ...relatives.map((other) => sharedPath(field, other)));
        return shared === 0 ? 0 : shared * 100 - distance;
      });
      return Math.max(0, ...scores);
    };
    return [...candidates]
      .map((field) => ({ field, score: score(field) }))
      .sort((a, b) => b.score - a.score)
      .map(({ field }) => field);
  }

  /** Indexes a page by its unambiguous texts, which show where each entry is. */
  function indexPage(page: Document): void {
    const unambiguous = new Map<Node, Field>();
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [onlyField, ...otherFields] = byText.get(collapseSpaces(node.textContent ?? '')) ?? [];
      if (onlyField && otherFields.length === 0) unambiguous.set(node, onlyField);
    }
    fieldsNear = (node) => {
      const fieldsByAncestor: Field[][] = [];
      for (let ancestor = node.parentNode; ancestor; ancestor = ancestor.parentNode) {
        const inside = [...unambiguous].filter(([other]) => other !== node && ancestor?.contains(other));
        fieldsByAncestor.push(inside.map(([, field]) => field));
      }
      return fieldsByAncestor;
    };
  }

  /**
   * Nodes of a page whose text is that of a field, in page order. A heading with non-breaking parts consists of several
   * text nodes: then its element is returned.
   */
  function fieldTextsOf(page: Document): Node[] {
    const nodes = new Set<Node>();
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const candidates = [text, text.parentNode, text.parentNode?.parentNode];
      const match = candidates.find((node) => node && byText.has(collapseSpaces(node.textContent ?? '')));
      if (match) nodes.add(match);
    }
    return [...nodes];
  }

  return {
    indexPage,
    fieldsOfText,
    fieldsOfPicture: fieldsOfKind('picture'),
    fieldsOfLink: fieldsOfKind('link'),
    fieldTextsOf,
  };
}

/** Pattern for the printed form of a text with names in braces; undefined for a text without names or with little else. */
function filledPattern({ value, limits }: Field): RegExp | undefined {
  if (limits.kind !== 'text' || typeof value !== 'string' || !nameInBraces.test(value)) return undefined;
  const literalParts = collapseSpaces(value).split(nameInBraces);
  if (literalParts.join('').trim().length < 3) return undefined;
  return new RegExp(`^${literalParts.map(literalPattern).join('(.+?)')}$`);
}

/** Length of the shorter text if one of field and text contains the other; 0 below three characters, where a match is chance. */
function sharedLength(field: Field, text: string): number {
  const lengths = printedTextsOf(field).map((value) => {
    if (text.includes(value)) return value.length;
    return value.includes(text) ? text.length : 0;
  });
  const shared = Math.max(...lengths);
  return shared >= 3 ? shared : 0;
}

/** Number of shared path steps of two fields; 0 in different files. */
function sharedPath(one: Field, other: Field): number {
  if (one.file !== other.file) return 0;
  const steps = one.keys.findIndex((key, index) => other.keys[index] !== key);
  return 1 + (steps < 0 ? one.keys.length : steps);
}

/** Sibling fields in an entry: the address of a link, the picture of a card. */
export function siblingFields(field: Field, fields: readonly Field[]): Field[] {
  const parent = field.keys.slice(0, -1).join('.');
  return fields.filter(
    (other) =>
      other !== field &&
      other.file === field.file &&
      other.keys.length === field.keys.length &&
      other.keys.slice(0, -1).join('.') === parent &&
      other.limits.kind !== 'text',
  );
}
