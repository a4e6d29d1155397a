import { Icon } from '@/components/ui/icon';
import styles from './result-marks.module.css';

type TextProps = { children: string };

/** Words that a comparison found added, with a plus. */
export const Added = ({ children }: TextProps) => (
  <span className={styles.added}>
    <Icon name="plus" size={14} stroke={2.5} />
    {children}
  </span>
);

/** Words that a comparison found removed, with a minus. */
export const Removed = ({ children }: TextProps) => (
  <span className={styles.removed}>
    <Icon name="minus" size={14} stroke={2.5} />
    {children}
  </span>
);

/** A result of a check that needs no action, with a tick; a second line is indented. */
export const PassedCheck = ({ children }: TextProps) => (
  <span className={styles.result}>
    <span className={`${styles.symbol} bg-mint-300`}>
      <Icon name="check" size={14} stroke={2.5} />
    </span>
    <span>{children}</span>
  </span>
);

/** A result of a check that needs attention, with an exclamation mark; a second line is indented. */
export const FlaggedCheck = ({ children }: TextProps) => (
  <span className={styles.result}>
    <span className={`${styles.symbol} bg-gold-300`}>!</span>
    <span>{children}</span>
  </span>
);
