import type { Size } from 'engines/pdf';
import { useRef } from 'react';
import { type PenColour, penColours, type ReadyInk } from '../documents/inks';
import { PageFrame, type PageFrameProps } from '../documents/page-frame';
import { pointOf } from '../documents/point-of';
import { scrollPaneTo } from '../documents/scroll-pane';
import { StampLayer } from '../documents/stamp-layer';
import type { Placed, Stamps } from '../documents/use-stamps';
import { useMessages } from '../shell/use-messages';
import styles from './sign.module.css';
import type { StampKind } from './stamp-kinds';

type Props = PageFrameProps & {
  number: number;
  size: Size;
  stamps: Stamps<StampKind>;
  colour: PenColour;
  /** Ink of each kind of stamp. */
  inks: Partial<Record<StampKind, ReadyInk>>;
  /** The stamp on this page of the signed copy; the page scrolls to it. */
  signed?: Placed<StampKind>;
  /** The frame is lower, on windows of a tablet's width, where the controls for making a signature below it need the height. */
  isLow?: boolean;
  /** Undefined while nothing can be placed. */
  onPlace?: (x: number, y: number) => void;
};

/** Preview of the signed page with its stamps. A press on the page moves the chosen stamp there. */
export function SignPage({ number, size, stamps, colour, inks, signed, isLow, onPlace, ...drawn }: Props) {
  const messages = useMessages('sign');
  const frame = useRef<HTMLElement>(null);
  const { chosen } = stamps;
  return (
    <PageFrame
      {...drawn}
      frameRef={frame}
      {...{ size, scrollToContent }}
      frameProps={{ className: styles.frame, 'data-low': isLow || undefined }}
      sheetProps={{ className: styles.sheet }}
      scrollTriggers={[signed ? `signed:${signed.id}` : chosen?.page === number ? chosen.id : undefined]}
    >
      {onPlace ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a stamp is moved by keys while it has the focus.
        // biome-ignore lint/a11y/noStaticElementInteractions: the same.
        <div className="absolute inset-0" onClick={(event) => onPlace(...pointOf(event, size))} />
      ) : null}
      {signed ? (
        <i
          data-signed=""
          className="absolute h-px w-px"
          style={{
            left: `${(100 * signed.x) / size.width}%`,
            top: `${(100 * (signed.y + signed.height / 2)) / size.height}%`,
          }}
        />
      ) : null}
      <StampLayer
        {...{ number, size, stamps, messages }}
        nameOf={({ kind }) => messages.kinds[kind]}
        inkOf={({ kind }) => inks[kind]}
        colourOf={() => penColours[colour]}
        onRemoved={() => frame.current?.focus()}
      />
    </PageFrame>
  );
}

/** Scrolls the page to the chosen stamp, or to the stamp in the signed copy. */
function scrollToContent(frame: HTMLElement) {
  const inner = frame.querySelector('[data-chosen], [data-signed]');
  if (!inner) return;
  scrollPaneTo(frame, inner);
  const [outer, stamp] = [frame.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (stamp.left < outer.left || stamp.right > outer.right)
    frame.scrollTo?.({ left: frame.scrollLeft + stamp.right - outer.right + 16 });
}
