import type { Plagiarism } from 'engines/text';
import type { CSSProperties } from 'react';
import { formatMessage } from '@/lib/sentences';
import entryWords from '../documents/entry-words.module.css';
import contents from '../documents/file-contents.module.css';
import entry from '../documents/list-entry.module.css';
import type { ChosenDocument } from '../documents/use-documents';
import { NoticeAction } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import styles from './plagiarism-screener.module.css';
import { percent } from './plagiarism-text';
import type { PlagiarismComparison } from './use-plagiarism';

type Props = {
  /** Sources that were read, in order. */
  sources: readonly ChosenDocument[];
  comparison: PlagiarismComparison;
  onShow: (passage: number) => void;
  onDocument: (key: string) => void;
  onRemove: (key: string) => void;
};

/** The sources with their shares; each shows its first passage. */
export function PlagiarismSources({ sources, comparison, onShow, onDocument, onRemove }: Props) {
  const messages = useMessages('plagiarism-screener');
  const { found, passage } = comparison;
  return (
    <ol className="[border-top:var(--frame)]">
      {sources.map(({ key, file }, source) => {
        const figures = found?.sources[source];
        const count = found?.passages.filter((match) => match.source === source).length ?? 0;
        const isCurrent = passage !== undefined && passage.source === source;
        const note =
          figures &&
          (count > 0
            ? `${formatMessage(messages.matches, { count })}, ${formatMessage(messages.passageWords, { count: figures.words })}`
            : messages.noMatch);
        const body = (
          <>
            <span className={entryWords.number}>{source + 1}</span>
            <span>
              {figures ? <span className={entry.percent}>{percent(figures.share)}</span> : null}
              <b className={entry.text} translate="no">
                {file.name}
              </b>
              <span className={entryWords.where}>{note}</span>
              {figures ? <ShareBar share={figures.share} /> : null}
            </span>
          </>
        );
        return (
          <li key={key} className={styles.source}>
            {count > 0 ? (
              <button
                type="button"
                className={entry.entry}
                aria-current={isCurrent || undefined}
                onClick={() => onShow(found?.passages.findIndex((match) => match.source === source) ?? 0)}
              >
                {body}
              </button>
            ) : (
              <div className={entry.entry}>{body}</div>
            )}
            <div className={styles.buttons}>
              <NoticeAction onClick={() => onDocument(key)}>
                {labelWithFile(messages.asDocument, file.name)}
              </NoticeAction>
              <NoticeAction onClick={() => onRemove(key)}>
                {labelWithFile(messages.removeSource, file.name)}
              </NoticeAction>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const ShareBar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className={entry.share} style={{ '--share': 100 * share } as CSSProperties} />
);

/** Label of a button; for screen readers it includes the file's name. */
const labelWithFile = (act: string, file: string) => (
  <>
    <span aria-hidden="true">{act}</span>
    <span className="sr-only">{`${act}: ${file}`}</span>
  </>
);

type SharesProps = { found: Plagiarism };

/** Contents of the report: its sources, each with its share and its passages. */
export function SourceShares({ found }: SharesProps) {
  const messages = useMessages('plagiarism-screener');
  return (
    <ol className={contents.note}>
      {found.sources.map(({ name, share }, source) => {
        const count = found.passages.filter((match) => match.source === source).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the source's number.
          <li key={source}>
            <span className={entry.percent}>{percent(share)}</span>
            <b translate="no">
              {source + 1} · {name}
            </b>
            <span className={entryWords.where}>
              {count > 0 ? formatMessage(messages.matches, { count }) : messages.noMatch}
            </span>
            <ShareBar share={share} />
          </li>
        );
      })}
    </ol>
  );
}
