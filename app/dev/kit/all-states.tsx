import type { ReactNode } from 'react';
import styles from './kit.module.css';
import { type StateName, stateNames } from './state-names';
import { InState } from './states';

/** A control in each of its states, at rest included; `children` renders it and may derive ids from the state. */
export function AllStates({ children }: { children: (state: StateName) => ReactNode }) {
  return (
    <div className={styles.states}>
      {stateNames.map((state) => (
        <InState key={state} state={state}>
          {children(state)}
        </InState>
      ))}
    </div>
  );
}
