import { Drawing } from '@/components/drawings/drawing';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { FormatTab } from '@/components/drawings/records';
import records from '@/components/drawings/records.module.css';
import { Progress, Sheet } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import type { HeroProps } from './props';
import styles from './upload.module.css';
import uploadFiles from './upload-files.module.css';

/** Files that are added to a folder: one is uploaded, one is being uploaded, one is waiting. */
export function UploadHero({ alt, pageCode, claims }: HeroProps) {
  return (
    <Drawing label={alt} className="relative grid pt-[8px]">
      <span className={styles.zone}>
        <Icon name="upload" size={18} />
        Drop files or a folder here
      </span>
      <div className={uploadFiles.files}>
        <Sheet fold="small" cut className={uploadFiles.lease}>
          <FormatTab name="PDF" />
          <div className="mt-4">
            <Bars widths={[64, 100, 88, 96, 72, 100, 84]} headingLines={[0]} />
          </div>
        </Sheet>
        <Sheet fold="small" cut className={uploadFiles.ledger}>
          <FormatTab name="Excel" />
          {/* Longer than its sheet, so that it extends behind the folder. */}
          <span className={`mt-[14px] block h-[160px] ${records.cells}`} />
        </Sheet>
        <Sheet fold="small" className={uploadFiles.photo}>
          <FormatTab name="JPG" />
          <InlinePicture name="house" className={uploadFiles.house} />
        </Sheet>
      </div>
      <div className="paper relative text-[length:var(--text-sm)] text-carbon-950">
        <span className={styles.tab}>
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path d="M0 40V1h86l14 39z" fill="var(--color-lilac-300)" />
            <path
              d="M.5 40V3Q.5.5 2 .5H84Q87 .5 88 4L99.5 39"
              stroke="var(--color-carbon-950)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <b>Property / Unit 4B</b>
        </span>
        <div className={styles.front}>
          <span className={styles.pageCode}>{pageCode}</span>
          <div className={styles.row}>
            <Icon name="lock" size={18} />
            <b>lease.pdf</b>
            <span>{`Encrypted, ${claims.encryption}`}</span>
          </div>
          <div className={styles.row}>
            <Icon name="upload" size={18} />
            <b>ledger.xlsx</b>
            <span className={styles.progress}>
              <Progress percent={62} />
              62%
            </span>
          </div>
          <div className={styles.row}>
            <Icon name="clock" size={18} />
            <b>photo.jpg</b>
            <span>waiting</span>
          </div>
        </div>
      </div>
    </Drawing>
  );
}
