import { FormatTab } from '@/components/drawings/records';
import type { Claims } from '../claims';
import styles from './tip.module.css';

/** Tabs of the formats that can be uploaded, taken from the claim that lists them in a sentence. */
export function AcceptedFormats({ claims }: { claims: Claims }) {
  return (
    <span className={styles.formats}>
      {claims.formats.split(/, | and /).map((name) => (
        <FormatTab key={name} name={name} />
      ))}
    </span>
  );
}
