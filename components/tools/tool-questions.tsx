import folds from '@/components/ui/folds.module.css';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Link } from '@/lib/schema/common';
import type { Tool } from '@/lib/schema/tools';
import styles from './tool-questions.module.css';

type Questions = {
  title: string;
  questions: Tool['page']['questions'];
  /** Link to further questions. */
  more: Link;
};

type Props = Questions & {
  /** Side by side with their answers, instead of collapsed. */
  open: boolean;
};

/** Whether as many answers fill rows of two or three. */
export const fillsRows = (count: number): boolean => count % 2 === 0 || count % 3 === 0;

/** Questions with their answers. */
export function ToolQuestions({ open, ...questions }: Props) {
  return open ? <Answered {...questions} /> : <Folded {...questions} />;
}

function Answered({ title, questions, more }: Questions) {
  return (
    <Section>
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
      <More {...more} />
    </Section>
  );
}

/** Below the last question: link to further ones. */
function More(link: Link) {
  return (
    <p className={styles.more}>
      <GoLink {...link} />
    </p>
  );
}

/** Several may stay open, because people compare answers. */
function Folded({ title, questions, more }: Questions) {
  return (
    <Section tone="soft">
      <div className="grid gap-y-7 lg:split-5 lg:items-start">
        <h2 className="text-h2s">{title}</h2>
        <div>
          <div className={folds.folds}>
            {questions.map(({ question, answer, link }, index) => (
              <details key={question} open={index === 0}>
                <summary>
                  {question}
                  <Icon name="chevron-down" />
                </summary>
                <div className="max-w-152 pb-5">
                  <p>{answer}</p>
                  {link ? <GoLink {...link} /> : null}
                </div>
              </details>
            ))}
          </div>
          <More {...more} />
        </div>
      </div>
    </Section>
  );
}
