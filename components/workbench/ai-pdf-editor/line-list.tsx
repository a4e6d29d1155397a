import type { EditableLine, EditablePage } from 'engines/pdf';
import type { KeyboardEvent, MouseEvent } from 'react';
import { formatMessage } from '@/lib/sentences';
import { pointOf } from '../documents/point-of';
import { shareOf } from '../documents/share-of';
import { useMessages } from '../shell/use-messages';
import styles from './line-list.module.css';
import { boundsOf } from './lines';

type Props = {
  page: EditablePage;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** The lines that can be chosen are underlined. */
  isOffered?: boolean | undefined;
  /** Called with undefined for a press beside all lines, or Escape. */
  onChoose: (line: number | undefined) => void;
};

/** The lines of a page as options. One tab stop; arrow keys move between lines. */
export function LineList({ page, chosen, isOffered, onChoose }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { lines } = page;
  const [active] = chosen;
  const marked = chosen.flatMap((index) => lines[index] ?? []);

  function press(event: MouseEvent<HTMLElement>) {
    const line =
      pressed(event) ??
      nearest(lines, pointOf(event, page), (FINGER * page.width) / event.currentTarget.clientWidth);
    onChoose(line);
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onChoose(undefined);
    const last = lines.length - 1;
    // Arrow down goes to the line after the chosen paragraph.
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
      aria-label={formatMessage(messages.lines, { page: page.page })}
      aria-activedescendant={active === undefined ? undefined : `line-${active}`}
      data-offered={isOffered || undefined}
      className={styles.lines}
      onClick={press}
      onKeyDown={moveByKey}
    >
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the line's number.
          key={index}
          id={`line-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(index)}
          aria-label={formatMessage(messages.line, {
            line: index + 1,
            of: lines.length,
            text: line.text.slice(0, 400),
          })}
          data-line={index}
          data-unfit={line.unfit}
          className={styles.line}
          style={shareOf(line, page)}
        />
      ))}
      {marked.length > 0 ? (
        <div aria-hidden="true" className={styles.frame} style={shareOf(boundsOf(marked), page)} />
      ) : null}
    </div>
  );
}

/** The line whose element was pressed: a press by a screen reader has no coordinates. */
function pressed({ target }: MouseEvent): number | undefined {
  const line = (target as Element).closest<HTMLElement>('[data-line]')?.dataset.line;
  return line === undefined ? undefined : Number(line);
}

/** Largest distance between a press and a line, in CSS pixels: half the width of a finger. */
const FINGER = 22;

/** The line at a point, or the nearest one within its own height or `reach` points. */
function nearest(
  lines: readonly EditableLine[],
  [x, y]: [number, number],
  reach: number,
): number | undefined {
  let best: number | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const dx = Math.max(line.x - x, 0, x - line.x - line.width);
    const dy = Math.max(line.y - y, 0, y - line.y - line.height);
    const distance = Math.hypot(dx, dy);
    if (distance < minDistance && distance <= Math.max(reach, 1.5 * Math.max(line.size, 8)))
      [best, minDistance] = [index, distance];
  }
  return best;
}
