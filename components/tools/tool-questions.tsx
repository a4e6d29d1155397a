import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Tool } from '@/lib/schema/tools';
import styles from './tool-questions.module.css';

type Props = {
  title: string;
  questions: Tool['page']['questions'];
  /** Side by side with their answers, instead of opening one by one. */
  open: boolean;
};

/** Questions with their answers. Those that open may stay open together, because people compare answers. */
export function ToolQuestions({ title, questions, open }: Props) {
  return open ? (
    <Answers title={title} questions={questions} />
  ) : (
    <Folded title={title} questions={questions} />
  );
}

function Answers({ title, questions }: Omit<Props, 'open'>) {
  return (
    <Section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.columns}>
        {questions.map(({ question, answer, link }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
            {link ? <GoLink {...link} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Folded({ title, questions }: Omit<Props, 'open'>) {
  return (
    <Section tone="soft">
      <div className={styles.questions}>
        <h2>{title}</h2>
        <div className={styles.answers}>
          {questions.map(({ question, answer, link }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.answer}>
                <p>{answer}</p>
                {link ? <GoLink {...link} /> : null}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
