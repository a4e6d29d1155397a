import type { IllustrationName } from '@/lib/schema/illustrations';
import styles from './step-files.module.css';
import { steps } from './steps';

/** The illustration of one step of a tool. Decorative, since the text beside it says the same. */
export function StepIllustration({ name }: { name: IllustrationName<'tools/steps'> }) {
  return (
    <div aria-hidden="true" className={`forced-color-adjust-none ${styles.drawing}`}>
      {steps[name]()}
    </div>
  );
}
