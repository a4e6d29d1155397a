import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { dragRow } from './drag-row';
import styles from './file-row.module.css';
import pill from './pill.module.css';
import { RowKeys } from './row-keys';

type Props = {
  frame: FrameWords;
  name: string;
  /** Place in the list, from 0, of how many. */
  place: number;
  of: number;
  note: string;
  chips?: readonly { icon?: IconName; text: string }[];
  /** Below the row: its password, what was repaired. */
  more?: ReactNode;
  /** Instead of the keys: pages of the file. */
  pages?: ReactNode;
  /** Puts the row at another place, from 0. */
  onPlace?: (place: number) => void;
  onRemove?: () => void;
};

/** Letters of a name beside which keys leave it more than two lines on a phone. */
const LONG = 40;

/** A chosen file in an ordered list, with the keys that move it. */
export function FileRow({ frame, name, place, of, note, chips = [], more, pages, ...acts }: Props) {
  return (
    <li
      className={styles.row}
      data-long={name.length > LONG || undefined}
      {...dragRow(place, of > 1 ? acts.onPlace : undefined)}
    >
      <span className={styles.number}>{place + 1}</span>
      <div className={styles.main}>
        <b>{name}</b>
        {chips.map(({ icon, text }) => (
          <span key={text} className={`${pill.pill} ${styles.chip}`}>
            {icon ? <Icon name={icon} size={14} stroke={2} /> : null}
            {text}
          </span>
        ))}
        <span className="mono">{note}</span>
      </div>
      {pages ? (
        <div className={styles.pages}>{pages}</div>
      ) : (
        <div className={styles.acts}>
          {of > 1 && acts.onPlace ? <span className={styles.grip} aria-hidden="true" /> : null}
          <RowKeys {...{ frame, name, place, of }} {...acts} />
        </div>
      )}
      {more ? <div className={styles.more}>{more}</div> : null}
    </li>
  );
}
