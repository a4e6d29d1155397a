import type { Report } from 'engines/excel';
import type { Run } from 'engines/text';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { isPaged } from '../documents/document-marks';
import { pageSentences } from '../documents/page-sentences';
import { comparedName, type Side } from '../documents/report-file';
import { paragraph, today } from '../documents/report-parts';
import { type Difference, hasContent, pictureText, type Result, whereOf } from './differences';

/** The printable list of changes. */
export function reportOf(
  {
    shared,
    messages,
    differences,
    pictures,
  }: Pick<Result, 'differences' | 'pictures'> & {
    shared: SharedMessages;
    messages: Messages<'compare-pdf'>;
  },
  [old, newer]: readonly [Side, Side],
): Report {
  const names = { old: old.source.name, newer: newer.source.name };
  const { report } = messages;
  const title = formatMessage(report.title, names);
  const paged = isPaged(old.doc) || isPaged(newer.doc);
  const pages = ({ doc }: Side) => formatMessage(shared.pages, { count: doc.sheets.length });
  const unread = pictures ? [] : unreadOf(messages, [old.doc, newer.doc]);
  const parts: Report['parts'] = [
    { kind: 'title', runs: [{ text: title }] },
    paragraph(
      formatMessage(report.files, { ...names, oldPages: pages(old), newerPages: pages(newer) }),
      'quiet',
    ),
    ...differences.map((difference) => ({
      kind: 'point' as const,
      runs: runsOf(messages, difference, paged),
    })),
    ...(differences.length === 0
      ? [paragraph(`${unread.length > 0 ? messages.noneRead : messages.none}.`)]
      : []),
    ...unread.map((text) => paragraph(text)),
    paragraph(formatMessage(pictures ? report.notePictures : report.note, { date: today() }), 'quiet'),
    ...(pictures ? [] : [paragraph(messages.notCompared, 'quiet' as const)]),
  ];
  return { name: comparedName(messages.listName, names.newer, 'pdf'), title, parts };
}

/** What could not be compared as text, in sentences: of the old file first, and of each file scanned pages first. */
export const unreadOf = (
  messages: Pick<Messages<'compare-pdf'>, 'scans' | 'unclear' | 'old' | 'newer'>,
  [old, newer]: readonly [Side['doc'], Side['doc']],
): string[] =>
  [
    { side: messages.old, doc: old },
    { side: messages.newer, doc: newer },
  ].flatMap(({ side, doc }) =>
    pageSentences(
      [
        [messages.scans.some, doc.pictures],
        [messages.unclear, doc.unclear],
      ],
      { side },
    ),
  );

function runsOf(messages: Messages<'compare-pdf'>, difference: Difference, paged: boolean): Run[] {
  const { report } = messages;
  const runs: Run[] = [{ text: `${whereOf(messages, difference, paged)}. `, look: 'quiet' }];
  if (difference.kind === 'picture' || difference.kind === 'only-old' || difference.kind === 'only-new') {
    return [...runs, { text: pictureText(messages, difference) }];
  }
  if (difference.kind === 'moved') {
    return [...runs, { text: `${report.moved} ` }, { text: difference.after.text, look: 'moved' }];
  }
  if (hasContent(difference.before))
    runs.push({ text: `${report.removed} ` }, { text: `${difference.before.text} `, look: 'removed' });
  if (hasContent(difference.after))
    runs.push({ text: `${report.added} ` }, { text: difference.after.text, look: 'added' });
  return runs;
}
