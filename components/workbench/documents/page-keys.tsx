import type { ComponentProps, ReactNode } from 'react';
import { Key } from '../shell/row-keys';
import { PageSwitch } from './page-switch';
import { PageZoom } from './page-zoom';

type Props = Parameters<typeof PageSwitch>[0] & {
  /** Before them: from place to place on the pages. */
  lead?: ReactNode;
  /** On phones the page can be made wider than the screen, to be read; undefined where it cannot. */
  enlarging?: {
    messages: { enlarge: string; fit: string };
    isEnlarged: boolean;
    onEnlarge: (isEnlarged: boolean) => void;
  };
  /** On wider screens it has sizes; undefined where no page is shown. */
  zooming?: ComponentProps<typeof PageZoom>;
};

/** Beside the name of a document of which one page is shown: another page of it, and a larger one. */
export function PageKeys({ lead, enlarging, zooming, ...pageSwitch }: Props) {
  const { messages, isEnlarged, onEnlarge } = enlarging ?? {};
  return (
    <span className="flex items-center md:gap-3">
      {lead}
      {pageSwitch.total > 1 ? <PageSwitch {...pageSwitch} /> : null}
      {messages ? (
        <span className="md:hidden">
          <Key
            icon={isEnlarged ? 'zoom-out' : 'zoom-in'}
            label={isEnlarged ? messages.fit : messages.enlarge}
            onPress={() => onEnlarge?.(!isEnlarged)}
          />
        </span>
      ) : null}
      {zooming ? <PageZoom {...zooming} /> : null}
    </span>
  );
}
