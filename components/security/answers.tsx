import { FormBox } from '@/components/drawings/security/form-box';
import { GoLink } from '@/components/ui/go-link';
import { Section, SectionHead } from '@/components/ui/section';
import { type AnsweredLine, isAnswered, type OpenLine, tally } from '@/lib/answers';
import type { AnswerGroup, Answers } from '@/lib/schema/answers';
import { say } from '@/lib/sentences';
import styles from './answers.module.css';

type Words = Pick<Answers, 'ask'> & Pick<Answers['sheet'], 'tally' | 'empty'>;

type Props = Pick<Answers, 'groups' | 'body' | 'reviewed'> & { words: Words };

/** The answers: a card for each group, a row for each question. */
export function GroupCards({ groups, body, reviewed, words }: Props) {
  return (
    <Section>
      <SectionHead title={body.title} lead={body.text} />
      <div className="lg:grid lg:grid-cols-[1fr_1fr] lg:gap-x-5">
        {groups.map((group, index) => (
          <Group
            key={group.id}
            group={group}
            wide={isWide(groups, index)}
            note={group.legal && !reviewed ? body.unreviewed : ''}
            words={words}
          />
        ))}
      </div>
    </Section>
  );
}

/** A long group spans a row of the page, as does one without a neighbour. */
function isWide(groups: Answers['groups'], index: number): boolean {
  const long = (at: number) => (groups[at]?.lines.length ?? Number.POSITIVE_INFINITY) > 3;
  if (long(index)) return true;
  let first = index;
  while (first > 0 && !long(first - 1)) first -= 1;
  return (index - first) % 2 === 0 && long(index + 1);
}

type GroupProps = { group: AnswerGroup; wide: boolean; note: string; words: Words };

function Group({ group, wide, note, words }: GroupProps) {
  const { id, title, lines } = group;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${styles.card} ${wide ? styles.wide : ''}`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        {note ? <p className={styles.note}>{note}</p> : null}
        <p className="text-sm text-muted">{say(words.tally, tally([group]))}</p>
      </div>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={line.id} id={line.id} className={`${styles.row} ${isAnswered(line) ? '' : styles.open}`}>
            <h4>{line.question}</h4>
            <div className={styles.answer}>
              <FormBox ticked={isAnswered(line)} />
              <div>{isAnswered(line) ? <Answer line={line} /> : <Open line={line} words={words} />}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ line: { short, answer, link } }: { line: AnsweredLine }) {
  return (
    <>
      <p>
        <strong>{short}.</strong> {answer}
      </p>
      {link ? (
        <p>
          <GoLink {...link} />
        </p>
      ) : null}
    </>
  );
}

function Open({ line: { id, unanswered }, words }: { line: OpenLine; words: Words }) {
  return (
    <>
      <p>
        {words.empty}. {unanswered.text}
      </p>
      <p className="print:hidden">
        <GoLink href={`/contact?topic=${id}`} label={words.ask} about={unanswered.about} />
      </p>
    </>
  );
}
