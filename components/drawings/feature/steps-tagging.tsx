import type { Words } from '@/lib/schema/drawings/features';
import { Chip } from '../paper';
import { Folder, Page } from './pieces';
import styles from './steps.module.css';

const lines = [90, 100, 72, 96, 60, 88, 100, 64];

/** From a scan to its folder. */
export const taggingSteps = {
  scan: ({ words }: Words<'steps', 'scan'>) => <Page title={words.title} widths={lines} />,
  'scan-read': ({ words }: Words<'steps', 'scan-read'>) => (
    <Page title={words.title} widths={lines} read={[1, 3, 6]} />
  ),
  'scan-filed': ({ words }: Words<'steps', 'scan-filed'>) => (
    <Folder
      className={styles.folder}
      papers={<Page title={words.papers.title} className={styles.behind} widths={[90, 100, 72]} />}
    >
      <b>{words.folderHead}</b>
      <span className="flex gap-1.5">
        <Chip stock="sky">{words.folderChip[0]}</Chip>
        <Chip>{words.folderChip[1]}</Chip>
      </span>
    </Folder>
  ),
};
