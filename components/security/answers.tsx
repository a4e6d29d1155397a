import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Section } from '@/components/ui/section';
import { type AnsweredLine, isAnswered, isUnanswered } from '@/lib/answers';
import type { Answers } from '@/lib/schema/answers';
import styles from './answers.module.css';

type GroupProps = Pick<Answers, 'groups' | 'legal'>;

/** The answers by group. A group of one answer takes half a row, a larger group a whole row. */
export function AnswerGroups({ groups, legal }: GroupProps) {
  const answered = groups
    .map((group) => ({ ...group, lines: group.lines.filter(isAnswered) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Section>
      <div className={styles.groups}>
        {answered.map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-title`}
            className={`${styles.group} ${group.lines.length > 1 ? styles.row : ''}`}
          >
            <div className={styles.head}>
              <h2 id={`${group.id}-title`}>{group.title}</h2>
              {group.legal ? <p className="text-muted">{legal}</p> : null}
            </div>
            <ul className={styles.lines}>
              {group.lines.map((line) => (
                <Answer key={line.id} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function Answer({ line: { id, question, answer, link } }: { line: AnsweredLine }) {
  return (
    <li id={id}>
      <h3>{question}</h3>
      <div>
        <p>{answer}</p>
        {link ? (
          <p className="-mb-2">
            <GoLink {...link} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

type OpenProps = Pick<Answers, 'groups' | 'open'> & { ask: Answers['askAll'] };

/** Questions without an answer yet, as links to the contact form; nothing if all are answered. */
export function OpenQuestions({ groups, open, ask }: OpenProps) {
  const lines = groups.flatMap((group) => group.lines.filter(isUnanswered));
  if (lines.length === 0) return null;
  return (
    <Section tone="soft">
      <div className="grid gap-x-12 gap-y-8 lg:split-4">
        <div>
          <h2 className="text-h2s">{open.title}</h2>
          <p className="mt-3 mb-6">{open.text}</p>
          <ButtonLink href="/contact?topic=security-answers" variant="outline">
            {ask.label}
          </ButtonLink>
        </div>
        <ul className={styles.unanswered}>
          {lines.map(({ id, question }) => (
            <li key={id} id={id}>
              <a href={`/contact?topic=${id}`}>{question}</a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
