import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { oddAddressNote } from '@/lib/contact/rules';
import type { ThankYou } from '@/lib/schema/support';
import sheet from './contact.module.css';
import styles from './sent-receipt.module.css';

/** The sheet of the thank-you page: a picture of the sent letter, and links to other pages. */
export function SentReceipt({ next, oddAddress }: Pick<ThankYou, 'next' | 'oddAddress'>) {
  return (
    <div className={`paper folded ${sheet.form} ${styles.receipt}`}>
      <div className={styles.letter}>
        <Picture name="thankyou" width={240} height={160} />
      </div>
      <section>
        <p id={oddAddressNote} className={styles.oddAddress}>
          {oddAddress}
        </p>
        <h2 className="text-h3 leading-(--text-h3--line-height) tracking-[-0.015em]">{next.title}</h2>
        <ul>
          {next.links.map(({ label, href, note }) => (
            <li key={href}>
              <a href={href}>
                <b>{label}</b>
                <Icon name="arrow" className="text-link" />
                <span>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
