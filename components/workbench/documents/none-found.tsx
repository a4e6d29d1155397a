import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import styles from './none-found.module.css';

type Props = {
  title: string;
  text?: string;
  /** Two documents were checked. */
  hasTwoDocuments?: boolean;
  /** Picture and text are side by side instead of stacked, across a document pane. */
  wide?: boolean;
  /** `eye` if nothing could be judged. */
  icon?: Extract<IconName, 'check' | 'eye'>;
  /** Further actions. */
  children?: ReactNode;
};

/** Result without findings: documents with a tick, and what the result does and does not mean. */
export const NoneFound = ({
  title,
  text,
  hasTwoDocuments,
  wide: isTwoColumns,
  icon = 'check',
  children,
}: Props) => (
  <div className={styles.none} data-wide={isTwoColumns || undefined}>
    <div className={styles.picture} aria-hidden="true">
      <span className={styles.sheet} />
      {hasTwoDocuments ? <span className={styles.sheet} data-copy="" /> : null}
      <span className={styles.tick} data-icon={icon}>
        <Icon name={icon} size={18} stroke={2.25} />
      </span>
    </div>
    <div>
      <h3>{title}</h3>
      {text ? <p className="mt-1.5 max-w-[34rem] text-balance">{text}</p> : null}
      {children}
    </div>
  </div>
);
