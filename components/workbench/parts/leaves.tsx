import styles from './leaves.module.css';

/** What comes to it, in large letters, and why. */
export function Leaves({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
