import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Chip } from '../paper';
import { Page, Stack } from './pieces';
import styles from './steps.module.css';

/** From a save to the locked version. */
export const versionSteps = {
  'draft-saved': ({ words }: Words<'steps', 'draft-saved'>) => (
    <Stack stocks={['rose']}>
      <Page title={words.title} widths={[100, 86, 60]} className={styles.short}>
        <p className="mt-3">
          <Chip stock="rose">{words.shortChip}</Chip>
        </p>
      </Page>
    </Stack>
  ),
  'versions-compared': ({ words }: Words<'steps', 'versions-compared'>) => (
    <div className={styles.pair}>
      <Page title={words.title} stock="rose" className={styles.half}>
        <Lines removed />
      </Page>
      <Page title={words.halfTitle} stock="canary" className={styles.half}>
        <Lines />
      </Page>
    </div>
  ),
  'version-locked': ({ words }: Words<'steps', 'version-locked'>) => (
    <Stack stocks={['sky', 'rose', 'canary']}>
      <Page title={words.title} widths={[100, 90, 60]} strong={[0]} className={styles.short}>
        <p className="mt-4 flex items-center gap-2 font-semibold text-ink">
          <Icon name="lock" size={18} />
          {words.short}
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
