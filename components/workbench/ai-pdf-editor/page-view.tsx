import type { EditablePage } from 'engines/pdf';
import { type ReactNode, useEffect, useRef } from 'react';
import { phone } from '@/lib/breakpoints';
import { PageFrame, type PageFrameProps } from '../documents/page-frame';
import { type Box, shareOf } from '../documents/share-of';
import { LineList } from './line-list';
import { boundsOf, framesOf, medianSize } from './lines';
import styles from './page-view.module.css';
import { GAP, isInSight, leftFor, scrollToPlace, scrollToText, sheetIn, topOnLine } from './scroll-to-place';

type Props = PageFrameProps & {
  /** Undefined while loading. */
  page: EditablePage | undefined;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number | undefined) => void;
  /** Nothing is chosen yet: the lines that can be chosen are distinguished from other text. */
  isOffered?: boolean;
  /** Boxes of lines that were changed already. */
  changed: readonly Box[];
  /** On phones and tablets the page leaves room for the options below it. */
  isShort?: boolean;
  /** Overlays the whole page. */
  children?: ReactNode;
};

/** Size that stands for a page that is still loading: A4. */
const loadingSize = { width: 210, height: 297 };

/** Places on a page that are scrolled to if none is the current one. */
const markedPlaces = '[aria-selected=true], [data-changed], [data-new], [data-edited], [data-mark]';

/** A printed page, overlaid with its lines and its changes. */
export function PageView({
  page,
  chosen,
  onChoose,
  isOffered,
  changed,
  isShort,
  isEnlarged,
  children,
  ...drawn
}: Props) {
  const frame = useRef<HTMLElement>(null);
  const size = page ?? loadingSize;
  // A page that is larger than its frame starts at the current place, otherwise at the start of its text.
  useEffect(() => {
    const canvas = frame.current?.querySelector('canvas');
    if (!page || !canvas) return;
    const current = frame.current?.querySelector('[data-current]');
    const marked = frame.current?.querySelector(markedPlaces);
    // A page that becomes smaller would keep the scroll position of the larger one, in the middle of a line.
    const isSmaller = !isEnlarged && matchMedia?.(phone).matches;
    if (isSmaller || !(current ?? marked)) scrollToText(canvas, page);
    if (current || isSmaller) scrollToPlace(current ?? marked, page);
  }, [isEnlarged, page]);
  return (
    <PageFrame
      {...drawn}
      frameRef={frame}
      {...{ size, isEnlarged }}
      scrollToContent={(outer) => page && scrollToLines(outer, page)}
      frameProps={{ className: styles.frame, 'data-short': isShort || undefined }}
      sheetProps={{ className: styles.sheet, style: widthsOf(page) as object }}
      scrollTriggers={[chosen.join(), changed.length, page, isEnlarged]}
    >
      {framesOf(changed).map((box) => (
        <i key={`${box.x} ${box.y}`} data-changed="" className={styles.changed} style={shareOf(box, size)} />
      ))}
      {onChoose && page && page.lines.length > 0 ? (
        <LineList {...{ page, chosen, onChoose, isOffered }} />
      ) : null}
      {children}
    </PageFrame>
  );
}

/** For an enlarged page, in CSS pixels: size of its letters, least and greatest width. */
const enlarged = { letterSize: 14, minWidth: 480, maxWidth: 1200 };

/**
 * Widths of a page on a phone: `--readable`, at which most of its lines are easy to read, whatever its paper, and
 * `--column`, at which its text is as wide as the frame, without letters larger than those. Undefined without text.
 */
function widthsOf(page: EditablePage | undefined): Record<`--${string}`, string> | undefined {
  const size = page ? medianSize(page.lines) : 0;
  if (!page || size <= 0) return undefined;
  const width = (enlarged.letterSize / size) * page.width;
  const readable = `${Math.round(Math.min(enlarged.maxWidth, Math.max(enlarged.minWidth, width)))}px`;
  const share = Math.max(1, page.width / boundsOf(page.lines).width);
  const column = `min(${(100 * share).toFixed(2)}%, max(100%, ${readable}))`;
  return { '--readable': readable, '--column': column };
}

/** Scrolls a page only as far as needed to its chosen or changed lines; they end above an open options sheet. */
function scrollToLines(frame: HTMLElement, page: EditablePage) {
  const places = frame.querySelectorAll('[aria-selected=true], [data-changed]');
  const drawn = [...places].filter((place) => place.getClientRects().length > 0);
  const [line, end] = [drawn[0], drawn.at(-1)];
  if (!line || !end) return;
  const [inner, outer] = [line.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isSheetOpen = document.querySelector('[data-sheet=open]') !== null;
  const last = end.getBoundingClientRect();
  const change = frame.querySelector('[data-current], [data-new]');
  const above = isSheetOpen ? outer.height - (last.bottom - inner.top) - GAP : outer.height / 3;
  const top = frame.scrollTop + inner.top - outer.top - Math.max(GAP, above);
  const sheet = sheetIn(frame);
  frame.scrollTo?.({
    ...(!(isInSight(inner, outer) && isInSight(last, outer)) && {
      top: isSheetOpen ? top : topOnLine(frame, sheet, page, top),
    }),
    // Of a line that is wider than the frame, the change is in sight rather than the line’s beginning.
    left: change ? leftFor(change, page, outer.width / 3) : leftFor(line, page),
  });
}
