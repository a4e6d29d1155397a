import type { Place } from 'engines/text';
import { Fragment } from 'react';
import { say } from '@/lib/sentences';
import point from '../documents/point-words.module.css';
import styles from '../documents/points.module.css';
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
export function SummaryPoints({ points, paged, current, onShow }: Props) {
  const messages = useMessages('summarize-text');
  return (
    <ol className="[border-top:var(--frame)]">
      {points.map(({ key, text, place, heading }, index) => {
        const body = (
          <>
            <span className={point.number}>{index + 1}</span>
            <span>
              <span className={styles.text} translate="no">
                {text}
              </span>
              <span className={point.from} data-untied={place ? undefined : ''} data-line={place && ''}>
                {place ? say(paged ? messages.page : messages.paragraph, whereIn(place)) : messages.untied}
                {place ? <span className="sr-only">, {messages.facts.show}</span> : null}
              </span>
            </span>
          </>
        );
        return (
          <Fragment key={key}>
            {opensHeading(points, index) ? <li className={styles.heading}>{heading}</li> : null}
            <li>
              {place ? (
                <button
                  type="button"
                  className={styles.point}
                  aria-current={key === current || undefined}
                  onClick={() => onShow(key)}
                >
                  {body}
                </button>
              ) : (
                <div className={styles.point}>{body}</div>
              )}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
