import { FormBox } from '@/components/drawings/security/form-box';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Section } from '@/components/ui/section';
import type { AnswerLine, Answers } from '@/lib/schema/answers';
import type { Link } from '@/lib/schema/common';
import { say } from '@/lib/words';
import styles from './answers.module.css';

type AnsweredLine = Extract<AnswerLine, { answer: string }>;
type OpenLine = Exclude<AnswerLine, AnsweredLine>;

const isAnswered = (line: AnswerLine): line is AnsweredLine => 'answer' in line;
const isOpen = (line: AnswerLine): line is OpenLine => !isAnswered(line);

export const openLines = (groups: Answers['groups']) => groups.flatMap(({ lines }) => lines.filter(isOpen));

type AnsweredProps = Pick<Answers, 'groups' | 'answered'> & Pick<Answers['sheet'], 'tally' | 'empty'>;

/** What is answered: one sheet, a band for each group, a row for each question. */
export function Answered({ groups, answered, tally, empty }: AnsweredProps) {
  return (
    <Section>
      <Heading ticked title={answered.title} text={answered.text} />
      <div className={styles.set}>
        <div className={styles.sheet}>
          {groups.map(({ id, title, lines }) => {
            const rows = lines.filter(isAnswered);
            return (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
                <div className={`${styles.columns} ${styles.head}`}>
                  <h3 id={`${id}-title`}>{title}</h3>
                  <p>{rows.length > 0 ? say(tally, { answered: rows.length, all: lines.length }) : empty}</p>
                </div>
                {rows.length > 0 ? (
                  <ul>
                    {rows.map((row) => (
                      <li key={row.id} id={row.id} className={`${styles.columns} ${styles.row}`}>
                        <h4>{row.question}</h4>
                        <div className={styles.answer}>
                          <p className={styles.short}>{row.short}</p>
                          <p>{row.answer}</p>
                        </div>
                        {row.link ? (
                          <p className={styles.more}>
                            <GoLink {...row.link} />
                          </p>
                        ) : null}
                      </li>
                    ))}
                  </ul>
                ) : null}
              </section>
            );
          })}
        </div>
      </div>
    </Section>
  );
}

type OpenProps = Pick<Answers, 'open' | 'ask'> & { lines: readonly OpenLine[]; askAll: Link };

/** What is not settled: a slip with a field for each question, and one that asks them all. */
export function NotSettled({ lines, open, ask, askAll }: OpenProps) {
  return (
    <Section id="open" tone="soft">
      <Heading title={open.title} text={open.text} />
      <ul className={styles.slip}>
        {lines.map(({ id, question, unanswered }) => (
          <li key={id} id={id} className={styles.field}>
            <h3>{question}</h3>
            <p>{unanswered.text}</p>
            <p className="mt-auto">
              <GoLink href={`/contact?topic=${id}`} label={`${ask} ${unanswered.about}`} />
            </p>
          </li>
        ))}
        <li className={`${styles.field} ${styles.all}`}>
          <ButtonLink href={askAll.href}>{askAll.label}</ButtonLink>
        </li>
      </ul>
    </Section>
  );
}

function Heading({ ticked = false, title, text }: { ticked?: boolean; title: string; text: string }) {
  return (
    <div className="mb-8 lg:mb-12">
      <h2 className="flex items-center gap-4">
        <FormBox ticked={ticked} className="text-[1.75rem]" />
        {title}
      </h2>
      <p className="lead mt-3 max-w-144">{text}</p>
    </div>
  );
}
