import type { ReactNode } from 'react';
import { useSharedMessages } from '../shell/use-messages';
import type { ChangeMark } from './document-marks';
import styles from './legend.module.css';

/** A sample of each mark, and what it means. */
export type Meanings = readonly { sample: ReactNode; meaning: string }[];

/** Samples of words that a tool read or used, of those that it left out, and of those to be fixed or checked. */
export const readSample = <span className={styles.read} />;
export const leftSample = <span className={styles.left} />;
export const issueSample = <span className={styles.issue} />;

/** Samples of an area by which two pictures differ; `only` as in a mark of it. */
export const areaSample = ({ look, only }: Pick<ChangeMark, 'look' | 'only'>) => (
  <span className={styles.area} data-look={look} data-only={only} />
);

/** Below a document, and on paper like it: what its marks mean. */
export function Legend({ marks }: { marks: Meanings }) {
  const { documentView } = useSharedMessages();
  return (
    <p className={`paper ${styles.legend}`}>
      <span className="sr-only">{documentView.legend}:</span>
      {marks.map(({ sample, meaning }) => (
        <span key={meaning}>
          <span aria-hidden="true" className="flex flex-none">
            {sample}
          </span>
          {meaning}
        </span>
      ))}
    </p>
  );
}
