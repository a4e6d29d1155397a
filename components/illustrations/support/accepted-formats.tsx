import { FormatTab } from '@/components/drawings/records';
import type { Facts } from '../facts';
import styles from './tip.module.css';

/** Tabs of the formats that can be uploaded, taken from the claim that lists them in a sentence. */
export function AcceptedFormats({ facts }: { facts: Facts }) {
  return (
    <span className={styles.formats}>
      {facts.formats.split(/, | and /).map((name) => (
        <FormatTab key={name} name={name} />
      ))}
    </span>
  );
}
