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
  /** The signature is being made: on windows wider than a phone and not yet wide, the controls below need the room. */
  isLow?: boolean;
  /** Undefined while nothing can be placed. */
  onPlace?: (x: number, y: number) => void;
};

/** Preview of the signed page with its stamps. A press on the page moves the chosen stamp there. */
export function SignPage({ number, size, stamps, colour, inks, signed, isLow, onPlace, ...drawn }: Props) {
  const messages = useMessages('sign');
  const desk = useRef<HTMLElement>(null);
  const { chosen } = stamps;
  return (
    <PageFrame
      {...drawn}
      {...{ desk, size, scrollToContent }}
      frame={{ className: styles.desk, 'data-low': isLow || undefined }}
      sheet={{ className: styles.sheet }}
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
        onRemoved={() => desk.current?.focus()}
      />
    </PageFrame>
  );
}

/** Scrolls the page to the chosen stamp, or to the stamp in the signed copy. */
function scrollToContent(desk: HTMLElement) {
  const inner = desk.querySelector('[data-chosen], [data-signed]');
  if (!inner) return;
  scrollPaneTo(desk, inner);
  const [deskBox, stamp] = [desk.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (stamp.left < deskBox.left || stamp.right > deskBox.right)
    desk.scrollTo?.({ left: desk.scrollLeft + stamp.right - deskBox.right + 16 });
}
