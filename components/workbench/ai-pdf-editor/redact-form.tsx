import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import { Check, Choices, Field } from '../shell/field';
import { More } from '../shell/more';
import { useDeviceWording } from '../shell/use-device-wording';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { FoundData } from './found-data';
import { Answer, MarkList } from './mark-list';
import { boxOf, type Typed } from './marks';
import redactStyles from './redact.module.css';
import { type FoundDataState, patterns, unmarkedIn } from './use-found-data';
import type { Marks } from './use-marks';

type Props = {
  marks: Marks;
  /** Number of the shown page. */
  page: number;
  /** The number of marks and the stepper are in the panel’s header and footer instead. */
  withoutHeader?: boolean;
  /** Personal data that was found before the visitor asked for it. */
  data?: FoundDataState;
};

/** Choice of what to redact (words, kinds of personal data, areas, whole pages) and the list of marks. */
export function RedactForm({ marks, page, withoutHeader, data }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useState<Typed>({ left: 20, top: 20, width: 60, height: 10 });
  const hasMarks = marks.marks.length > 0 || marks.canUndo;
  const title = useDeviceWording(redaction.title);
  const hint = useDeviceWording(redaction.hint);
  // Once there are marks, their list needs the room, unless the visitor is marking personal data.
  const [keepsDataOpen, setKeepsDataOpen] = useState(false);
  const isOpen = !hasMarks || (data !== undefined && unmarkedIn(data.found, marks.marks).length > 0);
  const showsData = isOpen && (data?.isDone === true || data?.isSearching === true);
  const isSearchFirst = withoutHeader && marks.marks.length === 0;
  return (
    <>
      {hasMarks ? null : <p className={styles.hint}>{withoutHeader ? hint : `${title}. ${hint}`}</p>}
      <form
        className={redactStyles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim()) marks.search(query);
          else event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <Field
          label={redaction.search}
          value={query}
          maxLength={200}
          enterKeyHint="search"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button
          variant={isSearchFirst ? 'primary' : 'outline'}
          type="submit"
          aria-disabled={marks.busy || undefined}
        >
          {redaction.searchButton}
        </Button>
        {hasMarks ? null : (
          <>
            <Answer text={marks.answerTo('search')} />
            {/* Beside the data that was found, there is no need to say what a search finds. */}
            {data?.isDone ? null : <p className={styles.hint}>{redaction.searchHint}</p>}
          </>
        )}
      </form>
      {hasMarks ? <MarkList {...{ marks, withoutHeader }} /> : <Answer text={marks.answerTo('page')} />}
      {showsData && data ? <FoundData {...{ data, marks }} /> : null}
      {showsData ? null : (
        <More label={redaction.data} open={!hasMarks || keepsDataOpen}>
          <div className={redactStyles.patterns}>
            {patterns.map((pattern) => (
              <Button
                key={pattern}
                variant="outline"
                aria-disabled={marks.busy || undefined}
                onClick={() => {
                  setKeepsDataOpen(true);
                  marks.pattern(pattern);
                }}
              >
                {redaction.patterns[pattern]}
              </Button>
            ))}
          </div>
          {hasMarks ? null : <Answer text={marks.answerTo('patterns')} />}
        </More>
      )}
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
          <div className={redactStyles.patterns}>
            <Button variant="outline" onClick={() => marks.area(boxOf(typed))}>
              {redaction.areaButton}
            </Button>
            <Button variant="outline" onClick={marks.wholePage}>
              {formatMessage(redaction.pageButton, { page })}
            </Button>
          </div>
        </Choices>
        <Check
          label={redaction.files}
          hint={redaction.filesHint}
          checked={marks.withFiles}
          onChange={({ currentTarget }) => marks.includeFiles(currentTarget.checked)}
        />
      </More>
    </>
  );
}
