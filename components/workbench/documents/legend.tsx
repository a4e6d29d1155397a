import type { ReactNode } from 'react';
import { useSharedMessages } from '../shell/use-messages';
import areas from './areas.module.css';
import type { ChangeMark } from './document-marks';
import styles from './legend.module.css';

/** A sample of each mark, and what it means. */
export type Meanings = readonly { sample: ReactNode; meaning: string }[];

/** Sample marks: of words that a tool read or used, of words that it left out, and of issues. */
export const readSample = <span className={styles.read} />;
export const leftSample = <span className={styles.left} />;
export const issueSample = <span className={styles.issue} />;

/** Sample of an area by which two drawn pages differ; `only` as in `ChangeMark`. */
export const areaSample = ({ look, only }: Pick<ChangeMark, 'look' | 'only'>) => (
  <span className={styles.area} data-look={look} data-only={only} />
);

/** The legend below a document: what its marks mean, on the same paper colour. */
export function Legend({ marks }: { marks: Meanings }) {
  const { documentView } = useSharedMessages();
  return (
    <p className={`paper ${areas.areas} ${styles.legend}`}>
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
