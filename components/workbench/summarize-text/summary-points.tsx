import type { Place } from 'engines/text';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import entryWords from '../documents/entry-words.module.css';
import entry from '../documents/list-entry.module.css';
import { useMessages } from '../shell/use-messages';
import { opensHeading } from './summary-output';
import type { ShownPoint } from './use-summary';

type Props = {
  points: readonly ShownPoint[];
  /** The document has pages. */
  paged: boolean;
  current: string | undefined;
  onShow: (key: string) => void;
};

/** A text without pages is counted in paragraphs, because its lines depend on the window. */
const whereIn = ({ page, line, paragraph = line }: Place) => ({ page, line, paragraph });

/** The points of a summary below their headings; each shows its line in the text. */
export function SummaryPoints({ points, ...props }: Props) {
  const { further } = useMessages('summarize-text');
  const main = points.filter(({ isFurther }) => !isFurther);
  const rest = points.slice(main.length);
  const isShown = rest.some(({ key }) => key === props.current);
  return (
    <>
      <List {...props} points={main} first={1} />
      {rest.length > 0 ? (
        <details className={entry.further} open={isShown || undefined}>
          <summary>
            {formatMessage(further.open, { count: rest.length })}
            <Icon name="chevron-down" size={18} />
          </summary>
          <List {...props} points={rest} first={main.length + 1} />
        </details>
      ) : null}
    </>
  );
}

function List({
  points,
  first,
  paged,
  current,
  onShow,
}: Props & { /** Number of the first. */ first: number }) {
  const messages = useMessages('summarize-text');
  return (
    <ol start={first} className="[border-top:var(--frame)]">
      {points.map(({ key, text, place, heading }, index) => {
        const body = (
          <>
            <span className={entryWords.number}>{index + first}</span>
            <span>
              <span className={entry.text} translate="no">
                {text}
              </span>
              <span className={entryWords.where} data-untied={place ? undefined : ''} data-line={place && ''}>
                {place
                  ? formatMessage(paged ? messages.page : messages.paragraph, whereIn(place))
                  : messages.notLocated}
                {place ? <span className="sr-only">, {messages.facts.show}</span> : null}
              </span>
            </span>
          </>
        );
        return (
          <Fragment key={key}>
            {first === 1 && opensHeading(points, index) ? <li className={entry.heading}>{heading}</li> : null}
            <li>
              {place ? (
                <button
                  type="button"
                  className={entry.entry}
                  aria-current={key === current || undefined}
                  onClick={() => onShow(key)}
                >
                  {body}
                </button>
              ) : (
                <div className={entry.entry}>{body}</div>
              )}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
