import { Icon } from '@/components/ui/icon';
import { FormatTab } from '../records';
import { Folder, Page } from './pieces';
import styles from './steps.module.css';

/** From a pile of files to a search. */
export const uploadSteps = {
  'files-dropped': () => (
    <div className={styles.pile}>
      <Page className={styles.pileBack}>
        <FormatTab name="PDF" />
      </Page>
      <Page className={styles.pileMiddle}>
        <FormatTab name="Excel" />
      </Page>
      <Page className={styles.pileFront}>
        <FormatTab name="JPG" />
      </Page>
      <span className={styles.drop}>
        <Icon name="upload" size={18} />
        Drop here
      </span>
    </div>
  ),
  'file-locked': () => (
    <Folder
      className={styles.folder}
      papers={<Page className={styles.behind} widths={[70, 100, 88]} strong={[0]} />}
    >
      <b className="flex items-center gap-2 text-sm">
        <Icon name="lock" size={18} />
        Property / Unit 4B
      </b>
      <span>3 files, encrypted</span>
    </Folder>
  ),
  'file-found': () => (
    <div className={styles.column}>
      <span className={`paper ${styles.search}`}>
        <Icon name="search" size={18} />
        refundable deposit
      </span>
      <Page
        title="lease.pdf"
        note="page 2"
        widths={[100, 90, 100, 62, 94]}
        strong={[3]}
        className={styles.short}
      />
    </div>
  ),
};
