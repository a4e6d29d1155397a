import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section';
import type { Link } from '@/lib/schema/common';
import type { Home } from '@/lib/schema/home';
import styles from './audiences.module.css';
import { TrialPanel } from './trial-panel';

/** A file drawer: one folder per kind of office, and the trial as the drawer's front. */
export function Audiences({ title, lead, folders, trial, ask }: Home['audiences'] & { ask: Link }) {
  return (
    <section className="wrap pb-[var(--section)]">
      <SectionHead title={title} lead={lead} />
      <ul data-tone="rose" className={styles.drawer}>
        {folders.map(({ name, documents, href }) => (
          <li key={name} className={styles.folder}>
            <a href={href}>
              <span className={styles.body} />
              <span className={styles.tab}>
                {name}
                <Icon name="arrow" className={styles.arrow} />
              </span>{' '}
              <span className={styles.papers}>{documents}</span>
            </a>
          </li>
        ))}
      </ul>
      <TrialPanel {...trial} ask={ask} />
    </section>
  );
}
