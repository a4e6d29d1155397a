import { Icon } from '@/components/ui/icon';
import type { FaqGroup } from '@/lib/schema/faqs';
import styles from './topic-index.module.css';

type Props = {
  label: string;
  /** Above the links: how many questions there are. */
  count: string;
  topics: (Pick<FaqGroup, 'id' | 'title' | 'tone'> & { count: number })[];
};

/**
 * Links to the groups on one sheet with two copies, which stays beside the questions on a wide screen. Browsers that
 * know `:target-current` mark the group on the screen, without a script.
 */
export function TopicIndex({ label, count, topics }: Props) {
  return (
    <nav aria-label={label} className={`paper ${styles.index}`}>
      <div className={`folded ${styles.sheet}`}>
        <p className={styles.count}>{count}</p>
        <ul>
          {topics.map((topic) => (
            <li key={topic.id} data-tone={topic.tone}>
              <a href={`#${topic.id}`}>
                <span aria-hidden="true" className={styles.swatch} />
                <span className={styles.name}>{topic.title}</span>
                <span aria-hidden="true" className="mono">
                  {topic.count}
                </span>
                <Icon name="arrow" size={18} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
