import styles from './sum.module.css';

/** Two figures above the main button: what it comes to, and what holds it up. */
export function Sum({ figure, text, end }: { figure: string; text?: string; end?: string }) {
  return (
    <p className={styles.sum}>
      <span>
        <b>{figure}</b> {text}
      </span>
      {end ? <span>{end}</span> : null}
    </p>
  );
}
