import type { EditablePage } from 'engines/pdf';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageFrame, type PageFrameProps } from '../documents/page-frame';
import { type Box, shareOf } from '../documents/share-of';
import { LineList } from './line-list';
import { boundsOf, framesOf, medianSize } from './lines';
import styles from './page-view.module.css';
import { GAP, isInSight, leftFor, scrollToPlace, scrollToText } from './scroll-to-place';

type Props = PageFrameProps & {
  /** Undefined while loading. */
  page: EditablePage | undefined;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number | undefined) => void;
  /** Boxes of lines that were changed already. */
  changed: readonly Box[];
  /** On phones and tablets the page leaves room for the options below it. */
  isShort?: boolean;
  /** Overlays the whole page. */
  children?: ReactNode;
};

const sheet = { width: 210, height: 297 };

/** Places to scroll to on a page without a current one. */
const marked = '[aria-selected=true], [data-changed], [data-new], [data-edited], [data-mark]';

/** A printed page, overlaid with its lines and its changes. */
export function PageView({ page, chosen, onChoose, changed, isShort, children, ...drawn }: Props) {
  const desk = useRef<HTMLElement>(null);
  const size = page ?? sheet;
  const { isEnlarged } = drawn;
  // A page that is larger than its frame starts at the current place, otherwise at the start of its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the page has another size.
  useEffect(() => {
    const paper = desk.current?.querySelector('canvas');
    if (!page || !paper) return;
    const current = desk.current?.querySelector('[data-current]');
    if (current) scrollToPlace(current, page);
    else if (!desk.current?.querySelector(marked)) scrollToText(paper, page);
  }, [isEnlarged, page]);
  return (
    <PageFrame
      {...drawn}
      {...{ desk, size }}
      scrollToContent={(outer) => page && scrollToLines(outer, page)}
      frame={{ className: styles.desk, 'data-short': isShort || undefined }}
      sheet={{ className: styles.sheet, style: widthsOf(page) as object }}
      scrollTriggers={[chosen.join(), changed.length, page]}
    >
      {framesOf(changed).map((box) => (
        <i key={`${box.x} ${box.y}`} data-changed="" className={styles.changed} style={shareOf(box, size)} />
      ))}
      {onChoose && page && page.lines.length > 0 ? <LineList {...{ page, chosen, onChoose }} /> : null}
      {children}
    </PageFrame>
  );
}

/** For an enlarged page, in CSS pixels: size of its letters, least and greatest width. */
const enlarged = { letters: 14, least: 480, most: 1200 };

/**
 * Widths of a page on a phone: `--readable`, at which most of its lines are easy to read, whatever its paper, and
 * `--column`, at which its text is as wide as the frame, without letters larger than those. Undefined without text.
 */
function widthsOf(page: EditablePage | undefined): Record<`--${string}`, string> | undefined {
  const size = page ? medianSize(page.lines) : 0;
  if (!page || size <= 0) return undefined;
  const width = (enlarged.letters / size) * page.width;
  const readable = `${Math.round(Math.min(enlarged.most, Math.max(enlarged.least, width)))}px`;
  const share = Math.max(1, page.width / boundsOf(page.lines).width);
  return {
    '--readable': readable,
    '--column': `min(${(100 * share).toFixed(2)}%, max(100%, ${readable}))`,
  };
}

/** Scrolls a page, as far as it has to, to its chosen or changed lines; above an open sheet of options they end at the edge of the sheet. */
function scrollToLines(desk: HTMLElement, page: EditablePage) {
  const places = desk.querySelectorAll('[aria-selected=true], [data-changed]');
  const drawn = [...places].filter((place) => place.getClientRects().length > 0);
  const [line, end] = [drawn[0], drawn.at(-1)];
  if (!line || !end) return;
  const [inner, outer] = [line.getBoundingClientRect(), desk.getBoundingClientRect()];
  const isBelow = document.querySelector('[data-sheet=open]') !== null;
  const last = end.getBoundingClientRect();
  const change = desk.querySelector('[data-current], [data-new]');
  const above = isBelow ? outer.height - (last.bottom - inner.top) - GAP : outer.height / 3;
  desk.scrollTo?.({
    ...(!(isInSight(inner, outer) && isInSight(last, outer)) && {
      top: desk.scrollTop + inner.top - outer.top - Math.max(GAP, above),
    }),
    // A change in the middle of a line that is wider than the frame is in sight, rather than the line’s beginning.
    left: change ? leftFor(change, page, outer.width / 3) : leftFor(line, page),
  });
}
