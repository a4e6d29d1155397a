import type { Fact } from 'engines';
import type { Mark } from './marks';

/** Whether a fact about an edit is shown to the visitor. */
const isShown = ({ fact, lost }: Fact) =>
  lost || ['titles', 'filled', 'signed'].includes(fact) || fact.startsWith('redacted-');

/** Facts without repetition: without those shown before, and with replaced fonts merged into one sentence. */
export function factsToShow(facts: readonly Fact[], before: readonly Fact[] = []): readonly Fact[] {
  const known = new Set(before.map((fact) => JSON.stringify(fact)));
  const fresh = new Map(facts.filter(isShown).map((fact) => [JSON.stringify(fact), fact]));
  const newFacts = [...fresh].flatMap(([key, fact]) => (known.has(key) ? [] : [fact]));
  const replacedFonts = newFacts.filter(({ fact }) => fact === 'face-replaced');
  const detail = replacedFonts.map(({ detail }) => detail).join(', ');
  return newFacts.flatMap((fact) =>
    fact === replacedFonts[0] ? [{ ...fact, detail }] : replacedFonts.includes(fact) ? [] : [fact],
  );
}

/**
 * Facts about a redacted copy that are not in the list of marks beside them: the list says more than a number of
 * letters if all marks are words.
 */
export const factsBeside = (marks: readonly Mark[], facts: readonly Fact[]): readonly Fact[] =>
  factsToShow(facts).filter(
    ({ fact }) => fact !== 'redacted-letters' || marks.some(({ kind }) => kind !== 'words'),
  );

/** Facts of an edit whose new words do not look like the old ones, or that changed no words. */
const differenceCodes = [
  'face-replaced',
  'letters-missing',
  'too-long',
  'neighbours',
  'unset',
  'filled',
  'signed',
];

/** Whether an edit kept font and width; false for edits that fill, sign or redact. */
export const isSame = (facts: readonly Fact[]): boolean =>
  !facts.some(({ fact }) => differenceCodes.includes(fact) || fact.startsWith('redacted-'));
