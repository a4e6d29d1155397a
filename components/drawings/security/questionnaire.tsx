import { isAnswered, tally } from '@/lib/answers';
import type { Answers } from '@/lib/schema/answers';
import { say } from '@/lib/sentences';
import { FormBox } from './form-box';
import styles from './questionnaire.module.css';

type Props = Pick<Answers, 'sheet' | 'groups'> & {
  /** Day of the last change: for machines and as printed. */
  updated: { iso: string; text: string };
};

/** The questionnaire: a link to each group, with a box for each of its lines. */
export function Questionnaire({ sheet, groups, updated }: Props) {
  return (
    <nav aria-labelledby="questionnaire" className={styles.set}>
      <div className={`paper folded ${styles.sheet}`}>
        <div className={styles.bar}>
          <h2 id="questionnaire">{sheet.title}</h2>
          <span className="text-sm">{say(sheet.tally, tally(groups))}</span>
        </div>
        <ol className={styles.groups}>
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`} className={styles.row}>
                <span>{group.title}</span>
                <span className={styles.boxes}>
                  {group.lines.map((line) => (
                    <FormBox key={line.id} ticked={isAnswered(line)} />
                  ))}
                </span>
                <span className="sr-only">{say(sheet.tally, tally([group]))}</span>
              </a>
            </li>
          ))}
        </ol>
        <div className={styles.legend}>
          <p className="flex items-center gap-2">
            <FormBox ticked /> {sheet.ticked}
          </p>
          <p className="flex items-center gap-2">
            <FormBox /> {sheet.empty}
          </p>
          <p className="text-muted">
            {sheet.filled} <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        </div>
      </div>
    </nav>
  );
}
