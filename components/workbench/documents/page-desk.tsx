import { type CSSProperties, type ReactNode, type RefObject, useEffect } from 'react';
import { type Size, type Zoom, zoomed } from './page-zoom';
import sizes from './page-zoom.module.css';
import { useDrawnPage } from './use-drawn-page';

export type PageDeskProps = {
  /** Accessible name, such as the page's number. */
  label: string;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes whenever the drawing does. */
  drawing: string;
  zoom: Zoom;
  /** On phones the page is wider than the screen, to be read. */
  isEnlarged?: boolean | undefined;
  /** It is a page of the output: it lies on a sheet in the colour of copies. */
  isCopy?: boolean | undefined;
};

type Props = PageDeskProps & {
  desk: RefObject<HTMLElement | null>;
  size: Size;
  /** What a tool adds to the frame that scrolls, and to the sheet in it. */
  frame: { className?: string | undefined; 'data-short'?: true | undefined; 'data-low'?: true | undefined };
  sheet: { className?: string | undefined; style?: CSSProperties };
  /** Scrolls the frame to what is looked at, which is another whenever one of `lookedAt` is. */
  bringIntoSight: (desk: HTMLElement) => void;
  lookedAt: readonly unknown[];
  /** Lies over the whole page. */
  children: ReactNode;
};

/** A drawn page in the frame that scrolls it. It follows what is looked at, also when it has another size. */
export function PageDesk({ label, draw, drawing, zoom, isEnlarged, isCopy, ...props }: Props) {
  const { desk, size, frame, sheet, bringIntoSight, lookedAt, children } = props;
  const canvas = useDrawnPage(drawing, draw);
  const { style, ...sized } = zoomed(size, zoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is looked at, or the page is larger.
  useEffect(() => {
    const outer = desk.current;
    if (!outer) return;
    bringIntoSight(outer);
    // The sheet of options takes a part of its height when it opens.
    const resized = new ResizeObserver(() => bringIntoSight(outer));
    resized.observe(outer);
    return () => resized.disconnect();
  }, [...lookedAt, isEnlarged, zoom]);
  return (
    <section
      ref={desk}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      {...frame}
      className={`${sizes.desk} ${frame.className}`}
    >
      <div
        className={`paper ${sizes.sheet} ${sheet.className}`}
        data-enlarged={isEnlarged || undefined}
        data-copy={isCopy || undefined}
        {...sized}
        style={{ ...style, ...sheet.style }}
      >
        {/* As high as its picture: not scaled to a height of part of a pixel more. */}
        <canvas ref={canvas} width={0} height={0} className="absolute top-0 left-0 w-full" />
        {children}
      </div>
    </section>
  );
}
