import type { TextDocument } from '../../src/text/model';
import type { Finding } from '../../src/text/screener/finding';
import { screenDocument } from '../../src/text/screener/screen';
import type { Content } from '../helpers/documents/content';
import { columnLayout, plainLayout } from '../helpers/documents/layouts';
import { printPdf } from '../helpers/documents/print';
import { documentOf } from '../helpers/documents/read';
import { withSeededFaults } from '../helpers/documents/seeded-faults';
import { writeWordFile } from '../helpers/documents/word';
import type { SeededFault } from '../helpers/documents/wrong-table';

export const today = '2026-03-20';

export const summaryOf = (findings: Finding[]) =>
  findings.map(({ rule, place, data }) => [rule, place.text, data]);

/** A document as a PDF and as a Word file; the PDF of every other document is in columns. */
export const prints = async (content: Content, number: number): Promise<TextDocument[]> => [
  await documentOf('a.pdf', await printPdf(content, number % 2 === 0 ? plainLayout : columnLayout)),
  await documentOf('a.docx', writeWordFile(content)),
];

const isAt =
  ({ rule, marks }: SeededFault) =>
  (finding: Finding) =>
    finding.rule === rule && `${finding.place.text} ${JSON.stringify(finding.data)}`.includes(marks);

/**
 * Screens documents with seeded faults, each as a print and as a Word file.
 *
 * @param numbers of the documents
 * @returns how many faults were seeded, which were missed, and what else was found
 */
export async function screenSeeded(numbers: readonly number[]) {
  const missed: string[] = [];
  const others: Finding[] = [];
  let seeded = 0;
  for (const number of numbers) {
    const { content, faults } = withSeededFaults(number);
    for (const doc of await prints(content, number)) {
      const { findings } = screenDocument(doc, today);
      seeded += faults.length;
      missed.push(
        ...faults
          .filter((fault) => !findings.some(isAt(fault)))
          .map(({ rule }) => `${doc.name} ${number} ${rule}`),
      );
      others.push(...findings.filter((finding) => !faults.some((fault) => isAt(fault)(finding))));
    }
  }
  return { seeded, missed, others };
}
