import { StepIllustration } from '@/components/illustrations/integrations';
import { Section } from '@/components/ui/section';
import type { Integration } from '@/lib/schema/integrations';
import styles from './steps-beside.module.css';

type Props = {
  steps: { title: string; items: Integration['steps'] };
  goodToKnow: { id: string; title: string; items: Integration['goodToKnow'] };
};

/** The steps stacked at the left, limits and permissions on one sheet at the right. */
export function StepsBeside({ steps, goodToKnow }: Props) {
  return (
    <Section tone="tint">
      <div className="grid items-start gap-y-14 lg:split-5">
        <div>
          <h2 className="mb-8">{steps.title}</h2>
          <ol className={styles.steps}>
            {steps.items.map((step, index) => (
              <li key={step.title}>
                <h3>
                  <span className={styles.number}>{index + 1}</span> {step.title}
                </h3>
                <p className="mt-1 leading-normal">{step.text}</p>
                <div className={styles.drawing}>
                  <StepIllustration name={step.illustration} />
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div id={goodToKnow.id} className={`paper folded ${styles.sheet}`}>
          <h2 className="text-h2s">{goodToKnow.title}</h2>
          <dl>
            {goodToKnow.items.map(({ term, text }) => (
              <div key={term} className={styles.fact}>
                <dt className="font-semibold text-ink">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
