import type { ReactNode } from 'react';
import { formatMessage } from '@/lib/sentences';
import { IconButton } from '../shell/row-buttons';
import { useSharedMessages } from '../shell/use-messages';
import type { ThumbnailStrip } from './use-thumbnail-strip';

type Props = {
  thumbnailStrip: ThumbnailStrip;
  total: number;
  /** On phones the buttons are below the row of pages. */
  hiddenOnPhones?: boolean;
  /** Shown between the buttons instead of the visible range. */
  children?: ReactNode;
};

/** Buttons that scroll a row of pages, and the visible range. */
export function ThumbnailStripControls({
  thumbnailStrip: { first, visible: visibleCount, scrollTo },
  total,
  hiddenOnPhones,
  children,
}: Props) {
  const { thumbnails: messages } = useSharedMessages();
  if (total <= visibleCount) return null;
  const values = { first: first + 1, last: Math.min(total, first + visibleCount), of: total };
  return (
    <div className={`flex items-center gap-1 print:hidden ${hiddenOnPhones ? 'max-md:hidden' : ''}`}>
      <IconButton
        icon="chevron-left"
        label={messages.previous}
        isDisabled={first <= 0}
        onPress={() => scrollTo(Math.max(0, first - visibleCount))}
      />
      {children ?? (
        // The spacing keeps the dash of a range from touching a digit.
        <span className="min-w-[4.2rem] text-center text-(length:--text-sm) tracking-[0.06em] text-carbon-950 [font-variant-numeric:tabular-nums]">
          {formatMessage(visibleCount > 1 ? messages.some : messages.one, values)}
        </span>
      )}
      <IconButton
        icon="chevron-right"
        label={messages.next}
        isDisabled={first + visibleCount >= total}
        onPress={() => scrollTo(Math.min(total - visibleCount, first + visibleCount))}
      />
    </div>
  );
}
