import styles from './sum.module.css';

/** Above the main button: the total, and what still blocks the button. */
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
