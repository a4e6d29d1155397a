import type { Size } from 'engines/pdf';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { InkView } from '../documents/ink-view';
import { type Colour, type PenColour, penColours, type ReadyInk } from '../documents/inks';
import { PageFrame, type PageFrameProps } from '../documents/page-frame';
import { pointOf } from '../documents/point-of';
import { scrollPaneTo } from '../documents/scroll-pane';
import { shareOf } from '../documents/share-of';
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
  /** The stamp that a click on the page places: it follows the mouse. */
  offered?: { kind: StampKind; height: number } | undefined;
};

/** Preview of the signed page with its stamps. A press on the page moves the chosen stamp there. */
export function SignPage(props: Props) {
  const { number, size, stamps, colour, inks, signed, isLow, onPlace, offered, ...drawn } = props;
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
        <PlaceLayer
          {...{ size, onPlace }}
          ink={offered && inks[offered.kind]}
          height={offered?.height}
          colour={penColours[colour]}
        />
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

type PlaceLayerProps = {
  size: Size;
  onPlace: (x: number, y: number) => void;
  /** The ink that follows the mouse, and its height on the page; undefined if nothing follows the mouse. */
  ink: ReadyInk | undefined;
  height: number | undefined;
  colour: Colour;
};

/** The page below the stamps: a click on it places a stamp, which follows the mouse until then. */
function PlaceLayer({ size, onPlace, ink, height, colour }: PlaceLayerProps) {
  const [at, setAt] = useState<readonly [number, number]>();
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    setAt(event.pointerType === 'mouse' ? pointOf(event, size) : undefined);
  const place = (event: MouseEvent<HTMLDivElement>) => {
    setAt(undefined);
    onPlace(...pointOf(event, size));
  };
  const box = at && ink && height ? { height, width: ink.aspectRatio * height } : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a stamp is moved by keys while it has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: a stamp is moved by keys while it has the focus.
    <div
      className="absolute inset-0 overflow-clip"
      onClick={place}
      onPointerMove={ink ? follow : undefined}
      onPointerLeave={() => setAt(undefined)}
    >
      {at && ink && box ? (
        <i
          aria-hidden="true"
          data-follows=""
          className={styles.follows}
          style={shareOf({ x: at[0] - box.width / 2, y: at[1] - box.height / 2, ...box }, size)}
        >
          <InkView {...ink} {...{ colour }} />
        </i>
      ) : null}
    </div>
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
