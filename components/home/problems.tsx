import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/schema/home';
import styles from './problems.module.css';

type Row = Home['problems']['rows'][number] & { label: string };
type Props = Omit<Home['problems'], 'rows'> & { rows: Row[] };

/** A ledger: problems of an office on the left, the product's answers on the right. */
export function Problems({ title, problemsHeading, answersHeading, rows }: Props) {
  return (
    <Section tone="soft">
      <h2 className="mb-8 max-w-[13em] lg:mb-12">{title}</h2>
      <div className="border-t-2 border-rule">
        <div aria-hidden="true" className={styles.columns}>
          <span>{problemsHeading}</span>
          <span>{answersHeading}</span>
        </div>
        <ul>
          {rows.map(({ picture, quote, answer, text, href, label }) => (
            <li key={quote} className={styles.row}>
              <div className={styles.picture}>
                <Picture name={picture} />
              </div>
              <h3 className={styles.quote}>{`“${quote}”`}</h3>
              <div className={styles.answer}>
                <Icon name="check" size={26} stroke={2.6} className="-ml-1 text-link" />
                <div>
                  <p>
                    <b>{answer}</b>
                    {` ${text}`}
                  </p>
                  <GoLink href={href} label={label} className="text-sm text-link" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
