import type { Column, PackedDocument } from 'engines/text';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { createVisibilityObserver } from '@/components/ui/visibility-observer';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { type ShownMark, startsOf } from './document-marks';
import { DocumentPage } from './document-page';
import { DocumentText } from './document-text';
import styles from './document-view.module.css';
import { Enlarged, enlargedWidth } from './enlarged';
import { type Zoom, zoomProps } from './page-zoom';
import { undrawn } from './print-all';
import { useInPieces } from './use-in-pieces';

type Props = {
  messages: SharedMessages['documentView'];
  /** Accessible name, such as the file's name. */
  label: string;
  doc: PackedDocument;
  marks: readonly ShownMark[];
  /** Key of the mark to scroll to. */
  current?: string;
  /** Draws a page at a width in pixels; if missing, or in a document without pages, text is shown. */
  draw?: (page: number, width: number) => Promise<ImageBitmap>;
  /** Width of the pages in CSS pixels. */
  width?: number;
  /** Size of drawn pages; at 0 they are as wide as the view, at `text` their column of text is. */
  zoom?: Zoom;
  /** The column of text on the pages, for the zoom `text`. */
  column?: Column | undefined;
  /** The document is a result of the tool: its paper is tinted. */
  isCopy?: boolean;
  /** For reading from beginning to end: larger letters, wider lines. */
  isForReading?: boolean;
  onPick?: (key: string) => void;
  /** Label of the button that enlarges a drawn page with its marks to the window; undefined hides it. */
  enlarge?: SharedMessages['enlarge'];
  /** Content to insert in flowing text, below the paragraph in which the current mark ends. */
  belowMark?: ReactNode;
  /** Keeps the view at its top, where no line is cut off, if the current mark is visible there. */
  keepsTop?: boolean;
};

/** In a view lower than this (pixels), the content under a mark needs nearly all of the height. */
const lowViewHeight = 440;

const noMarks: readonly ShownMark[] = [];

/** A document as drawn pages or as text, with marks. It is a scroll container. */
export function DocumentView({
  messages,
  label,
  doc,
  marks,
  current,
  draw,
  width = 420,
  zoom = 0,
  column,
  isCopy,
  isForReading,
  onPick,
  enlarge,
  belowMark,
  keepsTop,
}: Props) {
  const [enlargedPage, setEnlargedPage] = useState<number>();
  const view = useRef<HTMLElement>(null);
  const starts = useMemo(() => startsOf(doc), [doc]);
  const drawn = draw && doc.kind === 'pdf';
  const loadedCount = useInPieces(doc, doc.sheets.length);
  const pages = useMemo(
    () => (drawn ? byBox(marks) : byWords(marks, doc, starts)),
    [drawn, marks, doc, starts],
  );
  const mark = useMemo(() => marks.find(({ key }) => key === current), [marks, current]);
  const pageProps = (page: number) => ({
    doc,
    page,
    start: starts[page - 1] ?? 0,
    marks: pages.get(page) ?? noMarks,
    current: mark,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again for another current mark, document or zoom.
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    if (!mark) {
      if (drawn) box.scrollLeft = leftOfColumn(box, column, zoom) ?? (box.scrollWidth - box.clientWidth) / 2;
      return;
    }
    const show = () => {
      const target = box.querySelector('[data-current]') ?? box.querySelector(`[data-page="${mark.page}"]`);
      if (!target) return;
      const [inner, outer] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
      const top = box.scrollTop + inner.top - outer.top;
      const isAtTop = keepsTop && top + inner.height <= 0.75 * outer.height;
      box.scrollTo({
        top: isAtTop ? 0 : top - outer.height / (belowMark && outer.height < lowViewHeight ? 8 : 3),
        left:
          zoom === 'text'
            ? leftOfColumn(box, column, zoom)
            : leftFor(
                box,
                box.scrollLeft + inner.left - outer.left,
                inner.width,
                leftOfColumn(box, column, zoom),
              ),
      });
    };
    show();
    // Pages above the mark that have just loaded differ in height from their placeholders; others stay unloaded.
    const resizes = new ResizeObserver(show);
    let settleTimer: ReturnType<typeof setTimeout>;
    const appearance = createVisibilityObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      appearance.disconnect();
      show();
      if (box.firstElementChild) resizes.observe(box.firstElementChild);
      settleTimer = setTimeout(() => resizes.disconnect(), 1000);
    });
    appearance.observe(box);
    return () => {
      appearance.disconnect();
      resizes.disconnect();
      clearTimeout(settleTimer);
    };
  }, [mark?.key, drawn, doc, width, zoom, column]);

  useContentHeight(view);

  return (
    <section
      ref={view}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      className={drawn ? styles.view : `paper ${styles.view}`}
      data-drawn={drawn ? '' : undefined}
      data-copy={isCopy || undefined}
      data-reading={isForReading || undefined}
    >
      <ol
        data-zoomed={drawn && zoom !== 0 ? (zoom === 'text' ? zoom : '') : undefined}
        style={column && ({ '--column': Math.max(1, column.right - column.left) } as object)}
      >
        {doc.sheets.map((size, index) => {
          const page = index + 1;
          return (
            <li
              key={page}
              data-page={page}
              {...{ [undrawn]: index < loadedCount ? undefined : '' }}
              {...(drawn && zoomProps(sizeOf(size), zoom))}
            >
              {index > 0 && !drawn ? (
                <p className={styles.rule}>{formatMessage(messages.page, { page })}</p>
              ) : null}
              {index >= loadedCount ? null : drawn ? (
                <DocumentPage {...pageProps(page)} {...{ width, draw, onPick }} />
              ) : (
                <DocumentText {...pageProps(page)} {...{ messages, belowMark: belowMark }} />
              )}
              {drawn && enlarge ? (
                <button
                  type="button"
                  className={styles.enlarge}
                  aria-label={formatMessage(enlarge.key, { page: formatMessage(messages.page, { page }) })}
                  onClick={() => setEnlargedPage(page)}
                >
                  <Icon name="zoom-in" size={18} />
                  {formatMessage(messages.page, { page })}
                </button>
              ) : drawn ? (
                <p className="mono mt-1.5 text-center text-carbon-700">
                  {formatMessage(messages.page, { page })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
      {enlargedPage && drawn && enlarge ? (
        <Enlarged
          messages={enlarge}
          title={`${label}, ${formatMessage(messages.page, { page: enlargedPage })}`}
          page={enlargedPage}
          total={doc.sheets.length}
          onPage={setEnlargedPage}
        >
          <DocumentPage key={enlargedPage} {...pageProps(enlargedPage)} {...{ draw }} width={enlargedWidth} />
        </Enlarged>
      ) : null}
    </section>
  );
}

/** Sets CSS variables: the height of the document, so that its view is no higher, and the inner width of the view. */
function useContentHeight(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [frame, content] = [view.current, view.current?.querySelector('ol')];
    if (!frame || !content) return;
    const measure = () => {
      frame.style.setProperty('--content', `${content.offsetHeight}px`);
      frame.style.setProperty('--inner', `${frame.clientWidth}px`);
    };
    measure();
    let frameRequest = 0;
    // In the next frame: the measures change the sizes that are observed.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(measure);
    });
    resized.observe(content);
    resized.observe(frame);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frameRequest);
    };
  }, [view]);
}

