import type { Size } from 'engines/pdf';
import { type CSSProperties, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { Enlarged } from './enlarged';
import styles from './printed-pages.module.css';
import { Thumb } from './thumb';
import { ThumbnailStripControls } from './thumbnail-strip-controls';
import { useInPieces } from './use-in-pieces';
import type { ThumbnailStrip } from './use-thumbnail-strip';

/** Largest widths in CSS pixels at which pages are drawn, single or side by side. */
const maxWidths = { one: 800, wide: 800, two: 420 };
/** Largest height in CSS pixels. */
const maxHeight = 768;

type Props = {
  messages: SharedMessages['enlarge'];
  label: string;
  caption: (page: number) => string;
  /** A caption of two lines where one is not enough: the place of the page, and its subject. */
  captionLines?: (page: number) => readonly [string, string];
  /** Key of the content: a change redraws all pages. */
  source: string;
  sizes: readonly Size[];
  /** The pages of the result, small, in a grid; false for a preview in a scrolling row. */
  isOutput: boolean;
  /** State of the scrolling row. */
  thumbnailStrip?: ThumbnailStrip;
  /** Pages keep their own colours, on a sheet in the colour of copies. */
  keepsColours?: boolean;
  /** Placeholder text of a page until it is drawn. */
  placeholder?: (page: number) => string;
  /** Most pages side by side; `wide`: two on a wide screen, else one. */
  columns: 'one' | 'two' | 'wide';
  draw: (page: number, width: number) => Promise<ImageBitmap>;
};

/** Preview of the pages of a PDF, each enlarged at a press; when done, the pages of the result. */
export function PrintedPages(props: Props) {
  const {
    messages,
    label,
    caption,
    captionLines,
    source,
    sizes,
    isOutput,
    keepsColours,
    placeholder,
    thumbnailStrip,
    columns,
    draw,
  } = props;
  const isPhone = useMedia(phone);
  const [enlargedPage, setEnlargedPage] = useState<number>();
  const loadedCount = useInPieces(source, sizes.length);
  const many = sizes.length > 6 ? 'many' : sizes.length > 2 ? 'some' : undefined;
  const maxWidth = Math.min(isOutput ? maxWidths.two : maxWidths[columns], innerWidth);
  const enlargedSize = enlargedPage && sizes[enlargedPage - 1];
  const hasPager = isPhone && thumbnailStrip !== undefined && !isOutput && sizes.length > 1;
  /** On a phone the pager has the caption of the page in view, so that its number is not there twice. */
  const hasCaptionInPager = hasPager && !captionLines;
  const list = (
    <ol
      key={source}
      ref={isOutput ? undefined : thumbnailStrip?.ref}
      aria-label={label}
      // A scroll container must be reachable by keyboard.
      tabIndex={sizes.length > (isOutput ? 6 : 1) ? 0 : undefined}
      className={isOutput ? styles.pages : styles.thumbnailStrip}
      data-across={columns}
      data-many={many}
      data-four={sizes.length === 4 ? (sizes.every(isLandscape) ? 'landscape' : 'portrait') : undefined}
      data-alone={sizes.length === 1 || undefined}
      data-plain={(isOutput && keepsColours) || undefined}
      data-uncaptioned={hasCaptionInPager || undefined}
      style={{ '--seen': ratioOf(sizes[thumbnailStrip?.first ?? 0]) } as CSSProperties}
    >
      {sizes.slice(0, loadedCount).map((size, index) => {
        const number = index + 1;
        const [first, second] = captionLines?.(number) ?? [caption(number)];
        return (
          <li key={`${source} ${number}`} style={{ '--ratio': ratioOf(size) } as CSSProperties}>
            <button
              type="button"
              aria-label={formatMessage(messages.key, { page: caption(number) })}
              onClick={() => setEnlargedPage(number)}
            >
              <span className={styles.page}>
                <Thumb
                  size={size}
                  width={Math.min(maxWidth, (maxHeight * size.width) / size.height)}
                  copied={isOutput && !keepsColours}
                  hasText
                  waiting={placeholder?.(number)}
                  draw={(width) => draw(number, width)}
                />
              </span>
              {hasCaptionInPager ? null : (
                <span className="grid min-h-[24px] justify-items-center">
                  <span className={styles.caption}>
                    <Icon name="zoom-in" size={18} />
                    {first}
                  </span>
                  {second ? (
                    <>
                      {' '}
                      <span className="text-carbon-700">{second}</span>
                    </>
                  ) : null}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      {/* The row is as high as its pages; the pane’s spare height shows the background. */}
      {isOutput ? list : <div className="min-w-0 flex-1 bg-carbon-100">{list}</div>}
      {/* In wider windows these controls are in the header. */}
      {hasPager ? (
        <div className="flex justify-center bg-carbon-100 pb-2">
          <ThumbnailStripControls {...{ thumbnailStrip }} total={sizes.length}>
            {hasCaptionInPager ? (
              <button
                type="button"
                className={`${styles.caption} min-h-11 px-2 text-(length:--text-sm) text-carbon-950`}
                aria-label={formatMessage(messages.key, { page: caption(thumbnailStrip.first + 1) })}
                onClick={() => setEnlargedPage(thumbnailStrip.first + 1)}
              >
                <Icon name="zoom-in" size={18} />
                {caption(thumbnailStrip.first + 1)}
              </button>
            ) : null}
          </ThumbnailStripControls>
        </div>
      ) : null}
      {enlargedSize ? (
        <Enlarged
          messages={messages}
          size={enlargedSize}
          copied={isOutput && !keepsColours}
          title={caption(enlargedPage)}
          draw={(width) => draw(enlargedPage, width)}
          page={enlargedPage}
          total={sizes.length}
          onPage={setEnlargedPage}
        />
      ) : null}
    </>
  );
}

const isLandscape = ({ width, height }: Size) => width > height;

/** Aspect ratio of a page (width / height). */
const ratioOf = ({ width, height }: Size = { width: 210, height: 297 }) => (width / height).toFixed(4);
