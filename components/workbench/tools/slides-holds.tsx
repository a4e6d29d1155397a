import { Icon } from '@/components/ui/icon';
import type { SlidesWords } from '@/lib/schema/works/slides';
import { say } from '@/lib/sentences';
import facts from '../parts/facts.module.css';
import styles from './slides-choices.module.css';
import type { SlidesSum } from './use-slide-plans';

type Props = {
  words: SlidesWords['holds'];
  sum: SlidesSum;
  /** Number of pages that become slides. */
  count: number;
};

/** Contents of the ticked pages: ticks for editable content, a triangle for the rest. */
export function SlidesHolds({ words, sum, count }: Props) {
  const lines = [
    ['texts', 'check'],
    ['pictures', 'check'],
    ['drawings', 'alert'],
    ['scans', 'alert'],
  ] as const;
  const { counted } = sum;
  return (
    <div>
      <h3 className="text-sm">
        {counted < count ? say(words.soFar, { done: counted, count }) : words.title}
      </h3>
      <ul className={`${facts.facts} ${styles.holds}`}>
        {lines.map(([line, icon]) =>
          sum[line] > 0 ? (
            <li key={line}>
              <Icon name={icon} size={18} stroke={2} />
              {say(words[line], { count: sum[line] })}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
