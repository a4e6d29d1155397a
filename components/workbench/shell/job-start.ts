/** React context of the button that starts a tool's job: the tool says what it does, the options panel shows it. */
import { createContext, use } from 'react';

type Start = {
  /** All that the job needs is there. */
  ready: boolean;
  /** Reason why the button is disabled. */
  disabledReason?: string;
  onStart: () => void;
};

/** Tells the options panel inside it what its button does: `<JobStart value={{ ready, disabledReason, onStart }}>`. */
export const JobStart = createContext<Start | undefined>(undefined);

export function useJobStart(): Start {
  const start = use(JobStart);
  if (!start) throw new Error('An options panel is used outside of <JobStart>.');
  return start;
}
