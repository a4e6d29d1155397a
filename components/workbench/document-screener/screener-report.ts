import type { Report } from 'engines/excel';
import type { Screening } from 'engines/text';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { pageSentences } from '../documents/page-sentences';
import { paragraph, today } from '../documents/report-parts';
import { issueText, markedName, type Settled } from './screener-issues';

/** Number of issues and how they were settled, in a sentence. */
export function summaryOf(
  { shared, messages }: { shared: SharedMessages; messages: Messages<'document-screener'> },
  { findings, pages }: Screening,
  settled: Settled,
): string {
  const states = Object.values(settled);
  const fixed = states.filter((state) => state === 'fixed').length;
  const pagesText = formatMessage(shared.pages, { count: pages });
  if (findings.length === 0) return formatMessage(messages.report.noIssues, { pages: pagesText });
  return formatMessage(messages.report.summary, {
    pages: pagesText,
    issues: formatMessage(messages.issues, { count: findings.length }),
    open: findings.length - states.length,
    fixed,
    passed: states.length - fixed,
  });
}

/** The printable list of issues, with how each was settled. */
export function reportOf(
  { shared, messages }: { shared: SharedMessages; messages: Messages<'document-screener'> },
  {
    name,
    paged,
    screening,
    settled,
  }: { name: string; paged: boolean; screening: Screening; settled: Settled },
): Report {
  const { findings } = screening;
  const { report } = messages;
  const title = formatMessage(report.title, { file: name });
  const summary = summaryOf({ shared, messages }, screening, settled);
  const parts: Report['parts'] = [
    { kind: 'title', runs: [{ text: title }] },
    paragraph(summary, 'quiet'),
    ...findings.map((finding, index): Report['parts'][number] => {
      const issue = issueText(messages, finding, paged);
      const state = settled[index];
      return {
        kind: 'point',
        runs: [
          { text: `${issue.title} `, look: 'bold' },
          {
            text: `(${messages[finding.severity]}, ${state ? messages.statesInReport[state].toLowerCase() : report.open}). `,
            ...(state ? { look: 'added' } : {}),
          },
          { text: `${issue.why} ` },
          { text: `${issue.where}.${issue.line ? ` ${issue.line}` : ''}`, look: 'quiet' },
        ],
      };
    }),
    ...uncheckedOf(messages, screening).map((text) => paragraph(text)),
    ...(findings.length === 0 ? [paragraph(`${messages.none}. ${messages.noneText}`)] : []),
    paragraph(formatMessage(report.note, { date: today() }), 'quiet'),
  ];
  return { name: markedName(messages.listName, name), title, parts };
}

/** Which pages were not checked, or not all of their characters, in sentences. */
export const uncheckedOf = (
  { unread, unclear }: Pick<Messages<'document-screener'>, 'unread' | 'unclear'>,
  screening: Screening,
): string[] =>
  pageSentences([
    [unread, screening.unread],
    [unclear, screening.unclear],
  ]);
