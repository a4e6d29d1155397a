import looks from '../documents/changed-words.module.css';
import { useMessages } from '../shell/use-messages';
import { runsOf } from './differences';
import type { Rewording } from './use-copies';

/** What was done to a line or paragraph: the new text with its changes marked, or the old text and the new one. */
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
            <p>
              <del>{before}</del>
            </p>
            {after ? (
              <p>
                <ins>{after}</ins>
              </p>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
