import type { Claims } from '@/components/illustrations/claims';
import { SupportIllustration } from '@/components/illustrations/support';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Support } from '@/lib/schema/support';
import styles from './support.module.css';

/** Restoring a deleted file, and how long it is kept. */
export function RestoreHelp({
  id,
  title,
  text,
  steps,
  more,
  moreAbout,
  illustration,
  claims,
}: Support['restore'] & { claims: Claims }) {
  return (
    <Section id={id} className="pb-0">
      <div className="grid items-end gap-y-5 md:split-6 lg:split-4">
        <h2>{title}</h2>
        <p className="max-w-144 text-balance">{text}</p>
      </div>
      <ol className={styles.threeSteps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SupportIllustration {...illustration} claims={claims} />
      <ButtonLink href={more.href} variant="outline" className="mt-9">
        <span>
          {more.label}
          <span className="sr-only"> {moreAbout}</span>
        </span>
      </ButtonLink>
    </Section>
  );
}
