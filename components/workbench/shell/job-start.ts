/** React context of the button that starts a tool’s job: the tool provides the button’s action, the options panel shows the button. */
import { createContext, use } from 'react';

type Start = {
  /** The job can start. */
  ready: boolean;
  /** Reason why the button is disabled. */
  disabledReason?: string;
  onStart: () => void;
};

/**
 * Gives the options panel inside it the action of the panel’s button: `<JobStart value={{ ready, disabledReason, onStart
 * }}>`.
 */
export const JobStart = createContext<Start | undefined>(undefined);

export function useJobStart(): Start {
  const start = use(JobStart);
  if (!start) throw new Error('An options panel is used outside of <JobStart>.');
  return start;
}
