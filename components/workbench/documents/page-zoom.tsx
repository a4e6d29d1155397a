import { say } from '@/lib/sentences';
import { Key } from '../shell/row-keys';
import { useSharedMessages } from '../shell/use-messages';

/** Fits a page to the width of its frame, or its text to that of a pane of pages. */
type FittedZoom = 'width' | 'text';

/**
 * Size of a page on screen relative to paper, or fitted. 0 fits the whole page in its frame, or to the width of a pane of
 * pages.
 */
export type Zoom = number | FittedZoom;

/** Width and height of a page in points. */
export type Size = { width: number; height: number };

/** Approximate size of the largest frame of a page, in CSS pixels, and the space around the page in it. */
const frame = { width: 800, height: 900, around: 32 };

/** Largest size of a page that is fitted to the width of its frame: that of page-zoom.module.css. */
const MOST = 1.25;

/** A step is larger than the one before it by this factor at least. */
const STEP = 1.1;

/**
 * Zoom steps of a page. All but the first are larger than the fitted page, also for small paper; a page that is about as
 * wide when it is whole has no step `width`.
 */
function sizesOf({ width, height }: Size = { width: 595, height: 842 }, fits?: FittedZoom): readonly Zoom[] {
  const whole = 0.75 * Math.min(frame.width / width, frame.height / height);
  const across = Math.min(MOST, (0.75 * (frame.width - frame.around)) / width);
  const least = fits === 'width' ? Math.max(whole, STEP * across) : whole;
  const first = Math.max(1, Math.ceil(2 * least) / 2);
  const isSame = fits === 'width' && across < STEP * whole;
  const fitted: readonly Zoom[] = fits && !isSame ? [0, fits] : [0];
  return [...fitted, first, 1.5 * first, 2 * first];
}

type Props = {
  zoom: Zoom;
  /** A4 by default. */
  size?: Size;
  onZoom: (zoom: Zoom) => void;
  /** With a text label on phones too: in a sheet and beside the document’s name. */
  named?: boolean;
  /** How it can be fitted besides whole: a page in a frame of its own to the frame’s width, pages in a pane by their text. */
  fits?: FittedZoom;
};

/** From tablets on: enlarges the page, or reduces it until it is fitted. */
export function PageZoom({ zoom, size, onZoom, named, fits }: Props) {
  const { zoom: messages } = useSharedMessages();
  const sizes = sizesOf(size, fits);
  // Another page may have other zoom steps.
  const place =
    typeof zoom === 'string'
      ? Math.max(0, sizes.indexOf(zoom))
      : sizes.findLastIndex((step) => typeof step === 'number' && step <= zoom);
  const [smaller, larger] = [sizes[place - 1], sizes[place + 1]];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <span
      role="group"
      aria-label={messages.name}
      className={`flex items-center print:hidden! ${named ? '' : 'max-md:hidden'}`}
    >
      {named ? (
        <b aria-hidden="true" className="flex-1 text-(length:--text-sm)">
          {messages.name}
        </b>
      ) : null}
      <Key
        icon="zoom-out"
        label={messages.zoomOut}
        off={smaller === undefined}
        onPress={() => smaller !== undefined && onZoom(smaller)}
      />
      <span aria-live="polite" className="min-w-12 text-center text-(length:--text-sm) text-carbon-950">
        {typeof zoom === 'string'
          ? messages[zoom]
          : zoom === 0
            ? messages.fit
            : say(messages.size, { percent: Math.round(100 * zoom) })}
      </span>
      <Key
        icon="zoom-in"
        label={messages.zoomIn}
        off={larger === undefined}
        onPress={() => larger !== undefined && onZoom(larger)}
      />
    </span>
  );
}

/** Attributes for the sheet of a page; its classes are in page-zoom.module.css. */
export const zoomed = ({ width, height }: Size, zoom: Zoom) => ({
  'data-zoomed': zoom === 0 ? undefined : typeof zoom === 'string' ? zoom : '',
  style: {
    '--ratio': `${width} / ${height}`,
    '--points': width,
    '--zoom': typeof zoom === 'string' ? 1 : zoom || 1,
  } as object,
});