/** Least distance of a mark from the edge of the view, and of a page from its list item’s, in pixels. */
const EDGE = 16;

/** Width of the signs of changes before the column of text, as in the style sheet (`--signs`), in pixels. */
const SIGNS = 18;

/** Horizontal scroll position at which the column of text begins with the signs before it; none where pages are as wide as the view. */
function leftOfColumn(view: Element, column: Column | undefined, zoom: Zoom): number | undefined {
  const item = view.querySelector<HTMLElement>('li');
  const points = Number(item?.style.getPropertyValue('--points'));
  if (zoom === 0 || !column || !item || !points) return undefined;
  const padding = Number.parseFloat(getComputedStyle(item).paddingLeft) || EDGE;
  return item.offsetLeft + (column.left / points) * (item.clientWidth - 2 * padding) - SIGNS;
}

/**
 * Horizontal scroll position of a view: `start`, or else the centre, moved only as far as needed to show the range at
 * `from`.
 */
function leftFor({ scrollWidth, clientWidth }: Element, from: number, width: number, start?: number): number {
  const preferred = start ?? (scrollWidth - clientWidth) / 2;
  const [min, max] = [from + width + EDGE - clientWidth, from - EDGE];
  return Math.min(max, Math.max(min, preferred));
}

/** Size in points of a page; A4 where a file gives none. */
const sizeOf = ({ width = 595, height = 842 }: { width?: number; height?: number }) => ({ width, height });

/** Marks by page, for pages on which they have boxes. */
function byBox(marks: readonly ShownMark[]): Map<number, ShownMark[]> {
  const pages = new Map<number, ShownMark[]>();
  for (const mark of marks) {
    for (const page of new Set(mark.boxes.map((box) => box.page))) {
      pages.set(page, [...(pages.get(page) ?? []), mark]);
    }
  }
  return pages;
}

/** Marks by page, for pages on which they have words. */
function byWords(
  marks: readonly ShownMark[],
  doc: PackedDocument,
  starts: number[],
): Map<number, ShownMark[]> {
  const pages = new Map<number, ShownMark[]>();
  for (const mark of marks) {
    doc.sheets.forEach(({ words }, index) => {
      const start = starts[index] ?? 0;
      if (mark.from > start + words || mark.to < start || (mark.from < start && mark.to === start)) return;
      pages.set(index + 1, [...(pages.get(index + 1) ?? []), mark]);
    });
  }
  return pages;
}
