import styles from './number.module.css';

/** The number of an item, and of its place in the drawing. */
export function ItemNumber({ n }: { n: number }) {
  return (
    <span aria-hidden="true" className={styles.number}>
      {n}
    </span>
  );
}
