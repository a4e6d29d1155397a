import styles from './guide-tabs.module.css';

const stocks = ['canary', 'rose', 'mint', 'sky', 'gold'] as const;

type Props = { label: string; tabs: { id: string; title: string; count: number }[] };

/** Guide cards of a card index, one per group: the tabs stand staggered, so that each can be read. */
export function GuideTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.drawer}>
        {tabs.map(({ id, title, count }, index) => (
          <li key={id} data-stock={stocks[index % stocks.length]}>
            <a href={`#${id}`} className={styles.tab}>
              <span>{title}</span>
              <span aria-hidden="true" className="mono">
                {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
