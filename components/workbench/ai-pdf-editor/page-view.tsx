import type { EditablePage } from 'engines/pdf';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageFrame, type PageFrameProps } from '../documents/page-frame';
import { type Box, shareOf } from '../documents/share-of';
import { LineList } from './line-list';
import { framesOf, medianSize } from './lines';
import styles from './page-view.module.css';
import { scrollToPlace, scrollToText } from './scroll-to-place';

type Props = PageFrameProps & {
  /** Undefined while loading. */
  page: EditablePage | undefined;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number) => void;
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
  // An enlarged page starts at the current place, otherwise at the start of its text.
  useEffect(() => {
    const paper = desk.current?.querySelector('canvas');
    if (!isEnlarged || !page || !paper) return;
    const current = desk.current?.querySelector('[data-current]');
    if (current) scrollToPlace(current, page);
    else if (!desk.current?.querySelector(marked)) scrollToText(paper, page);
  }, [isEnlarged, page]);
  return (
    <PageFrame
      {...drawn}
      {...{ desk, size }}
      scrollToContent={scrollToLines}
      frame={{ className: styles.desk, 'data-short': isShort || undefined }}
      sheet={{ className: styles.sheet, style: { '--readable': readableWidth(page) } as object }}
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

/** Of an enlarged page, in CSS pixels: size of its letters, least and greatest width. */
const enlarged = { letters: 14, least: 480, most: 1200 };

/** The width at which most lines of a page are easy to read, whatever its paper. */
function readableWidth(page: EditablePage | undefined): string | undefined {
  const size = page ? medianSize(page.lines) : 0;
  if (!page || size <= 0) return undefined;
  const width = (enlarged.letters / size) * page.width;
  return `${Math.round(Math.min(enlarged.most, Math.max(enlarged.least, width)))}px`;
}

/** Scrolls a page to its chosen or changed lines; above an open sheet of options they end at the edge of the sheet. */
function scrollToLines(desk: HTMLElement) {
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
