import type { EditableLine, EditablePage } from 'engines/pdf';
import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { say } from '@/lib/sentences';
import { pointOf } from '../documents/point-of';
import { type Box, shareOf } from '../documents/share-of';
import { useMessages } from '../shell/use-messages';
import { wordsOf } from './differences';
import styles from './line-list.module.css';
import { boundsOf, medianSize, paragraphsOf } from './lines';
import { meets, type NewWords } from './use-editable';

const none: readonly number[] = [];

type Props = {
  page: EditablePage;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** New words of an accepted copy, and the place of its last change. */
  newWords: NewWords;
  last: readonly Box[];
  onChoose: (line: number) => void;
};

/** The lines of a page as options. One tab stop; arrow keys move between lines. */
export function LineList({ page, chosen, newWords, last, onChoose }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { lines } = page;
  const [active] = chosen;
  const large = 1.2 * medianSize(lines);
  const marked = chosen.flatMap((index) => lines[index] ?? []);

  function press(event: MouseEvent<HTMLElement>) {
    const line = pressed(event) ?? nearest(lines, ...pointOf(event, page));
    if (line !== undefined) onChoose(line);
  }

  function walk(event: KeyboardEvent) {
    const last = lines.length - 1;
    // The line after the chosen paragraph.
    const down = (chosen.at(-1) ?? -1) + 1;
    const to = { ArrowDown: down, ArrowUp: (active ?? 0) - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(Math.min(last, Math.max(0, to)));
  }

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-label={say(messages.lines, { page: page.page })}
      aria-activedescendant={active === undefined ? undefined : `line-${active}`}
      className={styles.lines}
      onClick={press}
      onKeyDown={walk}
    >
      {paragraphsOf(lines).map((paragraph) => (
        <div
          key={paragraph[0]}
          className={styles.paragraph}
          data-chosen={paragraph.every((index) => chosen.includes(index)) || undefined}
        >
          {paragraph.map((index) => (
            <Line
              key={index}
              {...{ page, large, index, last }}
              newWords={newWords.get(index) ?? none}
              selected={chosen.includes(index)}
            />
          ))}
        </div>
      ))}
      {[...newWords].flatMap(([index, numbers]) =>
        runsOf(numbers).map((run) => {
          const places = run.flatMap((word) => lines[index]?.words[word] ?? []);
          if (places.length === 0) return null;
          return (
            <i
              key={`${index} ${run[0]}`}
              aria-hidden="true"
              className={styles.pen}
              style={placed(shareOf(boundsOf(places), page))}
            />
          );
        }),
      )}
      {marked.length > 0 ? (
        <div aria-hidden="true" className={styles.frame} style={placed(shareOf(boundsOf(marked), page))} />
      ) : null}
    </div>
  );
}

type LineProps = Pick<Props, 'page' | 'last'> & {
  /** Indexes of the new words in this line. */
  newWords: readonly number[];
  index: number;
  selected: boolean;
  /** Lines of this size or larger are headings, in points. */
  large: number;
};

/** One line: a box over the drawn page, and on phones its text in about the printed weight and size. */
function Line({ page, newWords, last, large, index, selected }: LineProps) {
  const messages = useMessages('ai-pdf-editor');
  const { lines } = page;
  const line = lines[index] as EditableLine;
  return (
    <div
      id={`line-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-label={say(messages.line, { line: index + 1, of: lines.length, text: line.text.slice(0, 400) })}
      data-line={index}
      data-unfit={line.unfit}
      data-new={newWords.length > 0 || undefined}
      data-last={last.some((box) => meets(line, box)) || undefined}
      data-strong={/bold|black|heavy/i.test(line.face) || undefined}
      data-large={line.size >= large || undefined}
      className={styles.line}
      style={placed(shareOf(line, page))}
    >
      <span className={styles.words} translate="no">
        {newWords.length > 0 ? <Penned text={line.text} newWords={newWords} /> : line.text}
      </span>{' '}
    </div>
  );
}

/** The text of a line, with new words marked. */
function Penned({ text, newWords }: { text: string; newWords: readonly number[] }) {
  const words = wordsOf(text);
  const runs = runsOf(newWords);
  const starts = new Map(runs.map(([first = 0, ...more]) => [first, first + 1 + more.length]));
  const parts = words.flatMap((word, at) => {
    const end = starts.get(at);
    if (end !== undefined) return [{ at, text: words.slice(at, end).join(' '), isNew: true }];
    return runs.some((run) => run.includes(at)) ? [] : [{ at, text: word, isNew: false }];
  });
  return parts.map(({ at, text, isNew }) => (
    <Fragment key={at}>
      {isNew ? <span className={styles.new}>{text}</span> : text}
      {at < words.length - 1 ? ' ' : null}
    </Fragment>
  ));
}

/** Groups of consecutive numbers: one phrase to read. A single number left out between two belongs to it. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const gap = number - (run?.at(-1) ?? Number.NEGATIVE_INFINITY);
    if (run && gap <= 2) run.push(...(gap === 2 ? [number - 1, number] : [number]));
    else runs.push([number]);
  }
  return runs;
}

/** Position as CSS properties; on phones the lines are in normal flow instead. */
const placed = ({ left, top, width, height }: ReturnType<typeof shareOf>) =>
  ({ '--left': left, '--top': top, '--width': width, '--height': height }) as object;

/** The line whose element was pressed: a press by a screen reader has no coordinates. */
function pressed({ target }: MouseEvent): number | undefined {
  const line = (target as Element).closest<HTMLElement>('[data-line]')?.dataset.line;
  return line === undefined ? undefined : Number(line);
}

/** The line at a point, or the nearest one within its own height. */
function nearest(lines: readonly EditableLine[], x: number, y: number): number | undefined {
  let best: number | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const dx = Math.max(line.x - x, 0, x - line.x - line.width);
    const dy = Math.max(line.y - y, 0, y - line.y - line.height);
    const distance = Math.hypot(dx, dy);
    if (distance < minDistance && distance <= 1.5 * Math.max(line.size, 8))
      [best, minDistance] = [index, distance];
  }
  return best;
}
