import { say } from '@/lib/sentences';
import { Key } from '../shell/row-keys';
import { useSharedMessages } from '../shell/use-messages';

/** Sizes of a page on screen, relative to paper; at 0 it is whole in its frame, or as wide as a pane of pages. */
const sizes = [0, 1, 1.5, 2] as const;
export type Zoom = (typeof sizes)[number];

type Props = {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** On phones too, in a sheet and beside its name. */
  named?: boolean;
};

/** From tablets on: the page that is shown becomes larger, or smaller until it is whole. */
export function PageZoom({ zoom, onZoom, named }: Props) {
  const { zoom: messages } = useSharedMessages();
  const place = sizes.indexOf(zoom);
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
        label={messages.out}
        off={smaller === undefined}
        onPress={() => smaller !== undefined && onZoom(smaller)}
      />
      <span aria-live="polite" className="min-w-12 text-center text-(length:--text-sm) text-carbon-950">
        {zoom === 0 ? messages.fit : say(messages.size, { percent: 100 * zoom })}
      </span>
      <Key
        icon="zoom-in"
        label={messages.in}
        off={larger === undefined}
        onPress={() => larger !== undefined && onZoom(larger)}
      />
    </span>
  );
}

/**
 * Attributes of the sheet of a page, whose classes are in page-zoom.module.css.
 *
 * @param size width and height of the page in points
 */
export const zoomed = ({ width, height }: { width: number; height: number }, zoom: Zoom) => ({
  'data-zoomed': zoom === 0 ? undefined : '',
  style: { '--ratio': `${width} / ${height}`, '--points': width, '--zoom': zoom || 1 } as object,
});
