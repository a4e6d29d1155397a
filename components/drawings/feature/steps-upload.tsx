import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { FormatTab } from '../records';
import { Folder, Page } from './pieces';
import styles from './steps.module.css';
import stepsUpload from './steps-upload.module.css';

/** From a pile of files to a search. */
export const uploadSteps = {
  'files-dropped': ({ words }: Words<'steps', 'files-dropped'>) => (
    <div className={stepsUpload.pile}>
      <Page className={stepsUpload.pileBack}>
        <FormatTab name={words.format} />
      </Page>
      <Page className={stepsUpload.pileMiddle}>
        <FormatTab name={words.pileMiddleFormat} />
      </Page>
      <Page className={stepsUpload.pileFront}>
        <FormatTab name={words.pileFrontFormat} />
      </Page>
      <span className={stepsUpload.drop}>
        <Icon name="upload" size={18} />
        {words.drop}
      </span>
    </div>
  ),
  'file-locked': ({ words }: Words<'steps', 'file-locked'>) => (
    <Folder
      className={styles.folder}
      papers={<Page className={styles.behind} widths={[70, 100, 88]} strong={[0]} />}
    >
      <b className="flex items-center gap-2 text-sm">
        <Icon name="lock" size={18} />
        {words.folderHead}
      </b>
      <span>{words.folder}</span>
    </Folder>
  ),
  'file-found': ({ words }: Words<'steps', 'file-found'>) => (
    <div className={styles.column}>
      <span className={`paper ${stepsUpload.search}`}>
        <Icon name="search" size={18} />
        {words.search}
      </span>
      <Page
        title={words.title}
        note={words.note}
        widths={[100, 90, 100, 62, 94]}
        strong={[3]}
        className={styles.short}
      />
    </div>
  ),
};
