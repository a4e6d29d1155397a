import { say } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { Check, Choices } from '../shell/field';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { nameOf } from './mark-list';
import { type FoundDataState, patterns } from './use-found-data';

/** Most different texts of one kind that are shown. */
const MAX_TEXTS = 2;

/** Personal data in the file, by kind: what is ticked is marked by one button. */
export function FoundData({ data }: { data: FoundDataState }) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const { found, isDone, unsearched } = data;
  const missing = patterns.filter((pattern) => !found.some((other) => other.pattern === pattern));
  if (!isDone) return <p className={styles.hint}>{redaction.looking}</p>;
  return (
    <div className="grid min-w-0 gap-1.5">
      {found.length === 0 ? null : (
        <Choices legend={redaction.foundHere}>
          {found.map(({ pattern, marks }) => (
            <Check
              key={pattern}
              label={say(redaction.counted[pattern], { count: marks.length })}
              isHintVerbatim
              hint={textsOf(marks.map((mark) => nameOf(messages, mark)))}
              checked={data.isTicked(pattern)}
              onChange={() => data.tick(pattern)}
            />
          ))}
        </Choices>
      )}
      {missing.length === 0 ? null : (
        <p className={styles.hint}>
          {say(redaction.notHere, { kinds: listOf(missing.map((pattern) => redaction.inSentence[pattern])) })}
        </p>
      )}
      {unsearched.length > 0 ? (
        <p className={styles.hint}>
          {say(redaction.unsearched, { count: unsearched.length, pages: pageList(unsearched) })}
        </p>
      ) : null}
    </div>
  );
}

const listOf = (kinds: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds);

/** The first different texts, and an ellipsis for further ones. */
function textsOf(texts: readonly string[]): string {
  const different = [...new Set(texts)];
  return [...different.slice(0, MAX_TEXTS), ...(different.length > MAX_TEXTS ? ['…'] : [])].join(', ');
}
