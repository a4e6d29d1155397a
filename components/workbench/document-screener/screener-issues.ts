import type { PdfOperations } from 'engines/pdf';
import type { Finding, PackedDocument, Screening } from 'engines/text';
import type { Messages } from '@/content/messages-type';
import { formatMessage, type MessagePattern } from '@/lib/sentences';
import { openingOf } from '@/lib/values';
import type { IssueMark } from '../documents/document-marks';
import type { ChosenDocument } from '../documents/use-documents';
import type { CarriedPlace } from '../shell/hand-over';
import type { Engine, RunOptions } from '../shell/run-engine';
import { nameOfCopy } from '../shell/save';
import { sourceOf } from '../shell/use-chosen-files';

/** How each issue was settled; open issues are missing. */
export type Settled = Readonly<Record<number, 'fixed' | 'passed'>>;

/** Most characters of a quotation in a sentence. */
const maxLength = 80;
const shortened = (value: string | number) =>
  typeof value === 'string' ? openingOf(value, maxLength) : value;

function keyOf({ rule, data }: Finding): keyof Messages<'document-screener'>['rules'] {
  if (rule === 'field-empty') return data.required === 'yes' ? 'field-required' : rule;
  if (rule === 'blank') return data.label ? 'blank-after' : rule;
  if (rule === 'words-differ') return data.kind === 'number' ? 'numbers-differ' : rule;
  if (rule === 'gstin') return data.reason === 'check' ? 'gstin-check' : rule;
  if (rule === 'personal') return data.kind === 'pan' ? 'personal-pan' : (data.kind as 'aadhaar');
  if (rule === 'tracked') return data.kind === 'inserted' ? 'inserted' : 'deleted';
  return rule;
}

/** Texts of an issue: what, why, and where: page and line, or the paragraph in a text without pages. */
export function issueText(messages: Messages<'document-screener'>, finding: Finding, paged = true) {
  const { place, data, rule } = finding;
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shortened(value)]));
  if (rule === 'date-past') values.count = Number(data.days);
  if (rule === 'metadata') values.property = messages.properties[data.property as 'author'];
  const sentence = (message: MessagePattern) => {
    const text = formatMessage(message, values);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const texts = messages.rules[keyOf(finding)];
  const [title, why] = [sentence(texts.title), sentence(texts.why)];
  const isAboutFile = place.boxes.length === 0 && place.text === '';
  const quoted = place.text.replace(/[.,;:]$/u, '');
  return {
    title,
    why,
    where: isAboutFile
      ? messages.wholeFile
      : formatMessage(
          !paged ? messages.paragraph : place.from < place.to ? messages.where : messages.wherePage,
          {
            page: place.page,
            line: place.line,
            paragraph: Math.max(1, place.paragraph ?? 1),
          },
        ),
    line:
      // Dots or a rule to write on are no words to quote.
      place.from < place.to && /[\p{L}\p{N}]/u.test(quoted) && !title.includes(quoted)
        ? formatMessage(messages.quotedText, { text: shortened(quoted) })
        : undefined,
  };
}

/** A written date, such as 15 June 2027, with no-break spaces. */
const unbroken = (text: string) => text.replace(/\b(\d{1,2}) (\p{L}{3,9}) (\d{4})\b/gu, '$1\u00a0$2\u00a0$3');

/** The texts of `issueText` for the screen, where no date breaks over two lines. */
export function shownText(...parameters: Parameters<typeof issueText>): ReturnType<typeof issueText> {
  const texts = issueText(...parameters);
  return { ...texts, title: unbroken(texts.title), why: unbroken(texts.why) };
}

/** Issues with a place in the document, with their numbers. */
export const marksOf = (findings: readonly Finding[], settled: Settled = {}): IssueMark[] =>
  findings.flatMap(({ place, rule, severity }, index): IssueMark[] => {
    if (rule === 'metadata') return [];
    const { page, from, to } = place;
    const boxes = withoutEndPunctuation(place);
    const number = index + 1;
    const mark = { key: `${index}`, look: 'issue' as const, severity, number, page, from, to, boxes };
    return [settled[index] ? { ...mark, settled: true } : mark];
  });

/** Width of a punctuation mark as a share of the line height. */
const punctuationWidth = 0.22;

