import { FormBox } from '@/components/drawings/security/form-box';
import { GoLink } from '@/components/ui/go-link';
import type { AnswerGroup, AnswerLine, Answers } from '@/lib/schema/answers';
import { say } from '@/lib/words';
import styles from './answer-sheet.module.css';

/** Who checks a claim, and by when: the day as it sorts, and as it is printed. */
type Review = { owner: string; by: string; date: string };

type Words = Pick<Answers, 'ask' | 'owner'> & Pick<Answers['sheet'], 'tally' | 'empty'>;

type Props = Pick<Answers, 'groups'> & {
  words: Words;
  /** By the name of the claim. */
  register: Readonly<Record<string, Review | undefined>>;
};

/** The questionnaire: one sheet, a band for each group, a row for each question. */
export function AnswerSheet({ groups, words, register }: Props) {
  return (
    <div className={styles.set}>
      <div className={`folded ${styles.sheet}`}>
        {groups.map((group) => (
          <Group key={group.id} group={group} words={words} register={register} />
        ))}
      </div>
    </div>
  );
}

function Group({ group, words, register }: Omit<Props, 'groups'> & { group: AnswerGroup }) {
  const { id, title, text, lines } = group;
  const answered = lines.filter((line) => 'answer' in line).length;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <div className={`${styles.columns} ${styles.head}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.tally}>{say(words.tally, { answered, all: lines.length })}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} id={line.id} className={`${styles.columns} ${styles.line}`}>
            <h3>{line.question}</h3>
            {'answer' in line ? (
              <Answered line={line} owner={words.owner} register={register} />
            ) : (
              <Open line={line} words={words} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type AnsweredLine = Extract<AnswerLine, { answer: string }>;
type OpenLine = Exclude<AnswerLine, AnsweredLine>;

function Answered({
  line: { short, answer, link, claims },
  owner,
  register,
}: Pick<Props, 'register'> & { line: AnsweredLine; owner: string }) {
  const reviews = firstReviews(claims.flatMap((name) => register[name] ?? []));
  return (
    <>
      <div className={styles.answer}>
        <p className={styles.short}>{short}</p>
        <p>{answer}</p>
      </div>
      <div className={styles.more}>
        {link ? <GoLink {...link} /> : null}
        {reviews.map((review) => (
          <p key={review.owner} className={styles.tally}>
            {say(owner, review)}
          </p>
        ))}
      </div>
    </>
  );
}

function Open({ line: { id, unanswered }, words }: { line: OpenLine; words: Words }) {
  return (
    <>
      <div className={styles.answer}>
        <p className={styles.short}>
          <FormBox /> {words.empty}
        </p>
        <p>{unanswered.text}</p>
      </div>
      <div className={styles.more}>
        <GoLink href={`/contact?topic=${id}`} label={`${words.ask} ${unanswered.about}`} />
      </div>
    </>
  );
}

/** Of each owner the review that comes first. */
const firstReviews = (reviews: readonly Review[]) => [
  ...new Map(
    reviews.toSorted((a, b) => b.by.localeCompare(a.by)).map((review) => [review.owner, review]),
  ).values(),
];
