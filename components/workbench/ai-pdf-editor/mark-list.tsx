import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { paneOf, refocus } from '../shell/pane-focus';
import { TextButton } from '../shell/text-button';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { grouped, inPageOrder, type Mark, type MarkGroup, withRows } from './marks';
import redactStyles from './redact.module.css';
import { Stepper } from './stepper';
import type { Marks } from './use-marks';
import type { RemovedMark } from './use-removed';

type Props = { marks: Marks };
type ListProps = Props & {
  /** Leaves out heading and stepper, which are shown elsewhere. */
  withoutHeader?: boolean;
};

/** Most rows of the list: a longer list would not be read. */
const MAX_ROWS = 50;

/** List of the marks: each with the words around it and its page, grouped by search. */
export function MarkList({ marks, withoutHeader }: ListProps) {
  const { redaction } = useMessages('ai-pdf-editor');
  const count = marks.marks.length;
  const Heading = withoutHeader ? 'h3' : 'h4';
  const groups = withRows(grouped(marks.marks), MAX_ROWS);
  const answer = marks.answerTo('search') ?? marks.answerTo('patterns') ?? marks.answerTo('page');
  return (
    <div className="min-w-0" data-marks="">
      {withoutHeader ? null : (
        <div className={redactStyles.head}>
          <h3>{count > 0 ? redaction.listTitle : redaction.empty}</h3>
          {count > 1 ? <MarkStepper {...{ marks }} /> : null}
        </div>
      )}
      {/* Outside of the list, because the list scrolls. */}
      <div className={redactStyles.answer}>
        <Answer text={answer} />
        {marks.canUndo ? (
          <TextButton
            onClick={({ currentTarget }) => {
              const pane = paneOf(currentTarget);
              flushSync(marks.undo);
              refocus(pane);
            }}
          >
            <Icon name="back" size={16} />
            {redaction.undo}
          </TextButton>
        ) : null}
      </div>
      {groups.map(({ key, rows, ...group }) =>
        group.marks.length === 1 ? (
          <Rows key={key} {...{ marks, rows }} />
        ) : (
          <div key={key}>
            <Heading className={redactStyles.group}>
              <GroupName {...group} isAlone={groups.length === 1} />
              <button
                type="button"
                data-remove=""
                aria-label={formatMessage(redaction.removeAll, {
                  count: group.marks.length,
                  mark: group.name,
                })}
                onClick={removing(() => marks.remove(...group.marks))}
              >
                <Icon name="x" />
              </button>
            </Heading>
            <Rows {...{ marks, rows }} />
          </div>
        ),
      )}
      {count > MAX_ROWS ? (
        <p className={styles.hint}>{formatMessage(redaction.further, { count: count - MAX_ROWS })}</p>
      ) : null}
    </div>
  );
}

/** Removes marks together with their buttons: the focus goes to the next remove button, or to Undo after the last. */
function removing(remove: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const list = currentTarget.closest('[data-marks]');
    const buttons = () => [...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const place = buttons().indexOf(currentTarget);
    flushSync(remove);
    const remaining = buttons();
    (remaining[Math.min(place, remaining.length - 1)] ?? list?.querySelector('button'))?.focus();
  };
}

type GroupNameProps = Omit<MarkGroup, 'key'> & {
  /** The group is the only one: its number of marks is the total, which is shown elsewhere. */
  isAlone?: boolean;
};

/** Name of a group, the words or kind searched for, and its number of marks. */
function GroupName({ name, isVerbatim, marks, isAlone }: GroupNameProps) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <span>
      <span translate={isVerbatim ? 'no' : undefined}>{name}</span>
      {marks.length > 1 && !isAlone ? ` ${formatMessage(redaction.times, { count: marks.length })}` : null}
    </span>
  );
}

type RowsProps = Props & {
  rows: readonly Mark[];
  /** Without the buttons that remove marks. */
  fixed?: boolean;
};

