import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { EditableLine, EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { EditorWords } from '@/lib/schema/works/editor';
import { say } from '@/lib/words';
import styles from './page-view.module.css';

export type Place = { left: number; top: number; width: number; height: number };

type Props = {
  words: EditorWords;
  page: EditablePage | undefined;
  number: number;
  /** Draws the page this many pixels wide. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes with what is drawn. */
  drawing: string;
  /** Numbers of the lines that are chosen. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number) => void;
  /** A place for a signature, in points, and what a press on the page does with it. */
  place?: Place;
  onPlace?: (x: number, y: number) => void;
};

/** A page as it is printed, with its lines as places to press. One stop for Tab; arrow keys go from line to line. */
export function PageView({ words, page, number, draw, drawing, chosen, onChoose, place, onPlace }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const work = useRef(draw);
  work.current = draw;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let over = false;
    const width = Math.ceil(target.clientWidth * Math.min(2, devicePixelRatio));
    work.current(Math.max(300, width)).then(
      (bitmap) => {
        if (!over) {
          target.width = bitmap.width;
          target.height = bitmap.height;
          target.getContext('2d')?.drawImage(bitmap, 0, 0);
          target.dataset.drawn = drawing;
        }
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [drawing]);

  const { width = 210, height = 297, lines = [] } = page ?? {};
  const share = ({ x, y, width: w, height: h }: { x: number; y: number; width: number; height: number }) => ({
    left: `${(100 * x) / width}%`,
    top: `${(100 * y) / height}%`,
    width: `${(100 * w) / width}%`,
    height: `${(100 * h) / height}%`,
  });

  function press({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
    if (onPlace) return onPlace(x, y);
    const line = nearest(lines, x, y);
    if (line !== undefined) onChoose?.(line);
  }

  function walk(event: KeyboardEvent) {
    const last = lines.length - 1;
    const now = chosen[0] ?? -1;
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: last }[event.key];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    onChoose?.(Math.min(last, Math.max(0, to)));
  }

  const [active] = chosen;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <canvas ref={canvas} width={0} height={0} />
        {onChoose && lines.length > 0 ? (
          <div
            role="listbox"
            tabIndex={0}
            aria-multiselectable="true"
            aria-label={say(words.lines, { page: number })}
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
                aria-label={say(words.line, {
                  line: index + 1,
                  of: lines.length,
                  text: line.text.slice(0, 400),
                })}
                data-unfit={line.unfit}
                className={styles.line}
                style={share(line)}
              />
            ))}
          </div>
        ) : null}
        {onPlace && place ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the fields beside the page are the way by keyboard.
          // biome-ignore lint/a11y/noStaticElementInteractions: the same.
          <div className={styles.lines} onClick={press}>
            <div
              className={styles.place}
              style={share({ x: place.left, y: place.top, width: place.width, height: place.height })}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
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
