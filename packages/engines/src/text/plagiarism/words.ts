import { type Token, textOf } from '../model';

/** Compared form of a word: its letters and digits. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

export type ExclusionReason = 'quotation' | 'reference';

/** Words to exclude, with the reason: quotation marks, or a list of references. */
export function excludedWords(tokens: Token[]): Map<Token, ExclusionReason> {
  const excluded = new Map<Token, ExclusionReason>();
  for (const token of quotationsOf(tokens)) excluded.set(token, 'quotation');
  for (const token of referencesOf(tokens)) excluded.set(token, 'reference');
  return excluded;
}

/** Words in quotation marks. A quotation that does not end in its paragraph is a stray mark. */
function* quotationsOf(tokens: Token[]): Generator<Token> {
  let open: Token[] | undefined;
  let block = tokens[0]?.block;
  for (const token of tokens) {
    if (token.block !== block) open = undefined;
    block = token.block;
    const { text } = token.word;
    if (!open && /^[[(]*["“„«‘]/u.test(text)) open = [];
    open?.push(token);
    if (open && /["”“»’][\p{P}\d]*$/u.test(text) && (open.length > 1 || text.length > 1)) {
      if (open.length > 2) yield* open;
      open = undefined;
    }
  }
}

const heading =
  /^((\d+|[ivx]+)\.?\s+)?(references|bibliography|works cited|literature( cited)?|sources|संदर्भ|ग्रंथसूची)$/i;

/** Words from a heading such as References to the next heading. */
function* referencesOf(tokens: Token[]): Generator<Token> {
  let isInReferences = false;
  let block = undefined as Token['block'] | undefined;
  for (const token of tokens) {
    if (token.block !== block) {
      block = token.block;
      if (heading.test(textOf(block).replace(/[:.]$/, ''))) isInReferences = true;
      else if (block.kind === 'heading') isInReferences = false;
    }
    if (isInReferences) yield token;
  }
}
