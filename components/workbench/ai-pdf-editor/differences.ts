import { gapsOf, Interner, myers } from 'engines/text/client';

/** With more differing words, two texts count as entirely different. */
const maxDifferences = 400;

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Ranges in which two lists of words differ, in order. */
export function gapsBetween(before: readonly string[], after: readonly string[]) {
  const numbers = new Interner<string>();
  const [a, b] = [before, after].map((words) => Int32Array.from(words, (word) => numbers.number(word))) as [
    Int32Array,
    Int32Array,
  ];
  const whole = { a0: 0, a1: a.length, b0: 0, b1: b.length };
  return gapsOf(myers(a, b, whole, maxDifferences) ?? [], a.length, b.length);
}

/** Old and new text with a smaller share of common words are easier to read one below the other. */
const MIN_COMMON = 0.5;

/** A run of words that are unchanged, removed or inserted. */
export type Run = { look?: 'del' | 'ins'; text: string };

/** The words of two texts, and the gaps in which they differ; undefined if most of the text is new. */
function comparedWords(before: string, after: string) {
  const [old, newWords] = [wordsOf(before), wordsOf(after)];
  const gaps = gapsBetween(old, newWords);
  const kept = old.length - gaps.reduce((sum, { a0, a1 }) => sum + a1 - a0, 0);
  return kept < MIN_COMMON * Math.max(old.length, newWords.length) ? undefined : { old, newWords, gaps };
}

/** Merges two texts into runs of unchanged, removed and inserted words; undefined if most of the text is new. */
export function runsOf(before: string, after: string): Run[] | undefined {
  const compared = comparedWords(before, after);
  if (!compared) return undefined;
  const { old, newWords, gaps } = compared;
  const runs: Run[] = [];
  const add = (text: readonly string[], look?: Run['look']) => {
    if (text.length > 0) runs.push({ ...(look && { look }), text: text.join(' ') });
  };
  let at = 0;
  for (const { a0, a1, b0, b1 } of gaps) {
    add(old.slice(at, a0));
    add(old.slice(a0, a1), 'del');
    add(newWords.slice(b0, b1), 'ins');
    at = a1;
  }
  add(old.slice(at));
  return runs;
}

/** Runs of a text that is being reworded, old words before the new ones; undefined while its words are unchanged. */
export function wordedAs(before: string, after: string): Run[] | undefined {
  const runs: Run[] = runsOf(before, after) ?? [
    { look: 'del', text: before },
    { look: 'ins', text: after.trim() },
  ];
  const shown = runs.filter(({ text }) => text);
  return shown.some(({ look }) => look) ? shown : undefined;
}

/** The first change from one text to another, and how many others there are; undefined if most of the text is new. */
export function firstChange(before: string, after: string) {
  const compared = comparedWords(before, after);
  const [first, ...others] = compared?.gaps ?? [];
  if (!compared || !first) return undefined;
  const { old, newWords } = compared;
  const { a0, a1, b0, b1 } = first;
  return {
    removed: old.slice(a0, a1).join(' '),
    added: newWords.slice(b0, b1).join(' '),
    others: others.length,
  };
}

/** Number of unchanged words shown on either side of a change in a sentence that is too long to show. */
const CONTEXT = 6;

/** Most words of the rest of a sentence, before or after a change, that are all shown. */
const MAX_REST = 18;

const endsSentence = (word: string) => /[.!?।][”’"')]*$/u.test(word);

/** The last words of a text: those of its last sentence, unless it is too long. */
function lastWords(words: readonly string[]): readonly string[] {
  const rest = words.slice(words.slice(0, -1).findLastIndex(endsSentence) + 1);
  return rest.length <= MAX_REST ? rest : words.slice(-CONTEXT);
}

/** The first words of a text: those that end its first sentence, unless they are too many. */
function firstWords(words: readonly string[]): readonly string[] {
  const end = words.findIndex(endsSentence);
  const rest = end < 0 ? words : words.slice(0, end + 1);
  return rest.length <= MAX_REST ? rest : words.slice(0, CONTEXT);
}

/**
 * The runs with unchanged words cut to the sentences around the changes, so that a change in a long paragraph is easy to
 * see and can be read in its sentence.
 */
export function excerptOf(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    const words = wordsOf(run.text);
    const start = index === 0 ? [] : firstWords(words);
    const end = index === runs.length - 1 ? [] : lastWords(words);
    // An ellipsis for one or two words would hide them without saving room.
    if (run.look || words.length <= start.length + end.length + 2) return run;
    // The ellipsis is joined to the word before it, so that it is never alone on a line.
    const cut = start.length > 0 ? `${start.join(' ')}\u00a0…` : '…';
    return { text: [cut, ...end].join(' ') };
  });
}
