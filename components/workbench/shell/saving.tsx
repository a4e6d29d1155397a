import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { factText } from './facts';
import { FaultNotice } from './fault-notice';
import { progressText } from './progress';
import styles from './saved.module.css';
import { Note } from './tool-shell';
import { useSharedMessages } from './use-messages';
import type { SavingState } from './use-saving';

type Props = {
  saving: SavingState;
  /** Buttons that start a job. */
  children: ReactNode;
};

/** Buttons that make and save files; while one runs, its progress and a cancel button. */
export function Saving({ saving: { runner, saved }, children }: Props) {
  const shared = useSharedMessages();
  const { job } = runner;
  if (job.state === 'working') {
    const { done = 0, total = 0 } = job.progress ?? {};
    const words = progressText(shared.progress, job.progress, undefined);
    return (
      <>
        <p role="status" className="text-sm">
          {words}
        </p>
        <progress
          className="w-full"
          max={1}
          value={total > 0 ? Math.min(1, done / total) : undefined}
          aria-label={words}
        />
        <Button variant="outline" className="w-full" onClick={runner.cancel}>
          {shared.cancel}
        </Button>
      </>
    );
  }
  const losses = job.state === 'done' ? job.outcome.facts.filter((fact) => fact.lost) : [];
  return (
    <>
      {job.state === 'idle' && job.fault ? <FaultNotice fault={job.fault} /> : null}
      {losses.map((fact) => (
        <Note key={JSON.stringify(fact)} title={factText(shared, fact)}>
          {null}
        </Note>
      ))}
      {children}
      <Saved file={saved} />
    </>
  );
}

type SavedProps = {
  file: string | undefined;
  /** The file’s name is shown above already. */
  isNamed?: boolean;
};

/** Says below the save button that the file was saved, with its name. Screen readers get that from elsewhere. */
export function Saved({ file, isNamed }: SavedProps) {
  const shared = useSharedMessages();
  return file ? (
    <p className={styles.saved}>
      <Icon name="check" />
      <span>{isNamed ? shared.savedHere : formatMessage(shared.saved, { file })}</span>
    </p>
  ) : null;
}
