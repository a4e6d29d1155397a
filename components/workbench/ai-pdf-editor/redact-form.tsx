import type { Pattern } from 'engines/pdf';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import { Check, Choices, Field } from '../shell/field';
import { More } from '../shell/more';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { boxOf, type Mark, type Typed } from './marks';
import looks from './redact.module.css';
import type { Marks } from './use-marks';

type Props = {
  marks: Marks;
  /** Number of the shown page. */
  page: number;
  /** Shows the page of a mark. */
  onGo: (page: number) => void;
};

const patterns: readonly Pattern[] = ['aadhaar', 'pan', 'phone', 'account', 'email'];

/** What is to be redacted: words, kinds of personal data, areas, whole pages; and the list of what is marked. */
export function RedactForm({ marks, page, onGo }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useState<Typed>({ left: 20, top: 20, width: 60, height: 10 });
  return (
    <>
      <p className={styles.hint}>{redaction.hint}</p>
      <form
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          marks.search(query);
        }}
      >
        <Field
          label={redaction.search}
          hint={redaction.searchHint}
          value={query}
          maxLength={200}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button variant="outline" type="submit" aria-disabled={!query.trim() || marks.busy || undefined}>
          {redaction.searchButton}
        </Button>
        <Answer text={marks.answerTo('search')} />
      </form>
      <Choices legend={redaction.data}>
        <div className={`mt-2 ${styles.actions}`}>
          {patterns.map((pattern) => (
            <Button
              key={pattern}
              variant="outline"
              aria-disabled={marks.busy || undefined}
              onClick={() => marks.pattern(pattern)}
            >
              {redaction.patterns[pattern]}
            </Button>
          ))}
        </div>
        <Answer text={marks.answerTo('patterns')} />
      </Choices>
      <MarkList {...{ marks, onGo }} />
      <More label={redaction.more}>
        <Choices legend={redaction.area}>
          <div className="mt-1.5 grid grid-cols-2 items-end gap-2.5">
            {(['left', 'top', 'width', 'height'] as const).map((key) => (
              <Field
                key={key}
                label={key === 'height' ? redaction.height : messages[key]}
                type="number"
                inputMode="numeric"
                min={0}
                max={2000}
                value={typed[key]}
                onChange={({ currentTarget }) =>
                  setTyped({ ...typed, [key]: Math.max(0, Number(currentTarget.value)) })
                }
              />
            ))}
          </div>
          <div className={`mt-2.5 ${styles.actions}`}>
            <Button variant="outline" onClick={() => marks.area(boxOf(typed))}>
              {redaction.areaButton}
            </Button>
            <Button variant="outline" onClick={marks.wholePage}>
              {say(redaction.pageButton, { page })}
            </Button>
          </div>
        </Choices>
        <Check
          label={redaction.files}
          hint={redaction.filesHint}
          checked={marks.withFiles}
          onChange={({ currentTarget }) => marks.takeFiles(currentTarget.checked)}
        />
      </More>
    </>
  );
}

/** What came of a press, which the shell says aloud. */
const Answer = ({ text }: { text: string | undefined }) =>
  text ? <p className={`${styles.hint} font-semibold`}>{text}</p> : null;

/** Most marks in the list: more would make it longer than anybody reads. */
const MOST = 50;

function MarkList({ marks, onGo }: Pick<Props, 'marks' | 'onGo'>) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const shown = marks.marks.slice(-MOST).toReversed();
  return (
    <div className="min-w-0">
      <h3 className="text-(length:--text-sm) font-semibold tracking-normal">
        {marks.marks.length > 0 ? say(redaction.list, { count: marks.marks.length }) : redaction.empty}
      </h3>
      <Answer text={marks.answerTo('page')} />
      {shown.length > 0 ? (
        <ol className={looks.marks}>
          {shown.map((mark) => {
            const name = nameOf(messages, mark);
            return (
              <li key={mark.key}>
                <button type="button" className={looks.name} onClick={() => onGo(mark.page)}>
                  <span translate={mark.kind === 'words' ? 'no' : undefined}>
                    {mark.around?.before}
                    <b>{name}</b>
                    {mark.around?.after}
                  </span>{' '}
                  <span>{say(redaction.onPage, { page: mark.page })}</span>
                </button>
                <button
                  type="button"
                  aria-label={say(redaction.remove, { mark: name, page: mark.page })}
                  onClick={() => marks.remove(mark)}
                >
                  <Icon name="x" />
                </button>
              </li>
            );
          })}
        </ol>
      ) : null}
      {marks.marks.length > MOST ? (
        <p className={styles.hint}>{say(redaction.further, { count: marks.marks.length - MOST })}</p>
      ) : null}
      {marks.canUndo ? (
        <Button variant="outline" className="mt-2.5" onClick={marks.undo}>
          <Icon name="back" />
          {redaction.undo}
        </Button>
      ) : null}
    </div>
  );
}

const nameOf = ({ redaction }: Messages<'ai-pdf-editor'>, { kind, text = '' }: Mark): string =>
  kind === 'words'
    ? text.replace(/[-\u00ad\u2010]?\n/g, ' ')
    : redaction[kind === 'page' ? 'wholePage' : 'anArea'];
