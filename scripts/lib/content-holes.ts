import { fieldName, textsIn } from '../../lib/schema/field-names';
import type { FileMistakes } from '../../lib/schema/parse';

/**
 * Texts in which a misspelt `${fact.…}` became “undefined”. A text may contain the word itself on purpose.
 *
 * @param file path of the content file, for the message
 * @param sources sources of all content files: a text may come from another one
 * @param data its exports once loaded
 */
export function contentHoles(file: string, sources: string, data: unknown): FileMistakes {
  const mistakes = textsIn(data, new Set()).flatMap(({ path, text }) => {
    const words = /.{0,8}\bundefined\b.{0,8}/.exec(text)?.[0];
    if (!words || sources.includes(words)) return [];
    const found = /.{0,30}\bundefined\b/.exec(text)?.[0] ?? words;
    const problem = `has “undefined” where a value should be: “…${found}”. Correct the name between \${ and }.`;
    return [{ field: fieldName(path), problem }];
  });
  return { file, mistakes, data };
}
