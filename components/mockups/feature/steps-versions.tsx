import { Icon } from '@/components/ui/icon';
import { Chip } from '../paper';
import { Page, Stack } from './pieces';
import styles from './steps.module.css';

/** From a save to the locked version. */
export const versionSteps = {
  'draft-saved': () => (
    <Stack stocks={['rose']}>
      <Page title="Supply agreement" widths={[100, 86, 60]} className={styles.short}>
        <p className="mt-3">
          <Chip stock="rose">v2 saved</Chip>
        </p>
      </Page>
    </Stack>
  ),
  'versions-compared': () => (
    <div className={styles.pair}>
      <Page title="v2" stock="rose" className={styles.half}>
        <Lines removed />
      </Page>
      <Page title="v3" stock="canary" className={styles.half}>
        <Lines />
      </Page>
    </div>
  ),
  'version-locked': () => (
    <Stack stocks={['sky', 'rose', 'canary']}>
      <Page title="v4" widths={[100, 90, 60]} strong={[0]} className={styles.short}>
        <p className="mt-4 flex items-center gap-2 font-semibold text-ink">
          <Icon name="lock" size={18} />
          Signed, locked
        </p>
      </Page>
    </Stack>
  ),
};

/** Lines of a version on coloured stock; the changed one is blue, or struck. */
function Lines({ removed }: { removed?: boolean }) {
  return (
    <div className={styles.lines}>
      <i />
      <i />
      <i className={removed ? styles.removed : styles.changed} />
      <i />
      <i />
    </div>
  );
}
