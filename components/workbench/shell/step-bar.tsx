import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { useShell } from './shell-context';
import styles from './step-bar.module.css';
import type { Step } from './steps';
import { useSharedMessages } from './use-messages';

type Props = {
  steps: readonly Step[];
  /** Index of the current step; -1 if none is open. */
  current: number;
  /** The result is shown. */
  done: boolean;
  onStartAgain: () => void;
};

/** The head of a tool with a file: its name and its steps, the current one underlined; on narrow windows the current step alone. */
export function StepBar({ steps, current, done, onStartAgain }: Props) {
  const shared = useSharedMessages();
  const { name } = useShell();
  // Without an open step and without a result, the last step says why: “No changes”.
  const shown = current < 0 ? steps.length - 1 : current;
  const replacedStep = steps.find(({ state }) => state === 'unneeded');
  return (
    <div className={`carbon ${styles.stepBar}`}>
      {name ? (
        <b aria-hidden="true" className={`max-2xl:hidden ${styles.name}`}>
          {name}
        </b>
      ) : null}
      <ol aria-label={shared.steps} className="flex min-w-0 flex-1 gap-7 max-2xl:hidden">
        {steps.map(({ title, state }, index) => (
          <li key={title} aria-current={index === current ? 'step' : undefined}>
            {state === 'done' ? (
              <>
                <Icon name="check" size={18} stroke={2.2} />
                <span className="sr-only">{shared.stepDone}</span>
              </>
            ) : state === 'unneeded' ? (
              <Icon name="minus" size={18} stroke={2.2} />
            ) : (
              <span className="mono">{index + 1}</span>
            )}
            {title}
          </li>
        ))}
      </ol>
      <p className={`2xl:hidden ${styles.now}`}>
        {name ? <b aria-hidden="true">{name}</b> : null}
        {current < 0 && done ? (
          // A text that replaces a step, such as the number of open issues, says more than that all steps are done.
          <span className={styles.title}>{replacedStep?.title ?? shared.stepsDone}</span>
        ) : (
          <>
            <span>{formatMessage(shared.stepOf, { count: shown + 1, of: steps.length })}</span>{' '}
            <span className={styles.title}>{steps[shown]?.title}</span>
          </>
        )}
      </p>
      <button type="button" title={shared.startAgain} onClick={onStartAgain}>
        <Icon name="refresh" size={18} className="max-md:hidden" />
        {shared.startAgain}
      </button>
    </div>
  );
}
