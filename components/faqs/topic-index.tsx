import { Icon } from '@/components/ui/icon';
import type { FaqGroup } from '@/lib/schema/faqs';
import styles from './topic-index.module.css';

type Props = { label: string; topics: (Pick<FaqGroup, 'id' | 'title'> & { count: number })[] };

/**
 * Links to the groups on one sheet, which stays beside the questions on a wide screen. Browsers that know
 * `:target-current` mark the group on the screen, without a script.
 */
export function TopicIndex({ label, topics }: Props) {
  return (
    <nav aria-label={label} className={`paper folded ${styles.index}`}>
      <ul>
        {topics.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={styles.name}>{title}</span>
              <span aria-hidden="true" className="mono">
                {count}
              </span>
              <Icon name="arrow" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
