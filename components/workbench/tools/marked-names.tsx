import styles from './marked-names.module.css';
import { namesIn } from './names-in';

/** What the browser heard, with the names and figures to check dotted. Without a language nobody heard it: it was typed. */
export function MarkedNames({ text, language }: { text: string; language?: string }) {
  if (language === undefined) return text;
  return namesIn(text, language).map(({ text: piece, check }, index) =>
    check ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
      <span key={index} className={styles.name}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
