import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import styles from './none-found.module.css';

type Props = {
  title: string;
  text?: string;
  /** Two papers were looked at, not one. */
  two?: boolean;
  /** Beside each other rather than one below the other: across a tray. */
  wide?: boolean;
  /** Nothing could be judged: it is not ticked, but looked at. */
  icon?: Extract<IconName, 'check' | 'eye'>;
  /** Ways on. */
  children?: ReactNode;
};

/** The result when nothing was found: the papers without a mark, ticked, and what that says and does not say. */
export const NoneFound = ({ title, text, two, wide, icon = 'check', children }: Props) => (
  <div className={styles.none} data-wide={wide || undefined}>
    <div className={styles.picture} aria-hidden="true">
      <span className={styles.sheet} />
      {two ? <span className={styles.sheet} data-copy="" /> : null}
      <span className={styles.tick} data-icon={icon}>
        <Icon name={icon} size={18} stroke={2.25} />
      </span>
    </div>
    <div>
      <h3>{title}</h3>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  </div>
);
