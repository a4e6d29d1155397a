import type { Ink, Size } from 'engines/pdf';
import { useEffect, useId, useRef } from 'react';
import { say } from '@/lib/sentences';
import { pointOf } from '../documents/point-of';
import { useMessages } from '../shell/use-messages';
import { InkView } from './ink-view';
import type { Kind, Made, PenColour } from './inks';
import styles from './sign.module.css';
import { StampBox } from './stamp-box';
import type { Stamps } from './use-stamps';

export type Shown = { made: Made; ink: Ink; width: number };

type Props = {
  label: string;
  number: number;
  size: Size;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes whenever the drawing does. */
  drawing: string;
  stamps: Stamps;
  colour: PenColour;
  /** The ink of a kind, and its width relative to its height. */
  inks: Partial<Record<Kind, Shown>>;
  /** Undefined while nothing can be placed. */
  onPlace?: (x: number, y: number) => void;
};

const millimetres = (points: number) => Math.round((points * 25.4) / 72);

/** The page as it will be: drawn, with the stamps on it. A press on the page brings the chosen stamp there. */
export function SignPage({ label, number, size, draw, drawing, stamps, colour, inks, onPlace }: Props) {
  const messages = useMessages('sign');
  const keys = useId();
  const canvas = useDrawn(drawing, draw);
  const desk = useRef<HTMLElement>(null);
  const { chosen } = stamps;
  const brought = chosen?.page === number ? chosen.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another stamp is chosen.
  useEffect(() => {
    const [outer, inner] = [desk.current, desk.current?.querySelector('[data-chosen]')];
    if (!outer || !inner) return;
    const [own, stamp] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
    if (stamp.top < own.top || stamp.bottom > own.bottom)
      outer.scrollTo?.({ top: outer.scrollTop + stamp.top - own.top - own.height / 3 });
  }, [brought]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    <section ref={desk} aria-label={label} tabIndex={0} className={styles.desk}>
      <div className={styles.sheet} style={{ '--ratio': `${size.width} / ${size.height}` } as object}>
        <canvas ref={canvas} width={0} height={0} className="size-full" />
        {onPlace ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a stamp is moved by keys while it has the focus.
          // biome-ignore lint/a11y/noStaticElementInteractions: the same.
          <div className="absolute inset-0" onClick={(event) => onPlace(...pointOf(event, size))} />
        ) : null}
        {stamps.stamps
          .filter(({ page }) => page === number)
          .map((stamp) => {
            const shown = inks[stamp.kind];
            if (!shown) return null;
            const width = shown.width * stamp.height;
            const values = {
              what: messages.kinds[stamp.kind],
              page: number,
              left: millimetres(stamp.x - width / 2),
              top: millimetres(stamp.y - stamp.height / 2),
              width: millimetres(width),
              turn: stamp.turn,
            };
            return (
              <StampBox
                key={stamp.id}
                label={say(messages.stamp, values)}
                described={keys}
                labels={{ remove: say(messages.remove, values) }}
                {...{ stamp, width }}
                page={size}
                chosen={stamps.chosen?.id === stamp.id}
                onChoose={() => stamps.choose(stamp.id)}
                onChange={(to) => stamps.change(stamp.id, to)}
                onRemove={() => {
                  stamps.remove(stamp.id);
                  desk.current?.focus();
                }}
              >
                <InkView {...shown} colour={colour} />
              </StampBox>
            );
          })}
        <p id={keys} hidden>
          {messages.keys}
        </p>
      </div>
    </section>
  );
}

/** A canvas with a page drawn on it, redrawn whenever `drawing` changes. */
function useDrawn(drawing: string, draw: (width: number) => Promise<ImageBitmap>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawLatest = useRef(draw);
  drawLatest.current = draw;
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let over = false;
    const width = Math.ceil(target.clientWidth * Math.min(2, devicePixelRatio));
    drawLatest.current(Math.max(300, width)).then(
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
  return canvas;
}
