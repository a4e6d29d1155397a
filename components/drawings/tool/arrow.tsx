import { Icon } from '@/components/ui/icon';
import styles from './arrow.module.css';

/** From what goes in to what comes out. */
export function Arrow({ className = '' }: { className?: string | undefined }) {
  return (
    <span className={`${styles.arrow} ${className}`}>
      <Icon name="arrow" size={24} stroke={2} />
    </span>
  );
}

/** The same where the two meet. */
export function EdgeArrow({ className = '' }: { className?: string | undefined }) {
  return <Arrow className={`${styles.onEdge} ${className}`} />;
}
