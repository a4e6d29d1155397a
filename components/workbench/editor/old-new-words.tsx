import styles from './old-new-words.module.css';

/** Removed words, and the words that replace them. */
export const Old = ({ children }: { children: string }) => <del className={styles.old}>{children}</del>;
export const New = ({ children }: { children: string }) => <ins className={styles.new}>{children}</ins>;
