import styles from './said.module.css';

/** Words that were there before, and those in their place. */
export const Old = ({ children }: { children: string }) => <del className={styles.old}>{children}</del>;
export const New = ({ children }: { children: string }) => <ins className={styles.new}>{children}</ins>;
