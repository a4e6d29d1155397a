import type { ComponentProps, ReactNode } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { optionsOf, Segments } from '../shell/field';
import { OptionsSheet } from '../shell/options-sheet';
import { useSharedMessages } from '../shell/use-messages';
import styles from './document-controls.module.css';
import { PageZoom } from './page-zoom';

/** How a document is shown: as drawn pages, or as text. */
export type ViewMode = 'pages' | 'text';

type Props = {
  viewMode: ViewMode;
  /** Undefined if there are no pages to draw. */
  onViewMode?: (viewMode: ViewMode) => void;
  /** Size of its drawn pages; undefined while none are shown. */
  zooming?: ComponentProps<typeof PageZoom> | undefined;
  /** Only on phones: a further control, last in the sheet. */
  lastControl?: ReactNode;
  /** Previous and next buttons for the marks. */
  children: ReactNode;
};

/** Controls beside a document's name: its view, its zoom, and Previous and Next. On phones view and zoom are in a sheet. */
export function DocumentControls({ viewMode, onViewMode, zooming, lastControl, children }: Props) {
  const shared = useSharedMessages();
  const { documentView: messages } = shared;
  const isPhone = useMedia(phone);
  const viewSwitch = onViewMode ? (
    <Segments
      legend={messages.view}
      hidden={!isPhone}
      name="view"
      value={viewMode}
      options={optionsOf({ pages: messages.asPages, text: messages.asText })}
      onChange={onViewMode}
    />
  ) : null;
  if (isPhone)
    return (
      <div className={styles.buttons}>
        {children}
        {zooming || viewSwitch || lastControl ? (
          <OptionsSheet messages={{ ...shared.sheet, open: shared.sheet.view, title: shared.sheet.view }}>
            {zooming ? <PageZoom {...zooming} hasLabel /> : null}
            {viewSwitch}
            {lastControl}
          </OptionsSheet>
        ) : null}
      </div>
    );
  return (
    <div className={styles.buttons}>
      {viewSwitch}
      {zooming ? <PageZoom {...zooming} /> : null}
      {children}
    </div>
  );
}
