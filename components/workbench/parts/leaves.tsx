import styles from './leaves.module.css';

/** A result: heading and reason. */
export function Leaves({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
