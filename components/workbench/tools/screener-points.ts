import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Finding } from '@/lib/engines/text/screener/finding';
import type { Screening } from '@/lib/engines/text/screener/screen';
import type { RuleKey, ScreenerWords } from '@/lib/schema/works/screener';
import { type Said, say } from '@/lib/words';
import type { Engine, RunOptions } from '../engine/run-engine';
import { nameOfCopy } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import type { ChosenPaper } from '../engine/use-papers';
import type { PaperMark } from '../parts/paper-marks';

/** What the visitor did about a point; open ones are not in it. */
export type Settled = Readonly<Record<number, 'fixed' | 'passed'>>;

/** Letters of a text that a sentence repeats. */
const most = 80;
const short = (value: string | number) =>
  typeof value === 'string' && value.length > most ? `${value.slice(0, most)}…` : value;

function keyOf({ rule, data }: Finding): RuleKey {
  if (rule === 'field-empty') return data.required === 'yes' ? 'field-required' : rule;
  if (rule === 'blank') return data.label ? 'blank-after' : rule;
  if (rule === 'gstin') return data.reason === 'check' ? 'gstin-check' : rule;
  if (rule === 'tracked') return data.kind === 'inserted' ? 'inserted' : 'deleted';
  return rule;
}

/** A point in words: what it is, why it is one, and where: by page and line, or by paragraph in a text without pages. */
export function pointWords(words: ScreenerWords, finding: Finding, paged = true) {
  const { place, data, rule } = finding;
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, short(value)]));
  if (rule === 'metadata') values.property = words.properties[data.property as 'author'];
  const sentence = (said: Said) => {
    const text = say(said, values);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const known = words.rules[keyOf(finding)];
  const [title, why] = [sentence(known.title), sentence(known.why)];
  const file = place.boxes.length === 0 && place.text === '';
  const quoted = place.text.replace(/[.,;:]$/u, '');
  return {
    title,
    why,
    where: file
      ? words.whole
      : say(!paged ? words.paragraph : place.from < place.to ? words.where : words.wherePage, {
          page: place.page,
          line: place.line,
          paragraph: Math.max(1, place.paragraph ?? 1),
        }),
    line:
      place.from < place.to && !title.includes(quoted) ? say(words.says, { text: short(quoted) }) : undefined,
  };
}

/** Points that have a place in the paper, with their numbers. */
export const marksOf = (findings: readonly Finding[], settled: Settled = {}): PaperMark[] =>
  findings.flatMap(({ place, rule }, index) => {
    if (rule === 'metadata') return [];
    const { page, from, to } = place;
    const boxes = withoutStop(place);
    const mark = { key: `${index}`, look: 'point' as const, number: index + 1, page, from, to, boxes };
    return [settled[index] ? { ...mark, settled: true } : mark];
  });

/** Share of a line's height that a comma or a full stop is wide. */
const stop = 0.22;

/** The boxes of a place; the comma or full stop that its last word ends with is not part of it. */
function withoutStop({ text, boxes }: Finding['place']): Finding['place']['boxes'] {
  if (!/[\p{L}\p{N})\]”][.,;:]$/u.test(text)) return boxes;
  return boxes.map((box, index) =>
    index < boxes.length - 1
      ? box
      : { ...box, width: Math.max(box.width / 2, box.width - stop * box.height) },
  );
}

/** Pages with points, and how many of each are not settled. */
export function pagesOf(
  findings: readonly Finding[],
  settled: Settled = {},
): { page: number; count: number; first: number }[] {
  const pages = new Map<number, { page: number; count: number; first: number }>();
  findings.forEach(({ place: { page }, rule }, index) => {
    if (rule === 'metadata') return;
    const known = pages.get(page) ?? { page, count: 0, first: index };
    pages.set(page, { ...known, count: known.count + (settled[index] ? 0 : 1) });
  });
  return [...pages.values()];
}

/** A name for what is made of a file. */
export const markedName = (pattern: string, name: string) => nameOfCopy(pattern, name, 'pdf', 'points');

/** The same PDF with the points marked on its pages. */
export const saveMarked = (
  pdf: Engine<PdfOperations>,
  words: ScreenerWords,
  paper: ChosenPaper,
  findings: readonly Finding[],
  run: RunOptions,
) =>
  pdf.run(
    'mark',
    {
      source: sourceOf(paper),
      name: markedName(words.marked, paper.file.name),
      marks: marksOf(findings).flatMap(({ boxes, number = 0 }) =>
        boxes.map((box) => ({ ...box, look: 'point' as const, label: say(words.author, { count: number }) })),
      ),
    },
    run,
  );

/** The next point that is not settled, from the one after `index` on and round; itself if there is none. */
export function nextOpen(count: number, settled: Settled, index: number): number {
  for (let step = 1; step < count; step++) {
    const at = (index + step) % count;
    if (!settled[at]) return at;
  }
  return index;
}

/** How many points of each kind are not settled, in words; what was settled, once none is left. */
export function leftOf(words: ScreenerWords, { findings }: Screening, settled: Settled): string {
  const open = (severity: Finding['severity']) =>
    findings.filter((finding, index) => finding.severity === severity && !settled[index]).length;
  const left = [
    [words.mustLeft, open('must')],
    [words.lookLeft, open('look')],
  ] as const;
  const said = left.flatMap(([text, count]) => (count > 0 ? [say(text, { count })] : []));
  const done = Object.keys(settled).length;
  return said.join(', ') || (done > 0 ? say(words.settled, { count: done }) : '');
}
