import { Hero } from '@/components/details/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import type { AnswerGroup, Answers } from '@/lib/schema/answers';
import type { Link } from '@/lib/schema/common';
import { say } from '@/lib/words';
import styles from './answers-hero.module.css';
import { FormBox } from './form-box';

type Props = Pick<Answers, 'title' | 'lead' | 'sheet' | 'groups'> & {
  trail: Trail;
  /** Day of the last change: for machines and as printed. */
  updated: { iso: string; text: string };
  askAll: Link;
};

const tally = (groups: readonly AnswerGroup[]) => {
  const lines = groups.flatMap((group) => group.lines);
  return { answered: lines.filter((line) => 'answer' in line).length, all: lines.length };
};

/** The questionnaire on its copy: a box for every line of the page, ticked or left empty, and a link to each group. */
export function AnswersHero({ trail, title, lead, sheet, groups, updated, askAll }: Props) {
  return (
    <Hero
      look="hub"
      columns="gap-x-12 lg:grid-cols-[minmax(0,6.4fr)_minmax(0,5.6fr)]"
      trail={trail}
      title={title}
      lead={lead}
      start={askAll}
      drawing={
        <nav aria-labelledby="questionnaire" className={styles.set}>
          <div className={`paper folded ${styles.sheet}`}>
            <div className={styles.bar}>
              <h2 id="questionnaire">{sheet.title}</h2>
              <span className="mono">{say(sheet.tally, tally(groups))}</span>
            </div>
            <ol>
              {groups.map((group) => (
                <li key={group.id}>
                  <a href={`#${group.id}`} className={styles.row}>
                    <span>{group.title}</span>
                    <span className={styles.boxes}>
                      {group.lines.map((line) => (
                        <FormBox key={line.id} ticked={'answer' in line} />
                      ))}
                    </span>
                    <span className="sr-only">{say(sheet.group, tally([group]))}</span>
                  </a>
                </li>
              ))}
            </ol>
            <div className={styles.legend}>
              <p>
                <FormBox ticked className={styles.sign} /> {sheet.ticked}
              </p>
              <p>
                <FormBox className={styles.sign} /> {sheet.empty}
              </p>
              <p className="mono">
                {sheet.filled} <time dateTime={updated.iso}>{updated.text}</time>
              </p>
            </div>
            <p className={styles.note}>{sheet.note}</p>
          </div>
        </nav>
      }
    />
  );
}
