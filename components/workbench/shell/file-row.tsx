import type { DragEvent, ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import styles from './file-row.module.css';
import pill from './pill.module.css';
import { RowButtons } from './row-buttons';

type Props = {
  name: string;
  /** Place in the list, from 0, and the length of the list. */
  place: number;
  total: number;
  note: string;
  chips?: readonly { icon?: IconName; text: string }[];
  /** Below the row: its password field, or a note on repairs. */
  belowRow?: ReactNode;
  /** Pages of the file, instead of the buttons. */
  pages?: ReactNode;
  /** Moves the row to another place, from 0. */
  onPlace?: (place: number) => void;
  onRemove?: () => void;
};

/** Most characters of a name that has two lines beside the buttons on a phone. */
const MAX_SHORT_NAME = 40;

/** A chosen file in an ordered list, with the buttons that move it. */
export function FileRow({ name, place, total, note, chips = [], belowRow, pages, ...actions }: Props) {
  return (
    <li
      className={styles.row}
      data-long={name.length > MAX_SHORT_NAME || undefined}
      {...dragRow(place, total > 1 ? actions.onPlace : undefined)}
    >
      <span className={styles.number}>{place + 1}</span>
      <div className={styles.text}>
        <b translate="no">{name}</b>
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
        <div className={styles.actions}>
          {total > 1 && actions.onPlace ? <span className={styles.grip} aria-hidden="true" /> : null}
          <RowButtons {...{ name, place, total }} {...actions} />
        </div>
      )}
      {belowRow ? <div className={styles.more}>{belowRow}</div> : null}
    </li>
  );
}

/** Moves the dragged row to another place; undefined while none is dragged. */
let moveDragged: ((place: number) => void) | undefined;

/**
 * Attributes that let a mouse drag a row to another place of its list, in addition to its buttons (WCAG
 * 2.5.7). The list is reordered during the drag.
 *
 * @param place of the row, from 0
 * @param onPlace moves this row to another place
 */
function dragRow(place: number, onPlace: ((place: number) => void) | undefined) {
  if (!onPlace) return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      moveDragged = onPlace;
    },
    onDragEnter: () => moveDragged !== onPlace && moveDragged?.(place),
    onDragEnd: () => {
      moveDragged = undefined;
    },
  };
}
