import { fieldName, isOfSample, textsIn } from '../../lib/schema/field-names';
import type { FileMistakes } from '../../lib/schema/parse';

/** Synonyms in the names of tools. */
const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    image: 'picture photo jpg img',
    merge: 'merger merging combine combiner join joiner',
    split: 'splitter splitting',
    screener: 'checker check checking screening',
    word: 'doc docx',
    ppt: 'powerpoint slide pptx',
    excel: 'xls xlsx spreadsheet',
    remove: 'remover removal delete deleter',
    summarize: 'summarise summarizer summariser summary',
    compare: 'comparison comparer comparing',
    editor: 'edit editing',
    sign: 'signer signing',
    speech: 'voice audio',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

/** Two to five capitalised words, as in names; joining words between them may be in lower case. */
const phrasePattern = /\p{Lu}[\p{L}’']*(?:[ \u00a0-](?:(?:to|of|and)[ \u00a0-])?\p{Lu}[\p{L}’']*)+/gu;

/** Fields with names that people use elsewhere for a tool: in searches, and in other programs. */
const otherWords = /^(?:meta|searchedAs|search|words|without)$/;

/**
 * Meaning of a name, independent of its form: “PDF Merger” and “Merge PDF's” are equal. The order counts around a
 * “to”.
 */
function meaningOf(name: string): string {
  const words = (
    name
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/\p{L}+/gu) ?? []
  )
    .filter((word) => !/^(?:the|tool|and|of)$/.test(word))
    .map((word) => synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? word.replace(/s$/, ''));
  return (words.includes('to') ? words : words.sort()).join(' ');
}

const straightQuotes = (name: string) => name.replaceAll('’', "'");

/**
 * Finds names that are similar to those of tools: “Picture to PDF”, “PDF Merger”. A visitor would search for them in
 * vain.
 *
 * @param files data of the content files, by path
 * @param tools names of the tools
 * @param pages names of all pages, which may be similar to that of a tool
 */
export function similarNames(
  files: ReadonlyMap<string, unknown>,
  tools: readonly string[],
  pages: readonly string[],
): FileMistakes[] {
  const validNames = new Set([...tools, ...pages].map(straightQuotes));
  const byMeaning = new Map(tools.map((name) => [meaningOf(name), name]));
  const nearNamesIn = (text: string) => {
    for (const [words] of text.matchAll(phrasePattern)) {
      // The first word of a sentence is capitalised too: “Use Split PDFs”.
      const parts = words.split(/[ \u00a0]/).map((_, index, pieces) => pieces.slice(index).join(' '));
      if (parts.some((part) => validNames.has(straightQuotes(part)))) continue;
      const phrase = parts.findLast((part) => byMeaning.has(meaningOf(part)));
      if (phrase) return { phrase, name: byMeaning.get(meaningOf(phrase)) };
    }
    return undefined;
  };
  return [...files].map(([file, data]) => ({
    file,
    data,
    mistakes: textsIn(data, new Set())
      .filter(({ path }) => !isOfSample(path) && !path.some((key) => otherWords.test(String(key))))
      .flatMap(({ path, text }) => {
        const similar = nearNamesIn(text);
        const problem = `says “${similar?.phrase}”. If it is the tool, write its name, “${similar?.name}”.`;
        return similar ? [{ field: fieldName(path), problem }] : [];
      }),
  }));
}
