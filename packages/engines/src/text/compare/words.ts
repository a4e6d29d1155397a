import { type Block, type TextDocument, type Token, textOf, tokensOf } from '../model';
import { withoutPageNumbers } from '../page-number';

/** Differences between two words that are ignored. */
export type Options = {
  /** `Rent` and `rent` are the same word. Default: no. */
  ignoreCase?: boolean;
  /** `rent.` and `rent` are the same word. Default: no. */
  ignorePunctuation?: boolean;
};

export type Zone = 'body' | 'header' | 'footer';

/**
 * Words to compare: without authors' comments, deleted tracked changes, and page numbers of headers and footers. A
 * header or footer that repeats on pages is compared once.
 */
export function comparableOf(doc: TextDocument): Record<Zone, Token[]> {
  const body: Token[] = [];
  const repeats = { header: new Map<string, Token[][]>(), footer: new Map<string, Token[][]>() };
  let block: Block | undefined;
  let margin: Token[] = [];
  for (const token of tokensOf(doc)) {
    const { kind } = token.block;
    if (kind === 'comment' || token.word.mark === 'deleted' || token.word.mark === 'hidden') continue;
    if (kind !== 'header' && kind !== 'footer') {
      body.push(token);
      continue;
    }
    if (token.block !== block) {
      block = token.block;
      margin = [];
      const pattern = textOf(block).replace(/\d+/g, '#');
      repeats[kind].set(pattern, [...(repeats[kind].get(pattern) ?? []), margin]);
    }
    margin.push(token);
  }
  const once = (zone: 'header' | 'footer') => [...repeats[zone].values()].flatMap(withoutPageNumbers);
  return { body, header: once('header'), footer: once('footer') };
}

/** Superscript and subscript digits and fractions, which mean something else as plain digits: 10³ is not 103. */
const raised = /[\u00b2\u00b3\u00b9\u2070-\u207f\u2080-\u209c\u00bc-\u00be\u2150-\u215e]+/g;

/** Normalised form of a word: all kinds of quotation marks and dashes are equal. */
export function keyOf(text: string, { ignoreCase, ignorePunctuation }: Options): string {
  let key = text
    .replace(raised, (letters) => `^${letters}`)
    .normalize('NFKC')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\u00ad/g, '');
  if (ignorePunctuation) key = key.replace(/^[^\p{L}\p{N}₹$€£%]+|[^\p{L}\p{M}\p{N}₹$€£%]+$/gu, '') || key;
  return ignoreCase ? key.toLowerCase() : key;
}

/** Between words that a space keeps apart: `5 12` is not `51 2`. */
const apart = '\u0000';

/** Text of a run without spaces, except where they tell figures apart, or what different cells or paragraphs hold. */
function withoutSpaces(run: Token[], options: Options): string {
  return run
    .map(({ word, block }, index) => {
      const next = run[index + 1];
      const key = keyOf(word.text, options);
      if (!next) return key;
      const isApart = next.block === block ? /\d\d$/ : /[\p{L}\p{N}]{2}$/u;
      const seam = key.slice(-1) + keyOf(next.word.text, options).slice(0, 1);
      return isApart.test(seam) ? key + apart : key;
    })
    .join('');
}

/** Whether two runs differ only in spaces, such as ₹ 500 and ₹500, or in a hyphen at a line or page break. */
export function differInSpacesOnly(before: Token[], after: Token[], options: Options): boolean {
  const [a, b] = [withoutSpaces(before, options), withoutSpaces(after, options)];
  if (a === b) return true;
  const broken = [...before, ...after].some(
    ({ word }, index, tokens) => word.joined || (/\p{L}[-‐]$/u.test(word.text) && index < tokens.length - 1),
  );
  return broken && a.replaceAll('-', '') === b.replaceAll('-', '');
}
