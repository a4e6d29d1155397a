import type { ReactNode } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { optionsOf, Segments } from '../shell/field';
import { OptionsSheet } from '../shell/options-sheet';
import { useSharedMessages } from '../shell/use-messages';
import styles from './document-keys.module.css';

/** How a document is shown: as drawn pages, or as text. */
export type DocumentLook = 'pages' | 'text';

type Props = {
  look: DocumentLook;
  /** Undefined if there are no pages to draw. */
  onLook?: (look: DocumentLook) => void;
  /** Only on phones: choices before the look, and after it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Previous and next buttons for the marks. */
  children: ReactNode;
};

/** Beside the name of a document: its look and the buttons between marks. On phones the choices are in a sheet. */
export function DocumentKeys({ look, onLook, before, after, children }: Props) {
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
        {before || looks ? (
          <OptionsSheet messages={shared.sheet}>
            {before}
            {looks}
            {after}
          </OptionsSheet>
        ) : null}
      </div>
    );
  return (
    <div className={styles.keys}>
      {looks}
      {children}
    </div>
  );
}
