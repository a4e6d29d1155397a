import type { ReactNode } from 'react';
import styles from './kit.module.css';
import { type StateName, stateNames } from './state-names';
import { Shown } from './states';

/** A control at rest and in each of its states; `children` renders it and may derive ids from the state. */
export function AllStates({ children }: { children: (state: StateName) => ReactNode }) {
  return (
    <div className={styles.states}>
      {stateNames.map((state) => (
        <Shown key={state} state={state}>
          {children(state)}
        </Shown>
      ))}
    </div>
  );
}
