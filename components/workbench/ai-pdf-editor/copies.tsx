import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { toneOf } from '../shell/paper-colours';
import { TextButton } from '../shell/text-button';
import { TextWithArrows } from '../shell/text-with-arrows';
import { useMessages } from '../shell/use-messages';
import styles from './copies.module.css';
import type { Copy } from './use-copies';

type Props = {
  copies: readonly Copy[];
  /** Number of the shown version: 0 is the original. */
  version: number;
  /** The page shows an edit that is not accepted yet. */
  pending: boolean;
  onGo: (to: number) => void;
  /** Undefined if there is nothing to undo or redo. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
};

export const copyName = (messages: Messages<'ai-pdf-editor'>, version: number) =>
  version === 0 ? messages.original : formatMessage(messages.copy, { count: version });

/** List of versions; pressing one shows it on the page. */
export function Copies({ copies, version, pending, onGo, onUndo, onRedo }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const notes = [messages.asOpened, ...copies.map(({ note, short }) => short ?? note)];
  return (
    <div className={`min-w-0 ${styles.copies}`}>
      <h3 className="text-(length:--text-sm) font-semibold tracking-normal">{messages.copies}</h3>
      <ol className="mt-1.5">
        {notes.map((note, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the version's number.
            key={index}
            data-tone={index > 0 ? toneOf(index - 1) : undefined}
            style={{ '--stack-position': Math.min(index, 4) } as object}
          >
            <button type="button" aria-pressed={!pending && index === version} onClick={() => onGo(index)}>
              {/* The number identifies the version, so its note may be truncated. */}
              <b className="flex flex-none items-center gap-1.5">
                {!pending && notes.length > 1 && index === version ? (
                  <Icon name="check" size={18} stroke={2.2} />
                ) : null}
                {copyName(messages, index)}
              </b>{' '}
              <span className={styles.note} translate={copies[index - 1]?.isVerbatim ? 'no' : undefined}>
                <TextWithArrows>{note}</TextWithArrows>
              </span>
            </button>
          </li>
        ))}
        {pending ? (
          <li
            data-pending=""
            data-tone={toneOf(notes.length - 1)}
            style={{ '--stack-position': Math.min(notes.length, 4) } as object}
          >
            <p>
              <b className="flex-none">{copyName(messages, notes.length)}</b>{' '}
              <span className={styles.note}>{messages.pending}</span>
            </p>
          </li>
        ) : null}
      </ol>
      {copies.length > 0 && !pending ? (
        <div className={styles.steps}>
          <TextButton aria-disabled={!onUndo || undefined} onClick={onUndo}>
            {messages.undoChange}
          </TextButton>
          <TextButton aria-disabled={!onRedo || undefined} onClick={onRedo}>
            {messages.redoChange}
          </TextButton>
        </div>
      ) : null}
    </div>
  );
}
