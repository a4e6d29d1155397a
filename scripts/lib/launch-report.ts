import { fieldInWords, fieldKeys } from '../../lib/schema/field-names';
import { type Finding, findingKinds } from './launch';

/**
 * The launch check as text: the number of open points, by kind and by who settles them; then each point by file, with its remedy.
 *
 * @param files data of the content files, by path, from which the report takes the names of list entries
 */
export function launchReport(
  findings: readonly Finding[],
  files: Readonly<Record<string, unknown>> = {},
): string {
  if (findings.length === 0) return 'Ready: no placeholder, sample or unproven claim is left.';
  const groups = [...new Set(findings.map(({ file }) => file))];
  const blocks = groups.map((group) =>
    [
      group,
      ...findings
        .filter(({ file }) => file === group)
        .map(
          ({ field, found, todo }) =>
            `  ${fieldInWords(files[group], fieldKeys(field))}: ${found}\n    → ${todo}`,
        ),
    ].join('\n'),
  );
  const count = findings.length === 1 ? '1 point is' : `${findings.length} points are`;
  const openPoints = `${count} left before the site may go public`;
  return `${openPoints}:\n${summary(findings)}\n\n${blocks.join('\n\n')}\n\n${openPoints}; they are counted at the top.`;
}

/** How many findings there are of each kind. */
function summary(findings: readonly Finding[]): string {
  return Object.entries(findingKinds)
    .map(([name, label]) => ({ count: findings.filter(({ kind }) => kind === name).length, words: label }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${String(count).padStart(4)}  ${words}`)
    .join('\n');
}
