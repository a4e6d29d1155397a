import { type Properties, placeOf, type Token } from '../../model';
import type { Check, Finding } from '../finding';

/** Content of Word files and PDFs that readers seldom see: comments, tracked changes, hidden text. */
export const leftBehind: Check = ({ tokens }) => {
  const findings: Finding[] = [];
  for (const run of runsOf(tokens)) {
    const [first] = run;
    if (!first) continue;
    const place = placeOf(run);
    const { block, word } = first;
    if (block.kind === 'comment') {
      findings.push({
        rule: 'comment',
        severity: 'look',
        place,
        data: { author: block.author ?? '', text: place.text },
      });
    } else if (word.mark === 'hidden') {
      findings.push({ rule: 'hidden', severity: 'must', place, data: { text: place.text } });
    } else if (word.mark) {
      findings.push({
        rule: 'tracked',
        severity: 'must',
        place,
        data: { kind: word.mark, text: place.text },
      });
    }
  }
  return findings;
};

/** Runs of words of one comment, or of one block with the same markup. */
function runsOf(tokens: Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    const same = last && last.block === token.block && last.word.mark === token.word.mark;
    if (same) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

const personal: (keyof Properties)[] = ['author', 'editor', 'manager', 'company'];

/** Names written by programs. */
const program =
  /^(?:python-docx|un-named|unknown|user|admin(?:istrator)?|microsoft(?: office)? user|owner|pdf-?lib.*)$/i;

/** Metadata of a file that names people. */
export const metadata: Check = ({ paper }) => {
  const place = { page: 1, line: 1, from: 0, to: 0, text: '', boxes: [] };
  return personal.flatMap((property): Finding[] => {
    const value = paper.properties[property]?.trim();
    if (!value || program.test(value)) return [];
    return [{ rule: 'metadata', severity: 'look', place, data: { property, value } }];
  });
};
