import { type Check, type Finding, shouldFix } from '../finding';

/** Words that may be repeated on purpose: “had had”, “that that”, names and sounds. */
const intended = new Set(['had', 'that', 'is', 'so', 'no', 'bye', 'very', 'more', 'many', 'ha', 'knock']);

/** The same word twice in a row: a slip of editing. */
export const doubled: Check = ({ stretches }) =>
  stretches.flatMap((stretch) =>
    [...stretch.text.matchAll(/(?<![\p{L}\p{N}’'-])(\p{Ll}{2,}) \1(?![\p{L}\p{N}’'-])/gu)].flatMap(
      (match): Finding[] => {
        const [text, word = ''] = match;
        return intended.has(word) ? [] : [shouldFix('doubled', stretch.placeOf(match), { text })];
      },
    ),
  );