/** Boxes of a place, without a punctuation mark at the end of its last word. */
function withoutEndPunctuation({ text, boxes }: Finding['place']): Finding['place']['boxes'] {
  if (!/[\p{L}\p{N})\]”][.,;:]$/u.test(text)) return boxes;
  return boxes.map((box, index) =>
    index < boxes.length - 1
      ? box
      : { ...box, width: Math.max(box.width / 2, box.width - punctuationWidth * box.height) },
  );
}

/** Pages with issues, and the number of open ones on each. */
export function pagesOf(
  findings: readonly Finding[],
  settled: Settled = {},
): { page: number; count: number; first: number }[] {
  const pages = new Map<number, { page: number; count: number; first: number }>();
  findings.forEach(({ place: { page }, rule }, index) => {
    if (rule === 'metadata') return;
    const listed = pages.get(page) ?? { page, count: 0, first: index };
    pages.set(page, { ...listed, count: listed.count + (settled[index] ? 0 : 1) });
  });
  return [...pages.values()];
}

/** The place of an issue for the editor; none for an issue that has no line on a page. */
export function placeOf({ place, rule, data }: Finding): CarriedPlace | undefined {
  const boxes = place.boxes.filter(({ page }) => page === place.page);
  if (rule === 'metadata' || boxes.length === 0) return undefined;
  return {
    page: place.page,
    boxes,
    ...(rule === 'personal' && { redact: data.kind as NonNullable<CarriedPlace['redact']> }),
  };
}

/** Name of an output file. */
export const markedName = (pattern: string, name: string) => nameOfCopy(pattern, name, 'pdf', 'issues');

/** The PDF with the issues marked on its pages. */
export const saveMarked = (
  pdf: Engine<PdfOperations>,
  messages: Messages<'document-screener'>,
  doc: ChosenDocument,
  findings: readonly Finding[],
  run: RunOptions,
) =>
  pdf.run(
    'markWords',
    {
      source: sourceOf(doc),
      name: markedName(messages.markedName, doc.file.name),
      marks: marksOf(findings).flatMap(({ boxes, number }) =>
        boxes.map((box) => ({
          ...box,
          look: 'issue' as const,
          label: formatMessage(messages.author, { count: number }),
        })),
      ),
    },
    run,
  );

/** Index of the next open issue after `index`, wrapping around; `index` itself if there is none. */
export function nextOpen(count: number, settled: Settled, index: number): number {
  for (let step = 1; step < count; step++) {
    const at = (index + step) % count;
    if (!settled[at]) return at;
  }
  return index;
}

/** Numbers of settled issues and of open ones by severity; their sum is the number of issues. */
export function tallyOf({ findings }: Screening, settled: Settled) {
  const open = (severity: Finding['severity']) =>
    findings.filter((finding, index) => finding.severity === severity && !settled[index]).length;
  return [
    { look: 'settled', count: Object.keys(settled).length },
    ...(['must', 'should', 'look'] as const).map((look) => ({ look, count: open(look) })),
  ] as const;
}

/** Number of open issues in words. */
export function leftOf(
  messages: Messages<'document-screener'>,
  screening: Screening,
  settled: Settled,
): string {
  const { resolvedCount: resolved, mustOpen, shouldOpen, lookOpen } = messages;
  const texts = { settled: resolved, must: mustOpen, should: shouldOpen, look: lookOpen };
  return tallyOf(screening, settled)
    .flatMap(({ look, count }) => (count > 0 ? [formatMessage(texts[look], { count })] : []))
    .join(', ');
}

/** Groups of rules that are applied to a document: only a PDF has form fields, only a Word file tracked changes,
 * and a plain text neither comments nor properties. */
export const checksOf = (kind: PackedDocument['kind']) =>
  (
    [
      ['fields', 'pdf'],
      ['blanks'],
      ['dates'],
      ['totals'],
      ['references'],
      ['codes'],
      ['personal'],
      ['doubled'],
      ['notes', 'pdf'],
      ['tracked', 'docx'],
    ] as const
  ).flatMap(([check, ...kinds]) =>
    kinds.length === 0 || (kinds as readonly string[]).includes(kind) ? [check] : [],
  );
