import { InkView } from '../documents/ink-view';
import { penColours } from '../documents/inks';
import styles from './placed-list.module.css';
import { placedByKind } from './placed-text';
import type { Signing } from './use-signing';

/**
 * What was added to the downloaded copy: each kind of stamp with its ink and its pages; then the note that it has no
 * certificate-based signature.
 */
export function PlacedList({ signing }: { signing: Signing }) {
  const { messages, inks, colour } = signing;
  return (
    <div className={styles.placed}>
      <h3 id="placed">{messages.addedTitle}</h3>
      <ul aria-labelledby="placed">
        {placedByKind(signing).map(({ kind, text }) => {
          const ready = inks[kind];
          return (
            <li key={kind}>
              {ready ? (
                <span className={`paper ${styles.ink}`} style={{ '--shape': ready.aspectRatio } as object}>
                  <span>
                    <InkView {...ready} colour={penColours[colour]} />
                  </span>
                </span>
              ) : null}
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      <p>{messages.short}</p>
    </div>
  );
}