function Rows({ marks, rows, fixed }: RowsProps) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  if (rows.length === 0) return null;
  return (
    <ol className={redactStyles.marks}>
      {rows.map((mark) => {
        const name = nameOf(messages, mark);
        return (
          <li key={mark.key} data-current={mark.key === marks.current?.key || undefined}>
            <button type="button" className={redactStyles.name} onClick={() => marks.show(mark)}>
              <span translate={mark.kind === 'words' ? 'no' : undefined}>
                {mark.around?.before}
                <b>{name}</b>
                {mark.around?.after}
              </span>
              <OnPage {...{ mark }} pages={marks.pages} />
            </button>
            {fixed ? null : (
              <button
                type="button"
                data-remove=""
                aria-label={formatMessage(redaction.remove, { mark: name, page: mark.page })}
                onClick={removing(() => marks.remove(mark))}
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The page of a mark, in a file of several pages. */
function OnPage({ mark, pages }: { mark: Mark; pages: number }) {
  const { redaction } = useMessages('ai-pdf-editor');
  if (pages < 2) return null;
  return (
    <>
      {' '}
      <span className="mono">{formatMessage(redaction.onPage, { page: mark.page })}</span>
    </>
  );
}

/** The marks while a question about them is open: a row leads to its place. */
export function MarkedPlaces({ marks }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <section className="min-w-0" aria-label={redaction.listTitle}>
      <h3 className={redactStyles.group}>{redaction.listTitle}</h3>
      <Rows {...{ marks }} rows={inPageOrder(marks.marks).slice(0, MAX_ROWS)} fixed />
    </section>
  );
}

type RemovedProps = {
  /** The places of the redacted file in which nothing is left. */
  removed: readonly RemovedMark[];
};

/** The places of the redacted file in which something was removed, each with the words around it; a row leads to its place. */
export function RemovedPlaces({ removed, marks }: RemovedProps & Props) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const groups = withRows(grouped(removed), MAX_ROWS);
  return (
    <section className="min-w-0" aria-label={redaction.removedTitle}>
      {groups.map(({ key, rows, ...group }) => (
        <div key={key}>
          <h3 className={redactStyles.group}>
            <GroupName {...group} isAlone={groups.length === 1} />
          </h3>
          <ol className={redactStyles.marks}>
            {(rows as readonly RemovedMark[]).map((mark) => (
              <li key={mark.key} data-current={mark.key === marks.current?.key || undefined}>
                <button type="button" className={redactStyles.name} onClick={() => marks.show(mark)}>
                  {mark.kind === 'words' ? (
                    <span translate="no">
                      {mark.beside.before}
                      <span className={redactStyles.blank}>
                        <span className="sr-only">{redaction.blank}</span>
                      </span>
                      {mark.beside.after}
                    </span>
                  ) : (
                    <span>{nameOf(messages, mark)}</span>
                  )}
                  <OnPage {...{ mark }} pages={marks.pages} />
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {removed.length > MAX_ROWS ? (
        <p className={styles.hint}>
          {formatMessage(redaction.furtherPlaces, { count: removed.length - MAX_ROWS })}
        </p>
      ) : null}
    </section>
  );
}

/** What was redacted in the downloaded copy: each text once, with its number and pages. */
export function RemovedList({ removed, pages: total }: RemovedProps & { pages: number }) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <div className={`min-w-0 ${redactStyles.removed}`}>
      <h3 id="removed">{redaction.removedTitle}</h3>
      <ul aria-labelledby="removed">
        {grouped(removed).map(({ key, ...group }) => {
          const pages = [...new Set(group.marks.map(({ page }) => page))];
          return (
            <li key={key}>
              <GroupName {...group} />
              {total > 1 ? (
                <span className="mono">
                  {formatMessage(redaction.onPages, { count: pages.length, pages: pageList(pages) })}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Steps from mark to mark. */
export function MarkStepper({ marks }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  return <Stepper messages={redaction} position={marks.place} total={marks.marks.length} onGo={marks.go} />;
}

/** Result of a press, as text; the shell announces it to screen readers. */
export const Answer = ({ text }: { text: string | undefined }) =>
  text ? <p className={`${styles.hint} font-semibold`}>{text}</p> : null;

export const nameOf = ({ redaction }: Messages<'ai-pdf-editor'>, { kind, text = '' }: Mark): string =>
  kind === 'words'
    ? text.replace(/[-\u00ad\u2010]?\n/g, ' ')
    : redaction[kind === 'page' ? 'wholePage' : 'anArea'];
