import { isAnswered } from '@/lib/answers';
import type { Answers } from '@/lib/schema/answers';
import styles from './answers-sheet.module.css';

type Props = Pick<Answers, 'sheet' | 'groups'> & {
  /** Date of the last change: machine-readable and as printed. */
  updated: { iso: string; text: string };
};

/** The short answers, each linked to the full answer. */
export function AnswersSheet({ sheet, groups, updated }: Props) {
  const answered = groups.flatMap(({ lines }) => lines.filter(isAnswered));
  return (
    <nav aria-labelledby="in-short" className={styles.set}>
      <div className={`paper folded ${styles.sheet}`}>
        <div className={styles.bar}>
          <h2 id="in-short">{sheet.title}</h2>
          <p>
            {sheet.filled} <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        </div>
        <ul className={styles.lines}>
          {answered.map(({ id, topic, short }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{topic}</span>
                <b>{short}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
