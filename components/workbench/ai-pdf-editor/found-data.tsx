import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { paneOf, refocus } from '../shell/pane-focus';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { nameOf } from './mark-list';
import redactStyles from './redact.module.css';
import { type FoundData as Found, type FoundDataState, patterns, unmarkedIn } from './use-found-data';
import type { Marks } from './use-marks';

/** Most different texts of one kind that are shown. */
const MAX_TEXTS = 2;

type Props = { data: FoundDataState; marks: Marks };

/** Personal data in the file that is not marked yet, by kind, each with a button that marks it; and the kinds without any. */
export function FoundData({ data, marks }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const { found, isDone, unsearched } = data;
  const missing = patterns.filter((pattern) => !found.some((other) => other.pattern === pattern));
  if (!isDone) return <p className={styles.hint}>{redaction.looking}</p>;
  const open = unmarkedIn(found, marks.marks);
  const isFirst = marks.marks.length === 0;
  return (
    <div className="grid min-w-0 gap-1.5">
      {open.length === 0 ? null : (
        <section aria-label={redaction.foundHere}>
          <h3 className={redactStyles.group}>{redaction.foundHere}</h3>
          <ul className={redactStyles.found}>
            {open.map((kind) => {
              const what = formatMessage(redaction.counted[kind.pattern], { count: kind.marks.length });
              return (
                <li key={kind.pattern}>
                  <span className="min-w-0">
                    {what}
                    <span translate="no">{textsOf(messages, kind)}</span>
                  </span>
                  <Button
                    variant="outline"
                    aria-label={formatMessage(redaction.markKind, { what })}
                    onClick={({ currentTarget }) => {
                      const pane = paneOf(currentTarget);
                      flushSync(() => marks.addFound(kind.marks, unsearched));
                      refocus(pane);
                    }}
                  >
                    {redaction.mark}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {missing.length === 0 || !isFirst ? null : (
        <p className={styles.hint}>
          {formatMessage(redaction.notHere, {
            kinds: listOf(missing.map((pattern) => redaction.inSentence[pattern])),
          })}
        </p>
      )}
      {unsearched.length > 0 && isFirst ? (
        <p className={styles.hint}>
          {formatMessage(redaction.unsearched, { count: unsearched.length, pages: pageList(unsearched) })}
        </p>
      ) : null}
    </div>
  );
}

const listOf = (kinds: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds);

/** The first different texts, and an ellipsis for further ones. */
export function textsOf(messages: Messages<'ai-pdf-editor'>, { marks }: Found): string {
  const different = [...new Set(marks.map((mark) => nameOf(messages, mark)))];
  return [...different.slice(0, MAX_TEXTS), ...(different.length > MAX_TEXTS ? ['…'] : [])].join(', ');
}

/**
 * Personal data that is still in a redacted file, by kind.
 * @param length `leftInBrief` leaves out the texts
 */
export function dataLeftIn(
  messages: Messages<'ai-pdf-editor'>,
  left: readonly Found[],
  length: 'left' | 'leftInBrief',
): string {
  const { redaction } = messages;
  const kinds = left.map((kind) => {
    const what = formatMessage(redaction.counted[kind.pattern], { count: kind.marks.length });
    return length === 'left'
      ? formatMessage(redaction.leftKind, { what, texts: textsOf(messages, kind) })
      : what;
  });
  return formatMessage(redaction[length], { what: new Intl.ListFormat('en-GB').format(kinds) });
}
