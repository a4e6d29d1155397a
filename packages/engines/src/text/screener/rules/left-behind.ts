import { type Properties, placeOf, type Token } from '../../model';
import { type Check, type Finding, mustFix, toCheck } from '../finding';

/** Content of Word files and PDFs that readers seldom see: comments, tracked changes, hidden text. */
export const leftBehind: Check = ({ tokens }) =>
  runsOf(tokens).flatMap((run): Finding[] => {
    const [
      {
        block,
        word: { mark },
      },
    ] = run;
    const place = placeOf(run);
    const { text } = place;
    if (block.kind === 'comment') return [toCheck('comment', place, { author: block.author ?? '', text })];
    if (mark === 'hidden') return [mustFix('hidden', place, { text })];
    return mark ? [mustFix('tracked', place, { kind: mark, text })] : [];
  });

/** Runs of words of one comment, or of one block with the same markup. */
function runsOf(tokens: Token[]): [Token, ...Token[]][] {
  const runs: [Token, ...Token[]][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last?.block === token.block && last.word.mark === token.word.mark) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

const personal: (keyof Properties)[] = ['author', 'editor', 'manager', 'company'];

/** Author names that programs write by default. */
const program =
  /^(?:python-docx|un-named|unknown|user|admin(?:istrator)?|microsoft(?: office)? user|owner|pdf-?lib.*)$/i;

/** Metadata of a file that names people. */
export const metadata: Check = ({ doc }) => {
  const place = { page: 1, line: 1, from: 0, to: 0, text: '', boxes: [] };
  return personal.flatMap((property): Finding[] => {
    const value = doc.properties[property]?.trim();
    if (!value || program.test(value)) return [];
    return [toCheck('metadata', place, { property, value })];
  });
};
