import { StepIllustration } from '@/components/illustrations/features';
import { Page } from '@/components/illustrations/features/step-documents';
import { Section } from '@/components/ui/section';
import type { FeatureSteps } from '@/lib/schema/features';
import styles from './steps.module.css';

type Props = FeatureSteps & { id: string; dark: boolean };

/** The steps in a row on a common base line; each shows its final state. */
export function Steps({ id, dark, title, lead, items }: Props) {
  return (
    <Section id={id} tone={dark ? 'carbon' : 'soft'}>
      <div className={`mb-10 grid items-end gap-y-4 lg:mb-12 ${lead ? 'lg:split-5' : ''}`}>
        <h2 className="-ml-[0.03em] max-w-176">{title}</h2>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      <ol className={`${styles.steps} ${dark ? styles.dark : ''}`}>
        {items.map((item) => (
          <li key={item.title}>
            <div aria-hidden="true" className={`fixed-size ${styles.illustration}`}>
              {item.illustration ? (
                <StepIllustration name={item.illustration} />
              ) : (
                <Page widths={[60, 100, 84, 96, 72, 100, 54]} headingLines={[0]} />
              )}
            </div>
            <div>
              <h3>{item.title}</h3>
              <p className="mt-1.5 leading-normal text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
