import { CardName } from '@/components/ui/card-name';
import { Section } from '@/components/ui/section';
import type { IntegrationHub } from '@/lib/schema/integrations';
import styles from './integration-chooser.module.css';

type Row = { situation: string; name: string; href: string };

/** Problems, as quotations on notes in the pigeonholes of the integrations that solve them. */
export function IntegrationChooser({ title, lead, rows }: IntegrationHub['choose'] & { rows: Row[] }) {
  return (
    <Section tone="soft">
      <h2>{title}</h2>
      <p className="lead mt-4 max-w-144">{lead}</p>
      <ul className={styles.rack}>
        {rows.map(({ situation, name, href }) => (
          <li key={href}>
            <a href={href} className={styles.pigeonhole}>
              <span className={styles.note}>{situation}</span>
              <span className={styles.front}>
                <b className={styles.name}>
                  <CardName name={name} arrow="text-link" />
                </b>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
