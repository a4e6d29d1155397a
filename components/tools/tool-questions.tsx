import { GoLink } from '@/components/ui/go-link';
import { Section } from '@/components/ui/section';
import type { Link } from '@/lib/schema/common';
import type { Tool } from '@/lib/schema/tools';
import styles from './tool-questions.module.css';

type Props = {
  title: string;
  questions: Tool['page']['questions'];
  /** Link to further questions. */
  more: Link;
  /** Background of the band. */
  tone: 'page' | 'soft';
};

/** Questions side by side with their answers, in rows that are always full. */
export function ToolQuestions({ title, questions, more, tone }: Props) {
  return (
    <Section tone={tone}>
      <h2 className="text-h2s">{title}</h2>
      <ul className={styles.columns}>
        {questions.map(({ question, answer, link }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
            {link ? <GoLink {...link} /> : null}
          </li>
        ))}
      </ul>
      {/* The rule above shows that the link belongs to all questions. */}
      <p className="mt-7 border-t border-line pt-3">
        <GoLink {...more} />
      </p>
    </Section>
  );
}
