import { type ReactNode, useEffect, useRef } from 'react';
import { TickedGrid } from '../documents/ticked-pages';
import type { PdfTool } from '../documents/use-pdf-tool';
import type { Ticked } from '../documents/use-ticked';
import { useMessages } from '../shell/use-messages';
import styles from './slides-pages.module.css';

type Props = {
  tool: PdfTool;
  ticked: Ticked;
  /** Page whose slide is shown. */
  visiblePage: number | undefined;
  /** Called when a page that becomes a slide gets the focus. */
  onShow: (place: number) => void;
  children: ReactNode;
};

/** Pages to tick, in a column beside the slide of one of them; on phones in a row above it. */
export function SlidesPages({ tool, ticked, visiblePage, onShow, children }: Props) {
  const messages = useMessages('pdf-to-ppt');
  const thumbnails = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the list, not the window.
  useEffect(() => {
    const box = thumbnails.current?.getBoundingClientRect();
    const cell = thumbnails.current?.querySelector('[data-shown]')?.getBoundingClientRect();
    if (!box || !cell) return;
    const scrollDistance = (boxStart: number, boxEnd: number, cellStart: number, cellEnd: number) =>
      Math.min(0, cellStart - boxStart - edgeDistance) + Math.max(0, cellEnd - boxEnd + edgeDistance);
    thumbnails.current?.scrollBy?.(
      scrollDistance(box.left, box.right, cell.left, cell.right),
      scrollDistance(box.top, box.bottom, cell.top, cell.bottom),
    );
  }, [visiblePage]);
  return (
    <div className={styles.pages}>
      <div className={styles.side}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it observes the focus of its checkboxes. */}
        <div
          ref={thumbnails}
          className={styles.thumbnails}
          onFocus={({ target }) => {
            const place = ticked.inFileOrder.indexOf(Number(target.dataset.page));
            if (place >= 0) onShow(place);
          }}
        >
          <TickedGrid {...{ messages, tool, ticked, shown: visiblePage }} />
        </div>
      </div>
      {children}
    </div>
  );
}

/** Minimum distance of the shown page's thumbnail from the edges of the list, in pixels. */
const edgeDistance = 14;
