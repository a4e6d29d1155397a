import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Chip, Source } from '../paper';
import { Card, Page } from './pieces';
import styles from './steps.module.css';

/** From the page to a checked answer. */
export const aiSteps = {
  'page-opened': ({ words }: Words<'steps', 'page-opened'>) => (
    <Page title={words.title} widths={[60, 100, 92, 98, 70, 100, 86, 94]} strong={[0]} />
  ),
  'question-asked': ({ words }: Words<'steps', 'question-asked'>) => (
    <div className={styles.column}>
      <span className="flex flex-wrap gap-1.5">
        <Chip>{words.columnChip[0]}</Chip>
        <Chip>{words.columnChip[1]}</Chip>
        <Chip>{words.columnChip[2]}</Chip>
      </span>
      <Card cut className={styles.asked}>
        {words.asked}
      </Card>
    </div>
  ),
  'answer-checked': ({ words }: Words<'steps', 'answer-checked'>) => (
    <div className={styles.column}>
      <Page title={words.title} widths={[100, 92, 98, 64]} read={[1, 2]} />
      <Card stock="canary" className={styles.over}>
        <span className="text-ink">
          {words.over[0]}
          <Source n={1} />
        </span>
        <span className="mt-1 flex items-center gap-1.5 font-semibold text-pen-700">
          <Icon name="check" size={16} stroke={2.5} />
          {words.over[1]}
        </span>
      </Card>
    </div>
  ),
};
