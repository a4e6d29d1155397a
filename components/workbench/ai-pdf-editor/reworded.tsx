import { useState } from 'react';
import { openingOf } from '@/lib/values';
import changedWords from '../documents/changed-words.module.css';
import { TextButton } from '../shell/text-button';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { excerptOf, type Run, runsOf } from './differences';
import type { Rewording } from './use-copies';

/** What was done to a line or paragraph, and its changed words. */
export function Reworded({ scope, ...texts }: Rewording) {
  const messages = useMessages('ai-pdf-editor');
  return (
    <>
      <b>{texts.after ? messages.reworded[scope] : messages.removedWords[scope]}</b>
      <div className="mt-1">
        <Rewritten {...texts} />
      </div>
    </>
  );
}

type Texts = Pick<Rewording, 'before' | 'after'>;

/**
 * The changed words with a few unchanged ones around them; if most words are new, the beginning of the old text and
 * the new text.
 */
export function Rewritten({ before, after }: Texts) {
  const runs = runsOf(before, after);
  return (
    <div className={`grid gap-1.5 ${changedWords.changes} ${changedWords.own} ${changedWords.bare}`}>
      {runs ? (
        <p translate="no" className="wrap-anywhere">
          <Runs runs={excerptOf(runs)} />
        </p>
      ) : (
        <>
          <OldText text={before} />
          {after ? (
            <p translate="no" className="wrap-anywhere">
              <ins>{after}</ins>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

/**
 * Removed and inserted words without unchanged ones; if most words are new, the beginning of the old text and the new
 * text.
 */
export function ReplacedWords({ before, after }: Texts) {
  const runs: readonly Run[] = runsOf(before, after) ?? [
    { look: 'del', text: openingOf(before, MAX_OPENING) },
    { look: 'ins', text: after },
  ];
  return (
    <span translate="no" className={`${changedWords.changes} ${changedWords.own} ${changedWords.bare}`}>
      <Runs runs={runs.filter(({ look, text }) => look && text)} />
    </span>
  );
}

/** Unchanged, removed and inserted words; the sign of a change stays on the line of its first word. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ look: Look, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of two texts never change.
    <span key={index}>
      {Look ? (
        <Look>
          <span data-words="">{text}</span>
        </Look>
      ) : (
        text
      )}{' '}
    </span>
  ));

/** Most characters of an old text on a folded sheet: about one line. */
const MAX_OPENING = 28;

/** Characters of about two lines on the panel. */
const TWO_LINES = 80;

/** A replaced text: its beginning identifies it, and a button shows the rest. */
function OldText({ text }: { text: string }) {
  const messages = useMessages('ai-pdf-editor');
  const [isWhole, setWhole] = useState(false);
  return (
    <div>
      <p translate="no" className={styles.oldText} data-whole={isWhole || undefined}>
        <del>{text}</del>
      </p>
      {text.length > TWO_LINES ? (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.oldText.less : messages.oldText.all}
        </TextButton>
      ) : null}
    </div>
  );
}
