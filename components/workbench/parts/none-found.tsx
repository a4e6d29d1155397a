import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './none-found.module.css';

type Props = {
  title: string;
  text?: string;
  /** Two papers were looked at, not one. */
  two?: boolean;
  /** Beside each other rather than one below the other: across a tray. */
  wide?: boolean;
  /** Ways on. */
  children?: ReactNode;
};

/** The result when nothing was found: the papers without a mark, ticked, and what that says and does not say. */
export const NoneFound = ({ title, text, two, wide, children }: Props) => (
  <div className={styles.none} data-wide={wide || undefined}>
    <div className={styles.picture} aria-hidden="true">
      <span className={styles.sheet} />
      {two ? <span className={styles.sheet} data-copy="" /> : null}
      <span className={styles.tick}>
        <Icon name="check" size={18} stroke={2.25} />
      </span>
    </div>
    <div>
      <h3>{title}</h3>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  </div>
);
