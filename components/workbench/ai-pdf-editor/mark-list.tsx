import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { Key } from '../shell/row-keys';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { grouped, type Mark } from './marks';
import looks from './redact.module.css';
import type { Marks } from './use-marks';

type Props = { marks: Marks };
type ListProps = Props & {
  /** Their number and the keys from mark to mark are elsewhere. */
  bare?: boolean;
};

/** Most marks in the list: more would make it longer than anybody reads. */
const MOST = 50;

/** What is marked: each with the words around it and its page, those of one search under their heading. */
export function MarkList({ marks, bare }: ListProps) {
  const { redaction } = useMessages('ai-pdf-editor');
  const count = marks.marks.length;
  const listed = marks.marks.slice(0, MOST);
  return (
    <div className="min-w-0">
      {bare ? null : (
        <div className={looks.head}>
          <h3>{count > 0 ? say(redaction.list, { count }) : redaction.empty}</h3>
          {count > 1 ? <Stepper {...{ marks }} /> : null}
        </div>
      )}
      <Answer text={marks.answerTo('page')} />
      {grouped(listed).map(({ name, marks: group }) =>
        group.length === 1 ? (
          <Rows key={name} {...{ marks, group }} />
        ) : (
          <div key={name} className={looks.group}>
            <h4>
              <span>
                {name} <span className="mono">× {group.length}</span>
              </span>
              <button
                type="button"
                aria-label={say(redaction.removeAll, { count: group.length, mark: name })}
                onClick={() => marks.remove(...group)}
              >
                <Icon name="x" />
              </button>
            </h4>
            <Rows {...{ marks, group }} />
          </div>
        ),
      )}
      {count > MOST ? <p className={styles.hint}>{say(redaction.further, { count: count - MOST })}</p> : null}
      {marks.canUndo ? (
        <Button variant="outline" className="mt-2" onClick={marks.undo}>
          <Icon name="back" />
          {redaction.undo}
        </Button>
      ) : null}
    </div>
  );
}

function Rows({ marks, group }: Props & { group: readonly Mark[] }) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  return (
    <ol className={looks.marks}>
      {group.map((mark) => {
        const name = nameOf(messages, mark);
        return (
          <li key={mark.key} data-current={mark.key === marks.current?.key || undefined}>
            <button type="button" className={looks.name} onClick={() => marks.show(mark)}>
              <span translate={mark.kind === 'words' ? 'no' : undefined}>
                {mark.around?.before}
                <b>{name}</b>
                {mark.around?.after}
              </span>{' '}
              <span className="mono">{say(redaction.onPage, { page: mark.page })}</span>
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
  );
}

/** What was marked in the pages of a new copy: once each, how often, and where. */
export function RemovedList({ marks }: { marks: readonly Mark[] }) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <div className={`min-w-0 ${looks.removed}`}>
      <h3 id="removed">{redaction.gone}</h3>
      <ul aria-labelledby="removed">
        {grouped(marks).map(({ name, marks: group }) => {
          const pages = [...new Set(group.map(({ page }) => page))];
          return (
            <li key={name}>
              <span>
                {name} {group.length > 1 ? <span className="mono">× {group.length}</span> : null}
              </span>
              <span className="mono">
                {say(redaction.onPages, { count: pages.length, pages: pageList(pages) })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** From mark to mark, each brought into sight on its page. */
export function Stepper({ marks }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  const of = marks.marks.length;
  return (
    <div className={looks.stepper}>
      <Key icon="chevron-left" label={redaction.previous} onPress={() => marks.go(-1)} />
      <span className="mono">{say(redaction.place, { place: marks.place + 1, of })}</span>
      <Key icon="chevron-right" label={redaction.next} onPress={() => marks.go(1)} />
    </div>
  );
}

/** What came of a press, which the shell says aloud. */
export const Answer = ({ text }: { text: string | undefined }) =>
  text ? <p className={`${styles.hint} font-semibold`}>{text}</p> : null;

export const nameOf = ({ redaction }: Messages<'ai-pdf-editor'>, { kind, text = '' }: Mark): string =>
  kind === 'words'
    ? text.replace(/[-\u00ad\u2010]?\n/g, ' ')
    : redaction[kind === 'page' ? 'wholePage' : 'anArea'];
