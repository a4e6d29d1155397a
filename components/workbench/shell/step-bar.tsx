import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { useShell } from './shell-context';
import styles from './step-bar.module.css';
import { useSharedMessages } from './use-messages';

type Props = {
  steps: readonly string[];
  /** Current step from 1; steps + 1 when all are done. */
  step: number;
  onStartAgain: () => void;
};

/** The head of a tool with a file: its name and its steps, the current one underlined; on narrow windows the current step alone. */
export function StepBar({ steps, step, onStartAgain }: Props) {
  const shared = useSharedMessages();
  const { name } = useShell();
  const last = Math.min(step, steps.length);
  return (
    <div className={`carbon ${styles.stepBar}`}>
      {name ? (
        <b aria-hidden="true" className={`max-2xl:hidden ${styles.name}`}>
          {name}
        </b>
      ) : null}
      <ol aria-label={shared.steps} className="flex min-w-0 flex-1 gap-7 max-2xl:hidden">
        {steps.map((title, index) => (
          <li key={title} aria-current={index + 1 === step ? 'step' : undefined}>
            {index + 1 < step ? (
              <>
                <Icon name="check" size={18} stroke={2.2} />
                <span className="sr-only">{shared.stepDone}</span>
              </>
            ) : (
              <span className="mono">{index + 1}</span>
            )}
            {title}
          </li>
        ))}
      </ol>
      <p className={`2xl:hidden ${styles.now}`}>
        {name ? <b aria-hidden="true">{name}</b> : null}
        {step > steps.length ? (
          <span className={styles.title}>{shared.stepsDone}</span>
        ) : (
          <>
            <span>{say(shared.stepOf, { count: last, of: steps.length })}</span>{' '}
            <span className={styles.title}>{steps[last - 1]}</span>
          </>
        )}
      </p>
      <button type="button" title={shared.startAgain} onClick={onStartAgain}>
        <Icon name="refresh" size={18} />
        <span className="max-md:sr-only">{shared.startAgain}</span>
      </button>
    </div>
  );
}
