import styles from './item-number.module.css';

/** Number that an item of the list and its place in the drawing have in common. */
export function ItemNumber({ n }: { n: number }) {
  return (
    <span aria-hidden="true" className={styles.number}>
      {n}
    </span>
  );
}
