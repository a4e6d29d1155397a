import { FormBox } from '@/components/drawings/security/form-box';
import { GoLink } from '@/components/ui/go-link';
import type { AnswerGroup, AnswerLine, Answers } from '@/lib/schema/answers';
import { say } from '@/lib/words';
import styles from './answer-sheet.module.css';

/** Who checks a claim, and by when. */
type Register = Readonly<Record<string, { owner: string; date: string } | undefined>>;

type Words = Pick<Answers, 'ask' | 'owner'>;

type Props = AnswerGroup & { words: Words; register: Register /** On another ground. */; soft: boolean };

/** One part of the questionnaire: its heading beside the sheet, a line for each question. */
export function AnswerSheet({ id, title, text, lines, words, register, soft }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={soft ? 'my-8 bg-page-soft py-4' : ''}>
      <div className={`wrap grid grid-cols-1 gap-y-6 lg:split-4 ${styles.part}`}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className="text-h2s leading-(--text-h2s--line-height) tracking-[-0.025em]">
            {title}
          </h2>
          <p className="mt-3 max-w-120">{text}</p>
        </div>
        <div className={styles.set}>
          <ul className={`paper folded ${styles.sheet}`}>
            {lines.map((line) => (
              <li key={line.id} id={line.id} className={styles.line}>
                <FormBox ticked={'answer' in line} className="mt-0.5" />
                <h3>{line.question}</h3>
                {'answer' in line ? (
                  <Answered line={line} words={words} register={register} />
                ) : (
                  <Open line={line} ask={words.ask} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type AnsweredLine = Extract<AnswerLine, { answer: string }>;
type OpenLine = Exclude<AnswerLine, AnsweredLine>;

function Answered({ line, words, register }: { line: AnsweredLine; words: Words; register: Register }) {
  const [claim] = line.claims.flatMap((name) => register[name] ?? []);
  return (
    <div className={styles.answer}>
      <p>{line.answer}</p>
      {line.link ? (
        <p>
          <GoLink {...line.link} />
        </p>
      ) : null}
      {claim ? (
        <p className={styles.stamp}>{say(words.owner, { owner: claim.owner, date: claim.date })}</p>
      ) : null}
    </div>
  );
}

function Open({ line: { id, unanswered }, ask }: { line: OpenLine; ask: string }) {
  return (
    <div className={styles.open}>
      <p>{unanswered.text}</p>
      <p>
        <GoLink href={`/contact?topic=${id}`} label={`${ask} ${unanswered.about}`} />
      </p>
    </div>
  );
}
