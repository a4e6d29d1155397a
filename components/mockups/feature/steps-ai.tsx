import { Icon } from '@/components/ui/icon';
import { Chip, Source } from '../paper';
import { Card, Page } from './pieces';
import styles from './steps.module.css';

/** From the page to a checked answer. */
export const aiSteps = {
  'page-opened': () => (
    <Page title="Lease, Unit 4B" widths={[60, 100, 92, 98, 70, 100, 86, 94]} strong={[0]} />
  ),
  'question-asked': () => (
    <div className={styles.column}>
      <span className="flex flex-wrap gap-1.5">
        <Chip>Summarise</Chip>
        <Chip>Rewrite</Chip>
        <Chip>Read aloud</Chip>
      </span>
      <Card cut className={styles.asked}>
        Can the rent go up?
      </Card>
    </div>
  ),
  'answer-checked': () => (
    <div className={styles.column}>
      <Page title="Clause 5" widths={[100, 92, 98, 64]} read={[1, 2]} />
      <Card stock="canary" className={styles.over}>
        <span className="text-ink">
          Once a year, by letter
          <Source n={1} />
        </span>
        <span className="mt-1 flex items-center gap-1.5 font-semibold text-pen-700">
          <Icon name="check" size={16} stroke={2.5} />
          Accept
        </span>
      </Card>
    </div>
  ),
};
