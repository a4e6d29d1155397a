import styles from './sign.module.css';
import type { Signing } from './use-signing';

/** Says that such a signature is not based on a certificate, wherever the copy can be made; unfolds an explanation. */
export function LegalValue({ signing: { messages, visible } }: { signing: Signing }) {
  if (visible.length === 0) return null;
  return (
    <details className={styles.legalValue}>
      <summary>
        <span>
          {messages.short} <u>{messages.more}</u>
        </span>
      </summary>
      <p>{messages.legalValue}</p>
    </details>
  );
}
