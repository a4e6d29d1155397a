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

/** As `GoLink`, in a line of text. */
const inline =
  'inline-block py-1 underline decoration-current/40 underline-offset-[0.25em] hover:decoration-current';

type AnsweredProps = Pick<Answers, 'groups' | 'answered'> & { tally: string };

/** What is answered: a card for each group, with its questions. */
export function Answered({ groups, answered, tally }: AnsweredProps) {
  return (
    <Section>
      <SectionHead title={answered.title} lead={answered.text} />
      <div className={styles.cards}>
        {groups.map((group) => (
          <Group key={group.id} group={group} words={{ tally, rest: answered.rest }} />
        ))}
      </div>
    </Section>
  );
}

type GroupProps = { group: AnswerGroup; words: { tally: string; rest: string } };

function Group({ group: { id, title, lines }, words }: GroupProps) {
  const rows = lines.filter(isAnswered);
  const [open, ...others] = lines.filter(isOpen);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.card}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className="text-sm text-muted">
          {say(words.tally, { answered: rows.length, all: lines.length })}
          {open ? (
            <>
              {', '}
              <a href={`#${open.id}`} className={`text-link ${inline}`}>
                {say(words.rest, { open: others.length + 1 })}
              </a>
            </>
          ) : null}
        </p>
      </div>
      <ul>
        {rows.map(({ id: line, question, short, answer, link }) => (
          <li key={line} id={line} className={styles.row}>
            <h4>{question}</h4>
            <div className={styles.answer}>
              <p className="font-semibold text-ink">{short}</p>
              <p>{answer}</p>
            </div>
            {link ? (
              <p>
                <GoLink {...link} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SlipProps = Pick<Answers, 'groups' | 'open' | 'ask'> & { askAll: Link };

/** What is not settled: a slip with a field for each question. */
export function NotSettled({ groups, open, ask, askAll }: SlipProps) {
  return (
    <Section tone="soft" id="open">
      <div className="mb-8 grid items-end gap-x-8 gap-y-3 md:grid-cols-[1fr_auto]">
        <div>
          <h2>{open.title}</h2>
          <p className="lead mt-4 max-w-144">{open.text}</p>
        </div>
        <p className="md:-mb-2">
          <GoLink {...askAll} />
        </p>
      </div>
      <div className={styles.slip}>
        {groups.flatMap((group) =>
          group.lines.filter(isOpen).map(({ id, question, unanswered }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.field}>
              <p className="text-sm">
                <a href={`#${group.id}`} className={`text-muted ${inline}`}>
                  {group.title}
                </a>
              </p>
              <h3 id={`${id}-title`} className="text-base leading-[1.4]">
                {question}
              </h3>
              <p>{unanswered.text}</p>
              <p className="mt-auto">
                <GoLink href={`/contact?topic=${id}`} label={ask} about={unanswered.about} />
              </p>
            </section>
          )),
        )}
      </div>
    </Section>
  );
}
