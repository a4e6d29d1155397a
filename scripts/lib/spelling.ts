import { existsSync, readFileSync } from 'node:fs';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import { fieldName, isOfSample, textsIn } from '../../lib/schema/field-names';
import type { FileMistakes } from '../../lib/schema/parse';
import { inRoot } from './paths';

/** File with the site's words that the dictionary lacks, one per line. */
const wordList = 'content/spelling.txt';

/** Tokens that are not spell-checked: addresses, file names, codes and numbers. */
const notAWord = /[\d@_=]|\w\.\w|^[<{*]|\p{Ll}\p{Lu}/u;

/** Fields whose values are identifiers, names of people, or what somebody types into a search. */
const nameFields = 'href id slug picture portrait name about owner holder packages accept searchedAs'.split(
  ' ',
);
const codeLike = /^[a-z0-9-]+$/;

let dictionary: ReturnType<typeof nspell> | undefined;
/** Words that the previous check added to the dictionary; the next check may add others. */
let addedWords: string[] = [];

/** The British dictionary, read once, with words of the site's own. */
function dictionaryWith(words: readonly string[]): ReturnType<typeof nspell> {
  dictionary ??= nspell({ aff: Buffer.from(british.aff), dic: Buffer.from(british.dic) });
  const spell = dictionary;
  for (const word of addedWords) spell.remove(word);
  addedWords = words.filter((word) => !spell.correct(word));
  for (const word of addedWords) spell.add(word);
  return spell;
}

/**
 * Makes a check that finds words unknown to both the British dictionary and the site's own list.
 *
 * @param knownNames names that may occur in a text, like the product's
 */
export function createSpellingCheck(knownNames: readonly string[]) {
  const ownWords = existsSync(inRoot(wordList)) ? readFileSync(inRoot(wordList), 'utf8').split('\n') : [];
  const words = [...ownWords, ...knownNames.flatMap((name) => name.split(/\s+/))].map((word) =>
    normalize(word.trim()),
  );
  const spell = dictionaryWith(words.filter((word) => word !== '' && !word.startsWith('#')));
  const isSpelledRight = (word: string) => spell.correct(word) || spell.correct(word.replace(/'s$/, ''));

  /**
   * @param file path of the content file, for the message
   * @param data its exports once loaded
   */
  return (file: string, data: unknown): FileMistakes => {
    const mistakes = texts(data).flatMap(({ path, text }) => {
      const field = fieldName(path);
      const capitalsProblem = isOfSample(path) ? undefined : inCapitals(text, isSpelledRight);
      return [
        ...(capitalsProblem ? [{ field, problem: capitalsProblem }] : []),
        ...wordsOf(text)
          .filter((word) => !isSpelledRight(word))
          .map((word) => ({ field, problem: problemOf(word, spell.suggest(word)) })),
      ];
    });
    return { file, mistakes, data };
  };
}

/** Three or more words in a row in capitals, or a whole text in capitals. */
const capitals = /^\P{Ll}*$|\p{Lu}[\p{Lu}'’-]*(?:[ \u00a0,]+\p{Lu}[\p{Lu}'’-]*){2,}(?!\p{Ll})/gu;

/** Problem of ordinary words in capitals, if there are any; abbreviations are short or not in the dictionary. */
function inCapitals(text: string, isRight: (word: string) => boolean): string | undefined {
  for (const [capitalWords] of text.matchAll(capitals)) {
    const words = (capitalWords.match(/\p{Lu}{4,}/gu) ?? []).filter((word) => isRight(word.toLowerCase()));
    if (words.length > 1)
      return `is in capitals: “${capitalWords.trim()}”. Write it in ordinary letters; the page gives it weight where it needs it.`;
  }
  return undefined;
}

function problemOf(word: string, suggestions: readonly string[]): string {
  // The first letter of a word is rarely misspelt.
  const suggestion = suggestions.find((suggestion) => suggestion[0] === word[0]) ?? suggestions[0];
  const correction = suggestion
    ? `Write “${suggestion.replaceAll("'", '’')}”, or, if it is right,`
    : 'If it is right,';
  return `has the word “${word.replaceAll("'", '’')}”, which the dictionary does not know. ${correction} add it to ${wordList}.`;
}

/** A word as the dictionary writes it: in Unicode NFC, with straight apostrophes. */
const normalize = (word: string) => word.normalize('NFC').replace(/[’‘ʼ′´`]/g, "'");

/** Words of a text with straight apostrophes; abbreviations in capitals are skipped. */
function wordsOf(text: string): string[] {
  return normalize(text)
    .split(/[\s\u00a0–—/]+/)
    .filter((token) => !notAWord.test(token))
    .flatMap((token) => token.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [])
    .map((word) => word.replace(/'+$/, ''))
    .filter((word) => word.length > 1 && !/^\p{Lu}+s?$/u.test(word));
}

/**
 * Texts of a file, except identifiers, names, and placeholders of `npm run new`, which contain the name of their
 * field.
 */
const texts = (data: unknown) =>
  textsIn(data, new Set()).filter(
    ({ path, text }) =>
      !path.some((part) => nameFields.includes(String(part))) &&
      !codeLike.test(text) &&
      !/\bTODO\b/.test(text),
  );

/**
 * Finds texts in which a misspelt `${fact.…}` became “undefined”. A text may contain the word itself on purpose.
 *
 * @param file path of the content file, for the message
 * @param sources sources of all content files: a text may come from another one
 * @param data its exports once loaded
 */
export function undefinedQuotes(file: string, sources: string, data: unknown): FileMistakes {
  const mistakes = textsIn(data, new Set()).flatMap(({ path, text }) => {
    const excerpt = /.{0,8}\bundefined\b.{0,8}/.exec(text)?.[0];
    if (!excerpt || sources.includes(excerpt)) return [];
    const context = /.{0,30}\bundefined\b/.exec(text)?.[0] ?? excerpt;
    const problem = `has “undefined” where a value should be: “…${context}”. Correct the name between \${ and }.`;
    return [{ field: fieldName(path), problem }];
  });
  return { file, mistakes, data };
}
