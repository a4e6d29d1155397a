import type { EditablePage } from 'engines/pdf';
import { useEffect, useRef } from 'react';
import { formatMessage } from '@/lib/sentences';
import { shareOf } from '../documents/share-of';
import { useMessages } from '../shell/use-messages';
import type { ChangedPlace } from './changed-places';
import styles from './changes-layer.module.css';
import { scrollToPlace } from './scroll-to-place';

type Props = {
  /** The shown page of the copy that has the places. */
  page: EditablePage;
  places: readonly ChangedPlace[];
  /** The current place; the page scrolls to it whenever `visits` changes. */
  current?: ChangedPlace;
  visits?: number;
};

/** Most characters of the list of new words for screen readers. */
const MAX_LABEL = 400;

/** Overlay of the shown page that marks new text; it is never part of the file. */
export function ChangesLayer({ page, places, current, visits = 0 }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const layer = useRef<HTMLDivElement>(null);
  const placesHere = places.filter((place) => place.page === page.page);
  const lastVisits = useRef(visits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever a place is asked for.
  useEffect(() => {
    // On phones the page is below the result panel, in which the visitor may ask for a place.
    if (lastVisits.current !== visits)
      layer.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' });
    lastVisits.current = visits;
    scrollToPlace(layer.current?.querySelector('[data-current]') ?? layer.current?.firstElementChild, page);
  }, [page, visits, placesHere.length]);
  if (placesHere.length === 0) return null;
  const words = placesHere.flatMap(({ text }) => text ?? []).join(', ');
  return (
    <div
      ref={layer}
      {...(words
        ? {
            role: 'img',
            'aria-label': formatMessage(messages.changed.here, { words: words.slice(0, MAX_LABEL) }),
          }
        : { 'aria-hidden': true })}
      className={styles.layer}
    >
      {placesHere.map(({ key, box, text }) => (
        <i
          key={key}
          data-new={text === undefined ? undefined : ''}
          data-current={key === current?.key || undefined}
          style={shareOf(box, page)}
        />
      ))}
    </div>
  );
}
