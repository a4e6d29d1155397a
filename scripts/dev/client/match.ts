import { inr } from '../../../lib/format';
import type { Field } from '../field';

/** A field's value as a reader sees it: any run of spaces is one. */
export const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** What a page may print for a field. */
export function printed({ value, limits }: Field): string[] {
  return limits.kind === 'number' ? [inr(Number(value)), String(value)] : [plain(String(value))];
}

/** The fields of content by what pages print for them. Finds which field a place on a page comes from. */
export function matcher(fields: readonly Field[]) {
  const byText = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.limits.kind === 'picture' || field.limits.kind === 'link') continue;
    for (const text of printed(field)) byText.set(text, [...(byText.get(text) ?? []), field]);
  }
  const pictures = fields.filter(({ limits }) => limits.kind === 'picture');
  const links = fields.filter(({ limits }) => limits.kind === 'link');
  /** Heads and feet of pages hold the same texts: ties are resolved by neighbouring elements. */
  let near = (_node: Node) => [] as Field[][];

  /** Fields of a text, the likeliest first. */
  function ofText(node: Node): Field[] {
    const text = plain(node.textContent ?? '');
    if (text === '') return [];
    const exact = byText.get(text);
    if (exact) return ranked(exact, node);
    // A page may print a part of a text, or a text among others.
    const parts = fields
      .filter((field) => field.limits.kind !== 'picture' && field.limits.kind !== 'link')
      .map((field) => ({ field, shared: sharedLength(field, text) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared);
    const [best] = parts;
    return ranked(
      parts.filter(({ shared }) => shared === best?.shared).map(({ field }) => field),
      node,
    );
  }

  const ofPicture = (name: string, node: Node) =>
    ranked(
      pictures.filter(({ value }) => value === name),
      node,
    );

  const ofLink = (href: string, node: Node) =>
    ranked(
      links.filter(({ value }) => value === href),
      node,
    );

  /** Of fields that print the same, first those that share most of their path with what is around the place. */
  function ranked(candidates: readonly Field[], node: Node): Field[] {
    if (candidates.length < 2) return [...candidates];
    const around = near(node);
    const score = (field: Field) => {
      // The smallest part of the page that holds a relative decides; a shared file alone says little.
      const scores = around.map((relatives, distance) => {
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

  /** Learns a page: texts that only one field can be tell which entry is where. */
  function learn(page: Document): void {
    const sure = new Map<Node, Field>();
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [only, ...more] = byText.get(plain(node.textContent ?? '')) ?? [];
      if (only && more.length === 0) sure.set(node, only);
    }
    near = (node) => {
      const rings: Field[][] = [];
      for (let ring = node.parentNode; ring; ring = ring.parentNode) {
        const inside = [...sure].filter(([other]) => other !== node && ring?.contains(other));
        rings.push(inside.map(([, field]) => field));
      }
      return rings;
    };
  }

  /**
   * The places of a page whose words are in content as they are, in the order of the page. A heading that keeps words
   * together is several texts: then its element is the place.
   */
  function textsOf(page: Document): Node[] {
    const found = new Set<Node>();
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = [text, text.parentNode, text.parentNode?.parentNode];
      const place = around.find((node) => node && byText.has(plain(node.textContent ?? '')));
      if (place) found.add(place);
    }
    return [...found];
  }

  return { learn, ofText, ofPicture, ofLink, textsOf };
}

/** How many letters a field and a text share, when one holds the other; below three, that is chance. */
function sharedLength(field: Field, text: string): number {
  const lengths = printed(field).map((value) => {
    if (text.includes(value)) return value.length;
    return value.includes(text) ? text.length : 0;
  });
  const shared = Math.max(...lengths);
  return shared >= 3 ? shared : 0;
}

/** Number of path steps that two fields share; 0 when they are in different files. */
function sharedPath(one: Field, other: Field): number {
  if (one.file !== other.file) return 0;
  const steps = one.keys.findIndex((key, index) => other.keys[index] !== key);
  return 1 + (steps < 0 ? one.keys.length : steps);
}

/** The fields that are beside one in its entry: the address of a link, the picture of a card. */
export function beside(field: Field, fields: readonly Field[]): Field[] {
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
