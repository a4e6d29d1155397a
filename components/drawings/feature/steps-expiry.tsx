import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Mark } from '../paper';
import { Card, Page, Stack } from './pieces';
import styles from './steps.module.css';
import stepsPeople from './steps-people.module.css';

/** From the date in the text to the renewal. */
export const expirySteps = {
  'date-marked': ({ words }: Words<'steps', 'date-marked'>) => (
    <Page title={words.title} widths={[92, 100, 74]}>
      <p className="mt-3 mb-3 text-xs leading-snug">
        {`${words.text} `}
        <Mark>{words.mark}</Mark>
      </p>
    </Page>
  ),
  'reminder-set': ({ words }: Words<'steps', 'reminder-set'>) => (
    <Card stock="gold" cut className={stepsPeople.notice}>
      <b className="flex items-center gap-2">
        <Icon name="bell" size={18} />
        {words.noticeHead}
      </b>
      <p className="mt-1.5 text-carbon-700">{words.notice[0]}</p>
      <p className="mt-2.5 border-t border-carbon-950/20 pt-2.5 text-carbon-700">{words.notice[1]}</p>
    </Card>
  ),
  renewed: ({ words }: Words<'steps', 'renewed'>) => (
    <Stack stocks={['canary']}>
      <Page title={words.title} note={words.note} widths={[92, 100, 74]} className={styles.short}>
        <p className="mt-3 font-semibold text-pen-600">{words.short}</p>
      </Page>
    </Stack>
  ),
};
