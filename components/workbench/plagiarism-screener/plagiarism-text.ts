import type { PackedDocument, Part, Place, Plagiarism, Run } from 'engines/text';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { isPaged } from '../documents/document-marks';
import { paragraph } from '../documents/report-parts';

export const percent = (share: number): string =>
  `${share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;

/** Location: page and line, or the paragraph if a document has no pages. */
export const placeText = (
  messages: Messages<'plagiarism-screener'>,
  doc: PackedDocument,
  { page, line, paragraph = 1 }: Place,
): string =>
  isPaged(doc)
    ? formatMessage(messages.place, { page, line })
    : formatMessage(messages.placeInText, { paragraph: Math.max(1, paragraph) });

/** Citation of a source. */
export const referenceTo = (
  { cite }: Messages<'plagiarism-screener'>,
  doc: PackedDocument,
  { page }: Place,
): string =>
  isPaged(doc)
    ? formatMessage(cite.reference, { file: doc.name, page })
    : formatMessage(cite.referenceAlone, { file: doc.name });

/** Number of the document's words that are also in a source, and their share. */
export const alikeText = (
  messages: Messages<'plagiarism-screener'>,
  { copied, words: of, share }: Plagiarism,
): string => formatMessage(messages.matchingWords, { count: copied, of, share: percent(share) });

/** Key figures of a report. */
export const reportFigures = (messages: Messages<'plagiarism-screener'>, found: Plagiarism): string[] => [
  formatMessage(messages.matches, { count: found.passages.length }),
  formatMessage(messages.compared, { count: found.sources.length }),
  alikeText(messages, found),
];

/**
 * The report as parts of a Word file: figures, sources, and each passage with its source.
 *
 * @param unread sentences about pages that could not be read
 */
export function reportParts(
  messages: Messages<'plagiarism-screener'>,
  document: PackedDocument,
  sources: readonly PackedDocument[],
  found: Plagiarism,
  unread: readonly string[],
): Part[] {
  const { report } = messages;
  const plain = (text: string): Run[] => [{ text }];
  const bold = (text: string): Run[] => [{ text, look: 'bold' }];
  const passagesFrom = (source: number) =>
    found.passages.filter((passage) => passage.source === source).length;
  const figures = { share: percent(found.share), count: found.copied, of: found.words };
  const excluded = { quotations: found.excluded.quotation, references: found.excluded.reference };
  return [
    { kind: 'title', runs: plain(formatMessage(report.title, { file: document.name })) },
    paragraph(formatMessage(report.share, figures), 'bold'),
    paragraph(formatMessage(report.ignored, excluded), 'quiet'),
    ...unread.map((sentence) => paragraph(sentence)),
    paragraph(messages.note, 'quiet'),
    { kind: 'heading', runs: plain(report.sources) },
    {
      kind: 'table',
      rows: [
        report.columns.map(bold),
        ...found.sources.map(({ name, words: copied, share }, source) =>
          [name, `${passagesFrom(source)}`, `${copied}`, percent(share)].map(plain),
        ),
      ],
    },
    { kind: 'heading', runs: plain(report.passages) },
    ...(found.passages.length === 0 ? [paragraph(report.none)] : []),
    ...found.passages.flatMap(({ place, from, source }): Part[] => {
      const doc = sources[source];
      if (!doc) return [];
      const places = {
        own: placeText(messages, document, place),
        file: doc.name,
        place: placeText(messages, doc, from),
      };
      return [
        {
          kind: 'point',
          runs: [{ text: place.text }, { text: ` ${formatMessage(report.place, places)}`, look: 'quiet' }],
        },
      ];
    }),
  ];
}
