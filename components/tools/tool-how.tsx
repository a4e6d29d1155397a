import { StepIllustration } from '@/components/illustrations/tools';
import { NoWidow } from '@/components/ui/no-widow';
import { Section } from '@/components/ui/section';
import type { StepLayout, Tool } from '@/lib/schema/tools';
import styles from './tool-how.module.css';
import rows from './tool-how-rows.module.css';

type Props = {
  tool: Pick<Tool, 'how' | 'steps' | 'page'>;
  /** Whether the next section has the same background, so that its own space above is enough. */
  joins: boolean;
};

const tones: Record<StepLayout, 'page' | 'soft' | 'carbon'> = {
  coupons: 'soft',
  column: 'page',
  pairs: 'page',
  band: 'carbon',
  ruled: 'page',
};

/** CSS module of each layout: those with three related steps in a row have one of their own beside the common one. */
const layoutModules: Record<StepLayout, Record<string, string>> = {
  coupons: rows,
  column: styles,
  pairs: styles,
  band: rows,
  ruled: rows,
};

/** Description of the processing, and the three steps with illustrations, in the tool's layout. */
export function ToolHow({ tool, joins }: Props) {
  const { layout, intro } = tool.page;
  const layoutClasses = layoutModules[layout];
  const part = (name: string) =>
    layoutClasses === styles ? styles[name] : `${styles[name]} ${layoutClasses[name] ?? ''}`;
  return (
    <Section tone={tones[layout]} className={layout === 'pairs' && joins ? 'pb-0' : ''}>
      <div className={`${styles.how} ${layoutClasses[layout]}`}>
        <div className={part('text')}>
          <h2>
            <NoWidow text={tool.how} />
          </h2>
          <p>{intro}</p>
        </div>
        <ol className={part('steps')}>
          {tool.steps.map((step) => (
            <li key={step.title}>
              {step.illustration ? (
                <div className={part('illustration')}>
                  <StepIllustration name={step.illustration} />
                </div>
              ) : null}
              <div className={part('words')}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
