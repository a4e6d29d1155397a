import type { Paper } from '../../src/text/model';
import type { Finding } from '../../src/text/screener/finding';
import { screenPaper } from '../../src/text/screener/screen';
import type { Content } from '../helpers/papers/content';
import { gapped } from '../helpers/papers/gaps';
import { columnLayout, plainLayout } from '../helpers/papers/layouts';
import { printPdf } from '../helpers/papers/print';
import { paperOf } from '../helpers/papers/read';
import { printWord } from '../helpers/papers/word';
import type { Gap } from '../helpers/papers/wrong-table';

export const today = '2026-03-20';

export const reported = (findings: Finding[]) =>
  findings.map(({ rule, place, data }) => [rule, place.text, data]);

/** Every other paper is printed in columns. */
export const prints = async (content: Content, number: number): Promise<Paper[]> => [
  await paperOf('a.pdf', await printPdf(content, number % 2 === 0 ? plainLayout : columnLayout)),
  await paperOf('a.docx', printWord(content)),
];

const isAt =
  ({ rule, marks }: Gap) =>
  (finding: Finding) =>
    finding.rule === rule && `${finding.place.text} ${JSON.stringify(finding.data)}`.includes(marks);

/**
 * Screens papers with seeded gaps, each as a print and as a Word file.
 *
 * @param numbers of the papers
 * @returns how many gaps were seeded, which were missed, and what else was found
 */
export async function screenSeeded(numbers: readonly number[]) {
  const missed: string[] = [];
  const others: Finding[] = [];
  let seeded = 0;
  for (const number of numbers) {
    const { content, gaps } = gapped(number);
    for (const paper of await prints(content, number)) {
      const { findings } = screenPaper(paper, today);
      seeded += gaps.length;
      missed.push(
        ...gaps
          .filter((gap) => !findings.some(isAt(gap)))
          .map(({ rule }) => `${paper.name} ${number} ${rule}`),
      );
      others.push(...findings.filter((finding) => !gaps.some((gap) => isAt(gap)(finding))));
    }
  }
  return { seeded, missed, others };
}
