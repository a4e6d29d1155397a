import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../shell/row-buttons';
import { useSharedMessages } from '../shell/use-messages';
import { PageSwitch } from './page-switch';
import { PageZoom } from './page-zoom';

type Props = Parameters<typeof PageSwitch>[0] & {
  /** Buttons before the others, which step from place to place. */
  firstButtons?: ReactNode;
  /** On phones: makes the page wider than the screen for reading; undefined where that is not possible. */
  enlarging?: {
    messages: { enlarge: string; fit: string };
    isEnlarged: boolean;
    onEnlarge: (isEnlarged: boolean) => void;
  };
  /** On wider screens: zoom buttons; undefined while no page is shown. */
  zooming?: ComponentProps<typeof PageZoom>;
};

/** Buttons beside the name of a document that is shown page by page: page switch and zoom. */
export function PageControls({ firstButtons, enlarging, zooming, ...pageSwitch }: Props) {
  const { zoom } = useSharedMessages();
  const { messages, isEnlarged, onEnlarge } = enlarging ?? {};
  const isNamed = isEnlarged && !firstButtons && pageSwitch.total === 1;
  return (
    <span className="flex items-center md:gap-3">
      {firstButtons}
      {pageSwitch.total > 1 ? <PageSwitch {...pageSwitch} /> : null}
      {messages ? (
        // The icon ends at the edge of the text above and below it.
        <span className={`md:hidden ${isNamed || firstButtons ? '' : '-mr-3.5'}`}>
          <IconButton
            icon={isEnlarged ? 'zoom-out' : 'zoom-in'}
            label={isEnlarged ? messages.fit : messages.enlarge}
            text={isNamed ? zoom.fit : undefined}
            onPress={() => onEnlarge?.(!isEnlarged)}
          />
        </span>
      ) : null}
      {zooming ? <PageZoom {...zooming} /> : null}
    </span>
  );
}
