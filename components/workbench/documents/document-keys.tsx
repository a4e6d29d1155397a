import type { ComponentProps, ReactNode } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { optionsOf, Segments } from '../shell/field';
import { OptionsSheet } from '../shell/options-sheet';
import { useSharedMessages } from '../shell/use-messages';
import styles from './document-keys.module.css';
import { PageZoom } from './page-zoom';

/** How a document is shown: as drawn pages, or as text. */
export type DocumentLook = 'pages' | 'text';

type Props = {
  look: DocumentLook;
  /** Undefined if there are no pages to draw. */
  onLook?: (look: DocumentLook) => void;
  /** Size of its drawn pages; undefined while none are shown. */
  zooming?: ComponentProps<typeof PageZoom> | undefined;
  /** Only on phones: a further control, last in the sheet. */
  after?: ReactNode;
  /** Previous and next buttons for the marks. */
  children: ReactNode;
};

/** Controls beside a document's name: its look, its zoom, and Previous and Next. On phones look and zoom are in a sheet. */
export function DocumentKeys({ look, onLook, zooming, after, children }: Props) {
  const shared = useSharedMessages();
  const { documentView: messages } = shared;
  const isPhone = useMedia(phone);
  const looks = onLook ? (
    <Segments
      legend={messages.view}
      hidden={!isPhone}
      name="view"
      value={look}
      options={optionsOf({ pages: messages.asPages, text: messages.asText })}
      onChange={onLook}
    />
  ) : null;
  if (isPhone)
    return (
      <div className={styles.keys}>
        {children}
        {zooming || looks ? (
          <OptionsSheet messages={shared.sheet}>
            {zooming ? <PageZoom {...zooming} named /> : null}
            {looks}
            {after}
          </OptionsSheet>
        ) : null}
      </div>
    );
  return (
    <div className={styles.keys}>
      {looks}
      {zooming ? <PageZoom {...zooming} /> : null}
      {children}
    </div>
  );
}
