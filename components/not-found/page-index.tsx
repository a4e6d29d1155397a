import type { PageGroup } from '@/lib/page-groups';
import styles from './page-index.module.css';

/** All pages of the site by group, without a script. */
export function PageIndex({ title, groups }: { title: string; groups: PageGroup[] }) {
  return (
    <section aria-labelledby="all-pages" className="mt-[clamp(3.5rem,6vw,5rem)]">
      <h2 id="all-pages" className="text-h2s">
        {title}
      </h2>
      <div className={styles.columns}>
        {groups.map((group) => (
          <section key={group.title} data-tone={group.tone}>
            <h3 className={styles.title}>
              {group.href ? <a href={group.href}>{group.title}</a> : group.title}
            </h3>
            <ul>
              {group.pages.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className={styles.page}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
