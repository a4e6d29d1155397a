import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './step-rows.module.css';

/** A list with handles; the row at `moved`, counted from 1, is being dragged. */
export const OrderedRows = ({ names, moved }: { names: string[]; moved: number }) => (
  <div className={`paper ${styles.list}`}>
    {names.map((name, index) => (
      <span key={name} className={index + 1 === moved ? styles.moved : ''}>
        <span className={styles.handle} />
        {name}
        <span className="mono">{index + 1}</span>
      </span>
    ))}
  </div>
);

/** A bordered list of points. */
export const Points = ({ children }: { children: ReactNode }) => (
  <div className={`paper ${styles.points}`}>{children}</div>
);

/** A point of a list, and below it the words it is about, or what a person did about it. */
export const Point = ({ title, children }: { title: string; children: ReactNode }) => (
  <p>
    <b>{title}</b>
    <span>{children}</span>
  </p>
);

type OptionListProps = {
  options: string[];
  picked: string[];
  /** Radio buttons instead of checkboxes. */
  circles?: boolean;
};

/** A list of options, of which a person has picked some. */
export const OptionList = ({ options, picked, circles }: OptionListProps) => (
  <div className={`paper ${styles.list} ${circles ? styles.circles : ''}`}>
    {options.map((text) => (
      <span key={text} className={picked.includes(text) ? styles.picked : ''}>
        <span className={styles.box}>
          {picked.includes(text) && !circles ? <Icon name="check" size={14} stroke={3} /> : null}
        </span>
        {text}
      </span>
    ))}
  </div>
);
