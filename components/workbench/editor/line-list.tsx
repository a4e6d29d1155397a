import type { KeyboardEvent, MouseEvent } from 'react';
import type { EditableLine, EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { EditorWords } from '@/lib/schema/works/editor';
import { say } from '@/lib/words';
import { shareOf } from '../parts/share-of';
import styles from './page-view.module.css';
import { pointOf } from './place';

type Props = {
  words: EditorWords;
  page: EditablePage;
  /** Numbers of the lines that are chosen. */
  chosen: readonly number[];
  onChoose: (line: number) => void;
};

/** The lines of a page as places to press. One stop for Tab; arrow keys go from line to line. */
export function LineList({ words, page, chosen, onChoose }: Props) {
  const { lines } = page;
  const [active] = chosen;

  function press(event: MouseEvent<HTMLElement>) {
    const line = pressed(event) ?? nearest(lines, ...pointOf(event, page));
    if (line !== undefined) onChoose(line);
  }

  function walk(event: KeyboardEvent) {
    const last = lines.length - 1;
    // Past the paragraph where that is what is chosen.
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
      aria-label={say(words.lines, { page: page.page })}
      aria-activedescendant={active === undefined ? undefined : `line-${active}`}
      className={styles.lines}
      onClick={press}
      onKeyDown={walk}
    >
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number.
          key={index}
          id={`line-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(index)}
          aria-label={say(words.line, { line: index + 1, of: lines.length, text: line.text.slice(0, 400) })}
          data-line={index}
          data-unfit={line.unfit}
          className={styles.line}
          data-starts={line.paragraph !== lines[index - 1]?.paragraph || undefined}
          style={placed(shareOf(line, page))}
        >
          <span className={styles.words}>{line.text}</span>
        </div>
      ))}
    </div>
  );
}

/** A place as the style sheet takes it: on phones the lines stand in the flow instead. */
const placed = ({ left, top, width, height }: ReturnType<typeof shareOf>) =>
  ({ '--left': left, '--top': top, '--width': width, '--height': height }) as object;

/** The line that was pressed itself: a screen reader's press has no place on the page. */
function pressed({ target }: MouseEvent): number | undefined {
  const line = (target as Element).closest<HTMLElement>('[data-line]')?.dataset.line;
  return line === undefined ? undefined : Number(line);
}

/** The line at a point, or the next one to it within its own height. */
function nearest(lines: readonly EditableLine[], x: number, y: number): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const dx = Math.max(line.x - x, 0, x - line.x - line.width);
    const dy = Math.max(line.y - y, 0, y - line.y - line.height);
    const away = Math.hypot(dx, dy);
    if (away < least && away <= 1.5 * Math.max(line.size, 8)) [best, least] = [index, away];
  }
  return best;
}
