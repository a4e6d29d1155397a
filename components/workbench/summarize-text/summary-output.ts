import type { PdfOperations } from 'engines/pdf';
import { stem } from 'engines/pdf/client';
import type { KeyFact, KeyFacts, KeyParty, Part, Place, Run, TextOperations } from 'engines/text';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import type { ShownMark } from '../documents/document-marks';
import type { ChosenDocument } from '../documents/use-documents';
import type { Engine, RunOptions } from '../shell/run-engine';
import { nameWith } from '../shell/save';
import { sourceOf } from '../shell/use-chosen-files';
import { factKey, kindsIn, roleOf } from './summary-facts';
import type { ShownPoint } from './use-summary';

/** Input of the exports. */
export type ExportInput = {
  messages: Messages<'summarize-text'>;
  file: string;
  points: readonly ShownPoint[];
  /** The document has pages, so that a point can name one. */
  paged: boolean;
  /** All sums of money, if some are in no point: they are copied with the points. */
  sums?: readonly KeyFact[];
  /** Note on the origin of the points' wording. */
  note: string;
  /** Sentences about pages that could not be read. */
  unread: readonly string[];
};

const pageOf = ({ messages, paged }: ExportInput, place: Place | undefined): string =>
  !place
    ? ` (${messages.notLocated})`
    : paged
      ? ` (${formatMessage(messages.report.page, { page: place.page })})`
      : '';

/** Number of words in the points. */
export const wordsIn = (points: readonly ShownPoint[]): number =>
  points.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** Whether a point is the first below its heading. */
export const opensHeading = (points: readonly ShownPoint[], index: number): boolean =>
  points[index]?.heading !== undefined && points[index]?.heading !== points[index - 1]?.heading;

/** The points as numbered text, below their headings. */
export function pointsText(exportInput: ExportInput): string {
  const { messages, file, points } = exportInput;
  const lines = points.flatMap(({ text, place, heading }, index) => [
    ...(opensHeading(points, index) ? ['', heading ?? ''] : []),
    `${index + 1}. ${text}${pageOf(exportInput, place)}`,
  ]);
  const sums = exportInput.sums
    ? ['', messages.facts.amounts, exportInput.sums.map(({ text }) => text).join('; ')]
    : [];
  const unread = exportInput.unread.length > 0 ? ['', ...exportInput.unread] : [];
  return [formatMessage(messages.report.title, { file }), ...lines, ...sums, ...unread].join('\n');
}

const factText = ({ facts }: Messages<'summarize-text'>, fact: KeyFact | KeyParty): string =>
  'kind' in fact ? `${fact.text} (${roleOf(facts, fact)})` : fact.text;

/** The points as parts of a Word file, followed by dates, parties and amounts. */
function wordParts(exportInput: ExportInput, facts: KeyFacts): Part[] {
  const { messages, file, points, note, unread } = exportInput;
  const quiet = (text: string): Run => ({ text, look: 'quiet' });
  const rows = kindsIn(facts).map((kind) => [
    [{ text: messages.facts[kind], look: 'bold' as const }],
    [{ text: facts[kind].map((fact) => factText(messages, fact)).join('; ') }],
  ]);
  return [
    { kind: 'title', runs: [{ text: formatMessage(messages.report.title, { file }) }] },
    { kind: 'paragraph', runs: [quiet(note)] },
    ...unread.map((sentence): Part => ({ kind: 'paragraph', runs: [{ text: sentence }] })),
    ...points.flatMap(({ text, place, heading }, index): Part[] => [
      ...(opensHeading(points, index) ? [{ kind: 'heading' as const, runs: [{ text: heading ?? '' }] }] : []),
      { kind: 'point', runs: [{ text }, quiet(pageOf(exportInput, place))] },
    ]),
    ...(rows.length > 0
      ? ([
          { kind: 'heading', runs: [{ text: messages.facts.title }] },
          { kind: 'table', rows },
        ] satisfies Part[])
      : []),
  ];
}

/** Marks of a summary in the text: the line of each point with its number, and the current fact. */
export function marksOf(
  points: readonly ShownPoint[],
  facts: KeyFacts | undefined,
  shown: string | undefined,
): ShownMark[] {
  const lines = points.flatMap(({ key, place }, index): ShownMark[] =>
    place ? [{ ...place, key, look: 'read', number: index + 1 }] : [],
  );
  const fact =
    facts && [...facts.dates, ...facts.parties, ...facts.amounts].find((one) => factKey(one) === shown);
  return fact ? [...lines, { ...fact.place, key: factKey(fact), look: 'read' }] : lines;
}

export function saveWord(
  engine: Engine<TextOperations>,
  exportInput: ExportInput,
  facts: KeyFacts | undefined,
  run: RunOptions,
) {
  const { messages, file } = exportInput;
  const input = {
    name: nameWith(messages.wordName, stem(file), 'docx', stem(file)),
    title: formatMessage(messages.report.title, { file }),
    parts: facts ? wordParts(exportInput, facts) : [],
  };
  return engine.run('writeWord', input, run);
}

/** The PDF with the lines of the points marked, each with its number. */
export function savePdf(
  engine: Engine<PdfOperations>,
  { messages, file, points }: ExportInput,
  doc: ChosenDocument,
  run: RunOptions,
) {
  const marks = points.flatMap(({ place }, index) =>
    (place?.boxes ?? []).map((box) => ({ ...box, look: 'read' as const, label: `${index + 1}` })),
  );
  const name = nameWith(messages.pdfName, stem(file), 'pdf', stem(file));
  return engine.run('markWords', { source: sourceOf(doc), marks, name }, run);
}
