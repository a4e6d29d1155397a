import type { Size } from 'engines/pdf';
import { useEffect, useRef } from 'react';
import { type PenColour, penColours, type ReadyInk } from '../documents/inks';
import { type Zoom, zoomed } from '../documents/page-zoom';
import sizes from '../documents/page-zoom.module.css';
import { pointOf } from '../documents/point-of';
import { scrollPaneTo } from '../documents/scroll-pane';
import { StampLayer } from '../documents/stamp-layer';
import { useDrawnPage } from '../documents/use-drawn-page';
import type { Placed, Stamps } from '../documents/use-stamps';
import { useMessages } from '../shell/use-messages';
import styles from './sign.module.css';
import type { StampKind } from './stamp-kinds';

type Props = {
  label: string;
  number: number;
  size: Size;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes whenever the drawing does. */
  drawing: string;
  stamps: Stamps<StampKind>;
  colour: PenColour;
  /** The ink of a kind, and its width relative to its height. */
  inks: Partial<Record<StampKind, ReadyInk>>;
  /** What is on the page of the signed copy: it is brought into sight. */
  signed?: Placed<StampKind>;
  /** The signature is being made: between phone and wide window, what makes it is below and needs the room. */
  isLow?: boolean;
  /** On phones the page is wider than the screen, to be read. */
  isEnlarged: boolean;
  zoom: Zoom;
  /** Undefined while nothing can be placed. */
  onPlace?: (x: number, y: number) => void;
};

/** The page as it will be: drawn, with the stamps on it. A press on the page brings the chosen stamp there. */
export function SignPage({
  label,
  number,
  size,
  draw,
  drawing,
  stamps,
  colour,
  inks,
  signed,
  isLow,
  isEnlarged,
  zoom,
  onPlace,
}: Props) {
  const messages = useMessages('sign');
  const canvas = useDrawnPage(drawing, draw);
  const desk = useRef<HTMLElement>(null);
  const { chosen } = stamps;
  const brought = signed ? `signed:${signed.id}` : chosen?.page === number ? chosen.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another stamp is chosen, the copy is signed, or the page is larger.
  useEffect(() => {
    const outer = desk.current;
    if (!outer) return;
    bringIntoSight(outer);
    // The sheet of options takes a part of its height when it opens.
    const resized = new ResizeObserver(() => bringIntoSight(outer));
    resized.observe(outer);
    return () => resized.disconnect();
  }, [brought, isEnlarged, zoom]);
  return (
    <section
      ref={desk}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      className={`${sizes.desk} ${styles.desk}`}
      data-low={isLow || undefined}
    >
      <div
        className={`paper ${sizes.sheet} ${styles.sheet}`}
        data-enlarged={isEnlarged || undefined}
        {...zoomed(size, zoom)}
      >
        {/* As high as its picture: not scaled to a height of part of a pixel more. */}
        <canvas ref={canvas} width={0} height={0} className="absolute top-0 left-0 w-full" />
        {onPlace ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a stamp is moved by keys while it has the focus.
          // biome-ignore lint/a11y/noStaticElementInteractions: the same.
          <div className="absolute inset-0" onClick={(event) => onPlace(...pointOf(event, size))} />
        ) : null}
        {signed ? (
          <i
            data-signed=""
            className="absolute h-px w-px"
            style={{
              left: `${(100 * signed.x) / size.width}%`,
              top: `${(100 * (signed.y + signed.height / 2)) / size.height}%`,
            }}
          />
        ) : null}
        <StampLayer
          {...{ number, size, stamps, messages }}
          nameOf={({ kind }) => messages.kinds[kind]}
          inkOf={({ kind }) => inks[kind]}
          colourOf={() => penColours[colour]}
          onRemoved={() => desk.current?.focus()}
        />
      </div>
    </section>
  );
}

/** Scrolls the page to the chosen stamp, or to what was signed. */
function bringIntoSight(desk: HTMLElement) {
  const inner = desk.querySelector('[data-chosen], [data-signed]');
  if (!inner) return;
  scrollPaneTo(desk, inner);
  const [deskBox, stamp] = [desk.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (stamp.left < deskBox.left || stamp.right > deskBox.right)
    desk.scrollTo?.({ left: desk.scrollLeft + stamp.right - deskBox.right + 16 });
}
