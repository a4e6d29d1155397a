import { type CSSProperties, type ReactNode, type RefObject, useEffect } from 'react';
import fades from './page-fades.module.css';
import { type Size, type Zoom, zoomProps } from './page-zoom';
import sizes from './page-zoom.module.css';
import { useDrawnPage } from './use-drawn-page';

export type PageFrameProps = {
  /** Accessible name, such as the page's number. */
  label: string;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes whenever the drawing does. */
  drawing: string;
  zoom: Zoom;
  /** On phones the page is wider than the screen, so that its text is large enough to read. */
  isEnlarged?: boolean | undefined;
  /** The page belongs to the output: a sheet in the colour of copies lies under it. */
  isCopy?: boolean | undefined;
  /** Paper colour of that sheet (`toneOf`), if it is not the area's. */
  copyTone?: string | undefined;
  /** What a click or a tap on the page does next, above the page. */
  hint?: ReactNode;
};

type Props = PageFrameProps & {
  frameRef: RefObject<HTMLElement | null>;
  size: Size;
  /** Attributes that a tool adds to the scrolling frame and to the sheet in it. */
  frameProps: {
    className?: string | undefined;
    'data-short'?: true | undefined;
    'data-low'?: true | undefined;
  };
  sheetProps: { className?: string | undefined; style?: CSSProperties };
  /** Scrolls the frame to what matters on the page; called again when one of `scrollTriggers` changes. */
  scrollToContent: (frame: HTMLElement) => void;
  scrollTriggers: readonly unknown[];
  /** Overlays the whole page. */
  children: ReactNode;
};

/** A drawn page in a scrolling frame. The frame scrolls again when it is resized. */
export function PageFrame({
  label,
  draw,
  drawing,
  zoom,
  isEnlarged,
  isCopy,
  copyTone,
  hint,
  ...props
}: Props) {
  const { frameRef, size, frameProps, sheetProps, scrollToContent, scrollTriggers, children } = props;
  const canvas = useDrawnPage(drawing, draw);
  const { style, ...zoomAttributes } = zoomProps(size, zoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a trigger or the size of the page changes.
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    scrollToContent(frame);
    // The options sheet takes a part of the frame’s height when it opens.
    const resized = new ResizeObserver(() => scrollToContent(frame));
    resized.observe(frame);
    return () => resized.disconnect();
  }, [...scrollTriggers, isEnlarged, zoom]);
  useEffect(() => (frameRef.current ? markContinued(frameRef.current) : undefined), [frameRef]);
  return (
    <section
      ref={frameRef}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      {...frameProps}
      className={`${sizes.frame} ${frameProps.className}`}
    >
      {hint ? <p className={sizes.hint}>{hint}</p> : null}
      <div
        className={`paper ${sizes.sheet} ${fades.sheet} ${sheetProps.className}`}
        data-enlarged={isEnlarged || undefined}
        data-copy={isCopy || undefined}
        data-tone={isCopy ? copyTone : undefined}
        {...zoomAttributes}
        style={{ ...style, ...sheetProps.style }}
      >
        {/* No gap at the bottom: the canvas takes the height of its bitmap, which is not rounded to whole pixels. */}
        <canvas ref={canvas} width={0} height={0} className="absolute top-0 left-0 w-full" />
        {children}
        <i aria-hidden="true" className={fades.above} />
        <i aria-hidden="true" className={fades.below} />
      </div>
    </section>
  );
}

/** The least part of a page out of sight, in CSS pixels, that a fade points to. */
const MIN_HIDDEN = 4;

/** Keeps attributes of a frame that say whether its page continues above or below it. */
function markContinued(frame: HTMLElement): () => void {
  const mark = () => {
    const below = frame.scrollHeight - frame.clientHeight - frame.scrollTop;
    frame.toggleAttribute('data-more-above', frame.scrollTop > MIN_HIDDEN);
    frame.toggleAttribute('data-more-below', below > MIN_HIDDEN);
  };
  const resized = new ResizeObserver(mark);
  resized.observe(frame);
  for (const child of frame.children) resized.observe(child);
  frame.addEventListener('scroll', mark, { passive: true });
  return () => {
    resized.disconnect();
    frame.removeEventListener('scroll', mark);
  };
}
