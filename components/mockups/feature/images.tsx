import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Bars, Progress, Sheet } from '../paper';
import styles from './images.module.css';
import { SplitPhoto } from './photos';
import type { MockupProps } from './props';

/** A photo inside a letter while it is worked on: half of its background is gone. */
export function ImagesMockup({ form }: MockupProps) {
  return (
    <Mockup
      label="Sample: a letter with a photo of a plant in it; its background is half removed, a 4:3 crop frame is set by hand, and the file shrank from 2.4 MB to 380 KB."
      className={styles.scene}
    >
      <Sheet
        title="Letter to customers, spring"
        note={form}
        cut
        className={styles.letter}
        bodyClassName={styles.text}
      >
        <Bars widths={[36, 100, 94]} strong={[0]} />
        <div className={styles.photo}>
          <SplitPhoto className={styles.picture} />
          <i />
          <i />
          <i />
          <i />
          <span className={styles.divider} />
          <span className={styles.crop}>Crop 4:3</span>
        </div>
        <Bars widths={[100, 97, 58]} />
      </Sheet>
      <div className={styles.notes}>
        <Sheet fold="none" bodyClassName={styles.note}>
          <Icon name="check" size={18} stroke={2.5} className="text-pen-600" />
          <b>Background removed</b>
        </Sheet>
        <Sheet stock="canary" fold="none" bodyClassName={styles.sizes}>
          <b>Compressed</b>
          <span>2.4 MB</span>
          <Progress percent={100} />
          <span>380 KB</span>
          <Progress percent={16} />
        </Sheet>
      </div>
    </Mockup>
  );
}
