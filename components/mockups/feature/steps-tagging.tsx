import { Chip } from '../paper';
import { Folder, Page } from './pieces';
import styles from './steps.module.css';

const lines = [90, 100, 72, 96, 60, 88, 100, 64];

/** From a scan to its folder. */
export const taggingSteps = {
  scan: () => <Page title="scan_0047" widths={lines} />,
  'scan-read': () => <Page title="scan_0047" widths={lines} read={[1, 3, 6]} />,
  'scan-filed': () => (
    <Folder
      className={styles.folder}
      papers={<Page title="Lease, Unit 4B" className={styles.behind} widths={[90, 100, 72]} />}
    >
      <b>Property / Unit 4B</b>
      <span className="flex gap-1.5">
        <Chip stock="sky">Contract</Chip>
        <Chip>2028</Chip>
      </span>
    </Folder>
  ),
};
