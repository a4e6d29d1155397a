import type { Claims } from '@/components/illustrations/claims';
import { SupportIllustration } from '@/components/illustrations/support';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Support } from '@/lib/schema/support';
import styles from './support.module.css';

/** Four steps beside a folder shared with visitors. */
export function SharingHelp({
  id,
  title,
  steps,
  visit,
  illustration,
  claims,
}: Support['sharing'] & { claims: Claims }) {
  return (
    <Section id={id} tone="soft">
      <div className="grid items-center gap-y-9 md:split-6 lg:split-7">
        <div>
          <h2>{title}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink href={visit.href} variant="outline">
            {visit.label}
          </ButtonLink>
        </div>
        <SupportIllustration {...illustration} claims={claims} />
      </div>
    </Section>
  );
}
