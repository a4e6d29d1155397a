import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Tool } from '@/lib/schema/tools';
import styles from './tool-page.module.css';

type Props = { title: string; tool: Pick<Tool, 'picture' | 'pictureAlt' | 'steps' | 'page'> };

/** What happens to the file, told and drawn, and the three steps. */
export function ToolHow({ title, tool }: Props) {
  return (
    <Section>
      <div className={styles.how}>
        <div className={styles.told}>
          <h2>{title}</h2>
          <p className="mt-5 max-w-136">{tool.page.intro}</p>
        </div>
        <ol className={styles.steps}>
          {tool.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.picture}>
          <Picture name={tool.picture} alt={tool.pictureAlt} />
        </div>
      </div>
    </Section>
  );
}
