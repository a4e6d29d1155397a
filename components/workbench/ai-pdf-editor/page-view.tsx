import type { EditablePage } from 'engines/pdf';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Zoom, zoomed } from '../documents/page-zoom';
import sizes from '../documents/page-zoom.module.css';
import { type Box, shareOf } from '../documents/share-of';
import { useDrawnPage } from '../documents/use-drawn-page';
import { LineList } from './line-list';
import { framesOf, medianSize } from './lines';
import styles from './page-view.module.css';

type Props = {
  /** Accessible name, such as the page's number. */
  label: string;
  /** Undefined while loading. */
  page: EditablePage | undefined;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes whenever the drawing does. */
  drawing: string;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number) => void;
  /** Boxes of lines that were changed already. */
  changed: readonly Box[];
  zoom: Zoom;
  /** On phones the page is wider than the screen, to be read. */
  isEnlarged?: boolean;
  /** On phones and tablets the options below it are in sight too. */
  isShort?: boolean;
  /** Lies over the whole page. */
  children?: ReactNode;
};

const sheet = { width: 210, height: 297 };

/** A printed page, overlaid with its lines and its changes. */
export function PageView({ label, page, draw, drawing, chosen, changed, children, ...props }: Props) {
  const { zoom, isEnlarged, isShort, onChoose } = props;
  const canvas = useDrawnPage(drawing, draw);
  const desk = useRef<HTMLElement>(null);
  const size = page ?? sheet;
  const sized = zoomed(size, zoom);

  // Enlarged, the page is larger than its frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other lines are chosen or changed, and when the page has another size.
  useEffect(() => {
    const box = desk.current;
    if (!box) return;
    bringIntoSight(box);
    // The sheet of options takes a part of its height when it opens.
    const resized = new ResizeObserver(() => bringIntoSight(box));
    resized.observe(box);
    return () => resized.disconnect();
  }, [chosen.join(), changed.length, page, isEnlarged, zoom]);

  return (
    <section
      ref={desk}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      data-short={isShort || undefined}
      className={`${sizes.desk} ${styles.desk}`}
    >
      <div
        className={`paper ${sizes.sheet} ${styles.sheet}`}
        data-enlarged={isEnlarged || undefined}
        data-zoomed={sized['data-zoomed']}
        style={{ ...sized.style, '--readable': readableWidth(page) } as object}
      >
        {/* As high as its picture: not scaled to a height of part of a pixel more. */}
        <canvas ref={canvas} width={0} height={0} className="absolute top-0 left-0 w-full" />
        {framesOf(changed).map((box) => (
          <i
            key={`${box.x} ${box.y}`}
            data-changed=""
            className={styles.changed}
            style={shareOf(box, size)}
          />
        ))}
        {onChoose && page && page.lines.length > 0 ? <LineList {...{ page, chosen, onChoose }} /> : null}
        {children}
      </div>
    </section>
  );
}

/** Size of the letters of an enlarged page in CSS pixels, and its narrowest and widest. */
const enlarged = { letters: 14, least: 480, most: 1200 };

/** The width at which most lines of a page are easy to read, whatever its paper. */
function readableWidth(page: EditablePage | undefined): string | undefined {
  const size = page ? medianSize(page.lines) : 0;
  if (!page || size <= 0) return undefined;
  const width = (enlarged.letters / size) * page.width;
  return `${Math.round(Math.min(enlarged.most, Math.max(enlarged.least, width)))}px`;
}

/** Scrolls a page to what is chosen or was changed on it: above an open sheet of options to the edge it has with it. */
function bringIntoSight(desk: HTMLElement) {
  const places = desk.querySelectorAll('[aria-selected=true], [data-changed]');
  const drawn = [...places].filter((place) => place.getClientRects().length > 0);
  const [line, end] = [drawn[0], drawn.at(-1)];
  if (!line || !end) return;
  const [inner, outer] = [line.getBoundingClientRect(), desk.getBoundingClientRect()];
  const isBelow = document.querySelector('[data-sheet=open]') !== null;
  const above = isBelow
    ? outer.height - (end.getBoundingClientRect().bottom - inner.top) - 16
    : outer.height / 3;
  desk.scrollTo?.({
    top: desk.scrollTop + inner.top - outer.top - Math.max(8, above),
    left: desk.scrollLeft + inner.left - outer.left - 8,
  });
}
