import { formatMessage } from '@/lib/sentences';
import { IconButton } from '../shell/row-buttons';
import { useSharedMessages } from '../shell/use-messages';

/** Fits a page to the width of its frame, or its text to that of a pane of pages. */
type FittedZoom = 'width' | 'text';

/**
 * Size of a page on screen relative to paper, or a way to fit it. 0 fits a whole page in its frame, or fits pages to the
 * width of their pane.
 */
export type Zoom = number | FittedZoom;

/** Width and height of a page in points. */
export type Size = { width: number; height: number };

/** Approximate size of the largest frame of a page, in CSS pixels, and the space around the page in it. */
const frame = { width: 800, height: 900, around: 32 };

/** Largest zoom of a page that is fitted to the width of its frame: the same as in page-zoom.module.css. */
const MAX_FITTED = 1.25;

/** A step is larger than the one before it by this factor at least. */
const MIN_STEP = 1.1;

/**
 * Zoom steps of a page. Those after the fitted ones are larger than the fitted page, also for small paper. The step `width`
 * is left out if it would be about as wide as the whole page.
 */
function zoomStepsOf(
  { width, height }: Size = { width: 595, height: 842 },
  fits?: FittedZoom,
): readonly Zoom[] {
  const whole = 0.75 * Math.min(frame.width / width, frame.height / height);
  const across = Math.min(MAX_FITTED, (0.75 * (frame.width - frame.around)) / width);
  const least = fits === 'width' ? Math.max(whole, MIN_STEP * across) : whole;
  const first = Math.max(1, Math.ceil(2 * least) / 2);
  const isSame = fits === 'width' && across < MIN_STEP * whole;
  const fitted: readonly Zoom[] = fits && !isSame ? [0, fits] : [0];
  return [...fitted, first, 1.5 * first, 2 * first];
}

type Props = {
  zoom: Zoom;
  /** A4 by default. */
  size?: Size;
  onZoom: (zoom: Zoom) => void;
  /** In the options sheet of a phone: with a text label. */
  hasLabel?: boolean;
  /** In a row of buttons on a phone: only the buttons. Without it and without `named`, the control is hidden on phones. */
  inRow?: boolean;
  /** A further fit besides the whole page: `width` for a page in a frame of its own, `text` for pages in a pane. */
  fits?: FittedZoom;
};

/** Buttons that enlarge a page, or reduce it until it is fitted, with the current zoom between them. */
export function PageZoom({ zoom, size, onZoom, hasLabel, inRow, fits }: Props) {
  const { zoom: messages } = useSharedMessages();
  const steps = zoomStepsOf(size, fits);
  // Another page may have other zoom steps.
  const place =
    typeof zoom === 'string'
      ? Math.max(0, steps.indexOf(zoom))
      : steps.findLastIndex((step) => typeof step === 'number' && step <= zoom);
  const [smaller, larger] = [steps[place - 1], steps[place + 1]];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <span
      role="group"
      aria-label={messages.name}
      className={`flex items-center print:hidden! ${hasLabel || inRow ? '' : 'max-md:hidden'}`}
    >
      {hasLabel ? (
        <b aria-hidden="true" className="flex-1 text-(length:--text-sm)">
          {messages.name}
        </b>
      ) : null}
      <IconButton
        icon="zoom-out"
        label={messages.zoomOut}
        isDisabled={smaller === undefined}
        onPress={() => smaller !== undefined && onZoom(smaller)}
      />
      <span
        aria-live="polite"
        className={`min-w-12 text-center text-(length:--text-sm) text-carbon-950 ${inRow ? 'max-md:sr-only' : ''}`}
      >
        {typeof zoom === 'string'
          ? messages[zoom]
          : zoom === 0
            ? messages.fit
            : formatMessage(messages.size, { percent: Math.round(100 * zoom) })}
      </span>
      <IconButton
        icon="zoom-in"
        label={messages.zoomIn}
        isDisabled={larger === undefined}
        onPress={() => larger !== undefined && onZoom(larger)}
      />
    </span>
  );
}

/** Attributes for the sheet of a page; its classes are in page-zoom.module.css. */
export const zoomProps = ({ width, height }: Size, zoom: Zoom) => ({
  'data-zoomed': zoom === 0 ? undefined : typeof zoom === 'string' ? zoom : '',
  style: {
    '--ratio': `${width} / ${height}`,
    '--points': width,
    '--zoom': typeof zoom === 'string' ? 1 : zoom || 1,
  } as object,
});
