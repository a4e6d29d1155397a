import { Icon } from '@/components/ui/icon';
import { Mark } from '../paper';
import { iyer } from '../people';
import { Card, Page, Stack } from './pieces';
import styles from './steps.module.css';

/** From the date in the text to the renewal. */
export const expirySteps = {
  'date-marked': () => (
    <Page title="Fire licence" widths={[92, 100, 74]}>
      <p className="mt-3 mb-3 text-xs leading-snug">
        valid until <Mark>12 January 2026</Mark>
      </p>
    </Page>
  ),
  'reminder-set': () => (
    <Card stock="gold" cut className={styles.notice}>
      <b className="flex items-center gap-2">
        <Icon name="bell" size={18} />
        12 December
      </b>
      <p className="mt-1.5 text-carbon-700">
        To {iyer.name}, {iyer.role}
      </p>
      <p className="mt-2.5 border-t border-carbon-950/20 pt-2.5 text-carbon-700">
        Fire licence ends in a month
      </p>
    </Card>
  ),
  renewed: () => (
    <Stack stocks={['canary']}>
      <Page title="Fire licence" note="v2" widths={[92, 100, 74]} className={styles.short}>
        <p className="mt-3 font-semibold text-pen-600">until 12 January 2027</p>
      </Page>
    </Stack>
  ),
};
