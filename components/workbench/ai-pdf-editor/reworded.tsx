import looks from '../documents/changed-words.module.css';
import { useMessages } from '../shell/use-messages';
import { runsOf } from './differences';
import styles from './reworded.module.css';
import type { Rewording } from './use-copies';

/** What was done to a line or paragraph: the new text with its changes marked, or the new text and the old one. */
export function Reworded({ scope, before, after }: Rewording) {
  const messages = useMessages('ai-pdf-editor');
  const runs = runsOf(before, after);
  return (
    <>
      <b>{after ? messages.reworded[scope] : messages.removedWords[scope]}</b>
      <div className={`mt-1 grid gap-1.5 ${looks.looks} ${looks.own} ${looks.bare}`} translate="no">
        {runs ? (
          <p>
            {runs.map(({ look: Look, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a finished copy never change.
              <span key={index}>{Look ? <Look>{text}</Look> : text} </span>
            ))}
          </p>
        ) : (
          <>
            {after ? (
              <p>
                <ins>{after}</ins>
              </p>
            ) : null}
            <p>
              <del className={styles.old}>{before}</del>
            </p>
          </>
        )}
      </div>
    </>
  );
}
