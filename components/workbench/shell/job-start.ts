/** React context of the button that starts a tool’s job: the tool provides what it does, the options panel shows it. */
import { createContext, use } from 'react';

type Start = {
  /** The job can start. */
  ready: boolean;
  /** Reason why the button is disabled. */
  disabledReason?: string;
  onStart: () => void;
};

/**
 * Provides the options panel inside it with its button’s action: `<JobStart value={{ ready, disabledReason, onStart
 * }}>`.
 */
export const JobStart = createContext<Start | undefined>(undefined);

export function useJobStart(): Start {
  const start = use(JobStart);
  if (!start) throw new Error('An options panel is used outside of <JobStart>.');
  return start;
}
