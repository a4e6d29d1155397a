import { Icon } from '@/components/ui/icon';
import type { FaqGroup } from '@/lib/schema/faqs';
import styles from './guide-tabs.module.css';

type Props = { label: string; tabs: (Pick<FaqGroup, 'id' | 'title' | 'tone'> & { count: number })[] };

/**
 * Guide cards of a card index, one per group with the colour of its pages, in the columns of the heading above
 * (look `carbon` of `Hero`).
 */
export function GuideTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.drawer}>
        {tabs.map(({ id, title, tone, count }) => (
          <li key={id} data-tone={tone}>
            <a href={`#${id}`} className={styles.tab}>
              <span className={styles.name}>{title}</span>
              <span aria-hidden="true" className="mono flex items-center gap-1">
                {count}
                <Icon name="chevron-down" size={16} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
