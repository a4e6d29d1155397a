import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Tool } from '@/lib/schema/tools';
import styles from './tool-page.module.css';

/** Questions that open one by one; several may stay open, because people compare answers. */
export function ToolQuestions({ title, questions }: { title: string; questions: Tool['page']['questions'] }) {
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
