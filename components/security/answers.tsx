import { Fragment } from 'react';
import { FormBox } from '@/components/drawings/security/form-box';
import { GoLink } from '@/components/ui/go-link';
import { Section, SectionHead } from '@/components/ui/section';
import type { AnswerGroup, AnswerLine, Answers } from '@/lib/schema/answers';
import type { Link } from '@/lib/schema/common';
import { say } from '@/lib/words';
import styles from './answers.module.css';

type AnsweredLine = Extract<AnswerLine, { answer: string }>;
type OpenLine = Exclude<AnswerLine, AnsweredLine>;

const isAnswered = (line: AnswerLine): line is AnsweredLine => 'answer' in line;
const isOpen = (line: AnswerLine): line is OpenLine => !isAnswered(line);

export const openLines = (groups: Answers['groups']) => groups.flatMap(({ lines }) => lines.filter(isOpen));

type Words = Pick<Answers['sheet'], 'tally' | 'empty'>;

/** What is answered: one sheet, a band for each group, a row for each question. */
export function Answered({
  groups,
  answered,
  words,
}: Pick<Answers, 'groups' | 'answered'> & { words: Words }) {
  return (
    <Section>
      <SectionHead title={answered.title} lead={answered.text} />
      <div className={styles.sheet}>
        {groups.map((group) => (
          <Group key={group.id} group={group} words={words} />
        ))}
      </div>
    </Section>
  );
}

function Group({ group: { id, title, lines }, words }: { group: AnswerGroup; words: Words }) {
  const rows = lines.filter(isAnswered);
  const open = lines.filter(isOpen);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{say(words.tally, { answered: rows.length, all: lines.length })}</p>
      </div>
      <ul>
        {rows.map(({ id: line, question, short, answer, link }) => (
          <li key={line} id={line} className={styles.row}>
            <h4>{question}</h4>
            <div className={styles.answer}>
              <p className={styles.short}>{short}</p>
              <p>{answer}</p>
            </div>
            {link ? (
              <p className={styles.more}>
                <GoLink {...link} />
              </p>
            ) : null}
          </li>
        ))}
        {open.length > 0 ? (
          <li className={`${styles.row} ${styles.rest}`}>
            <p className="flex items-center gap-2.5">
              <FormBox /> {words.empty}
            </p>
            <p>
              {open.map((line, index) => (
                <Fragment key={line.id}>
                  {index > 0 ? ', ' : null}
                  <a href={`#${line.id}`} className="text-link underline underline-offset-[0.2em]">
                    {line.unanswered.about}
                  </a>
                </Fragment>
              ))}
            </p>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

type OpenProps = Pick<Answers, 'open' | 'ask'> & { lines: readonly OpenLine[]; askAll: Link };

/** What is not settled: a slip that begins with its heading and has a field for each question. */
export function NotSettled({ lines, open, ask, askAll }: OpenProps) {
  return (
    <Section tone="soft" id="open">
      <div className={styles.slip}>
        <div className={`${styles.field} ${styles.first}`}>
          <h2>{open.title}</h2>
          <p className="lead mt-2 max-w-144">{open.text}</p>
          <p className="mt-auto">
            <GoLink {...askAll} />
          </p>
        </div>
        {lines.map(({ id, question, unanswered }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.field}>
            <h3 id={`${id}-title`} className="text-base leading-[1.4]">
              {question}
            </h3>
            <p>{unanswered.text}</p>
            <p className="mt-auto">
              <GoLink href={`/contact?topic=${id}`} label={ask} about={unanswered.about} />
            </p>
          </section>
        ))}
      </div>
    </Section>
  );
}
