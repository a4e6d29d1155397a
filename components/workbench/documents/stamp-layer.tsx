import { useId } from 'react';
import { formatMessage } from '@/lib/sentences';
import { InkView } from './ink-view';
import type { Colour, ReadyInk } from './inks';
import { StampBox } from './stamp-box';
import type { Placed, Stamps } from './use-stamps';

type Props<Kind extends string> = {
  /** Number of the page, and its size in points. */
  number: number;
  size: { width: number; height: number };
  stamps: Stamps<Kind>;
  /** Texts: a stamp’s accessible name, the explanation of its keys, and the label of its remove button. */
  messages: { stamp: string; keyHelp: string; remove: string };
  nameOf: (stamp: Placed<Kind>) => string;
  /** Undefined for a stamp with nothing to show. */
  inkOf: (stamp: Placed<Kind>) => ReadyInk | undefined;
  colourOf: (stamp: Placed<Kind>) => Colour;
  /** Whether the stamp highlights what is below it; by default none does. */
  isHighlight?: (stamp: Placed<Kind>) => boolean;
  /** Called after the focused stamp is removed. */
  onRemoved: () => void;
};

const millimetres = (points: number) => Math.round((points * 25.4) / 72);

/** The stamps of a page, over its drawing. */
export function StampLayer<Kind extends string>(props: Props<Kind>) {
  const { number, size, stamps, messages, nameOf, inkOf, colourOf, isHighlight, onRemoved } = props;
  const keysId = useId();
  return (
    <>
      {stamps.stamps
        .filter(({ page }) => page === number)
        .map((stamp) => {
          const readyInk = inkOf(stamp);
          if (!readyInk) return null;
          const width = readyInk.aspectRatio * stamp.height;
          const values = {
            what: nameOf(stamp),
            page: number,
            left: millimetres(stamp.x - width / 2),
            top: millimetres(stamp.y - stamp.height / 2),
            width: millimetres(width),
            turn: stamp.rotation,
          };
          return (
            <StampBox
              key={stamp.id}
              label={formatMessage(messages.stamp, values)}
              describedBy={keysId}
              labels={{ remove: formatMessage(messages.remove, values) }}
              {...{ stamp, width }}
              page={size}
              isHighlight={isHighlight?.(stamp) ?? false}
              chosen={stamps.chosen?.id === stamp.id}
              onChoose={() => stamps.choose(stamp.id)}
              onChange={(to) => stamps.change(stamp.id, to)}
              onRemove={() => {
                stamps.remove(stamp.id);
                onRemoved();
              }}
            >
              <InkView {...readyInk} colour={colourOf(stamp)} />
            </StampBox>
          );
        })}
      <p id={keysId} hidden>
        {messages.keyHelp}
      </p>
    </>
  );
}
