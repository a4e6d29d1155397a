import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { phone } from '@/lib/breakpoints';
import { scrollPaneTo } from './scroll-pane';
import styles from './stamps.module.css';
import type { Place } from './use-stamps';

type Size = { width: number; height: number };

type Props = {
  /** Accessible name: the kind of stamp, its position, size and rotation. */
  label: string;
  /** Id of the text that explains the keys of a stamp. */
  describedBy: string;
  labels: { remove: string };
  stamp: Place;
  /** Width in points. */
  width: number;
  page: Size;
  chosen: boolean;
  /** The stamp highlights what is below it, so it is multiplied with the page (`mix-blend-mode`). */
  isHighlight: boolean;
  onChoose: () => void;
  onChange: (to: Partial<Place>) => void;
  onRemove: () => void;
  children: ReactNode;
};

function scrollToBox(box: HTMLElement) {
  const pane = box.closest<HTMLElement>('section[tabindex]');
  if (pane) scrollPaneTo(pane, box);
  const { top, bottom } = box.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) box.scrollIntoView?.({ block: 'nearest' });
}

const pointsPerMillimetre = 72 / 25.4;
/** Minimum height in points. */
const minHeight = 6;

/** A stamp on the page, which is moved, resized and turned by pointer, or by keys while it has the focus. */
export function StampBox(props: Props) {
  const {
    label,
    describedBy,
    labels,
    stamp,
    width,
    page,
    chosen,
    isHighlight,
    onChoose,
    onChange,
    onRemove,
    children,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  // A new stamp may lie below the edge of its pane or of the window; the window scrolls only if the pane alone cannot
  // show the stamp. On phones the page is above the fields and stays visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the stamp is new.
  useEffect(() => {
    if (chosen && box.current && !matchMedia?.(phone).matches) scrollToBox(box.current);
  }, []);
  const { x, y, height, rotation } = stamp;
  const clamp = (value: number, end: number) => Math.min(end, Math.max(0, value));

  /** Position of the pointer on the page, in points. */
  function pointerPosition({ clientX, clientY }: PointerEvent): [number, number] {
    const sheet = box.current?.parentElement?.getBoundingClientRect();
    if (!sheet || sheet.width === 0) return [x, y];
    return [
      ((clientX - sheet.left) * page.width) / sheet.width,
      ((clientY - sheet.top) * page.height) / sheet.height,
    ];
  }

  /** Direction of a point from the middle of the stamp, in degrees clockwise. */
  const directionOf = ([toX, toY]: [number, number]) => (Math.atan2(toX - x, y - toY) * 180) / Math.PI;

  function drag(
    event: PointerEvent<HTMLElement>,
    move: (point: [number, number], from: [number, number]) => Partial<Place>,
  ) {
    if (event.button > 0) return;
    event.stopPropagation();
    onChoose();
    const target = event.currentTarget;
    const from = pointerPosition(event);
    target.setPointerCapture?.(event.pointerId);
    const moving = new AbortController();
    const { signal } = moving;
    target.addEventListener(
      'pointermove',
      (next) => onChange(move(pointerPosition(next as unknown as PointerEvent), from)),
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel'])
      target.addEventListener(type, () => moving.abort(), { signal });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = (event.shiftKey ? 10 : 1) * pointsPerMillimetre;
    const changes: Record<string, Partial<Place>> = {
      ArrowLeft: { x: clamp(x - step, page.width) },
      ArrowRight: { x: clamp(x + step, page.width) },
      ArrowUp: { y: clamp(y - step, page.height) },
      ArrowDown: { y: clamp(y + step, page.height) },
      '+': { height: height * 1.1 },
      '=': { height: height * 1.1 },
      '-': { height: Math.max(minHeight, height / 1.1) },
      '[': { rotation: (rotation + 355) % 360 },
      ']': { rotation: (rotation + 5) % 360 },
    };
    const to = changes[event.key];
    if (to) onChange(to);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      className={styles.stamp}
      data-chosen={chosen || undefined}
      data-place=""
      data-highlight={isHighlight || undefined}
      style={{
        left: `${(100 * (x - width / 2)) / page.width}%`,
        top: `${(100 * (y - height / 2)) / page.height}%`,
        width: `${(100 * width) / page.width}%`,
        height: `${(100 * height) / page.height}%`,
        rotate: `${rotation}deg`,
      }}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        className={styles.ink}
        onFocus={onChoose}
        onKeyDown={onKeyDown}
        onPointerDown={(event) =>
          drag(event, ([toX, toY], [fromX, fromY]) => ({
            x: clamp(x + toX - fromX, page.width),
            y: clamp(y + toY - fromY, page.height),
          }))
        }
      >
        {children}
      </button>
      {chosen ? (
        <>
          <span
            className={styles.turner}
            onPointerDown={(event) =>
              drag(event, (point, from) => ({
                rotation:
                  (Math.round((rotation + directionOf(point) - directionOf(from) + 720) / 5) * 5) % 360,
              }))
            }
          >
            <Icon name="rotate" size={16} />
          </span>
          <span
            className={styles.sizer}
            onPointerDown={(event) =>
              drag(event, ([toX, toY], [fromX, fromY]) => {
                const [distance, oldDistance] = [
                  Math.hypot(toX - x, toY - y),
                  Math.hypot(fromX - x, fromY - y),
                ];
                return { height: Math.max(minHeight, (height * distance) / Math.max(1, oldDistance)) };
              })
            }
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
              <path d="M3.5 3.5l9 9M3.5 8V3.5H8M12.5 8v4.5H8" />
            </svg>
          </span>
          <button type="button" aria-label={labels.remove} className={styles.remover} onClick={onRemove}>
            <Icon name="x" size={16} />
          </button>
        </>
      ) : null}
    </div>
  );
}
