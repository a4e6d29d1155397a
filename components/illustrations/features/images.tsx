import { Drawing } from '@/components/drawings/drawing';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { Progress, Sheet } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import styles from './images.module.css';
import type { HeroProps } from './props';

/** A photo inside a letter while it is edited: half of its background is removed. */
export function ImagesHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet
        title="Letter to customers"
        note={pageCode}
        cut="wide"
        className={styles.letter}
        bodyClassName={styles.text}
      >
        <Bars widths={[36, 100, 94]} headingLines={[0]} />
        <div className={styles.photo}>
          <InlinePicture name="person-half-cut" className="aspect-4/3 w-full" />
          <i />
          <i />
          <i />
          <i />
          <span className="absolute inset-y-0 left-1/2 border-l-2 border-pen-600" />
          <span className={styles.crop}>Crop 4:3</span>
        </div>
        <Bars widths={[100, 97, 58]} />
      </Sheet>
      <div className={styles.notes}>
        <Sheet tone="lilac" fold="none" bodyClassName={styles.note}>
          <Icon name="check" size={18} stroke={2.5} className="text-pen-600" />
          <b>Background removed</b>
        </Sheet>
        <Sheet tone="lilac" fold="none" bodyClassName={styles.sizes}>
          <b>Compressed</b>
          <span>2.4 MB</span>
          <Progress percent={100} />
          <span>380 KB</span>
          <Progress percent={16} />
        </Sheet>
      </div>
    </Drawing>
  );
}
