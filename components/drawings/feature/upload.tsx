import { Icon } from '@/components/ui/icon';
import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { InlinePicture } from '../inline-picture';
import { Progress, Sheet } from '../paper';
import { FormatTab } from '../records';
import records from '../records.module.css';
import { Bars } from '../writing';
import type { HeroProps } from './props';
import styles from './upload.module.css';
import uploadFiles from './upload-files.module.css';

/** A batch dropping into a folder: one file is in, one on its way, one waits. */
export function UploadHero({ form, copy }: HeroProps & FeatureCopy<'upload'>) {
  return (
    <Drawing label={copy.label} className="relative grid pt-[8px]">
      <span className={styles.zone}>
        <Icon name="upload" size={18} />
        {copy.zone}
      </span>
      <div className={uploadFiles.files}>
        <Sheet fold="small" cut className={uploadFiles.lease}>
          <FormatTab name={copy.format} />
          <div className="mt-4">
            <Bars widths={[64, 100, 88, 96, 72, 100, 84]} strong={[0]} />
          </div>
        </Sheet>
        <Sheet fold="small" cut className={uploadFiles.ledger}>
          <FormatTab name={copy.ledgerFormat} />
          {/* Longer than its sheet, it runs behind the folder. */}
          <span className={`mt-[14px] block h-[160px] ${records.cells}`} />
        </Sheet>
        <Sheet fold="small" className={uploadFiles.photo}>
          <FormatTab name={copy.photoFormat} />
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
          <b>{copy.tabHead}</b>
        </span>
        <div className={styles.front}>
          <span className={styles.form}>{form}</span>
          {copy.files.map(({ icon, name, percent, state }) => (
            <div key={name} className={styles.row}>
              <Icon name={icon} size={18} />
              <b>{name}</b>
              <span className={percent ? styles.progress : undefined}>
                {percent ? <Progress percent={percent} /> : null}
                {state}
              </span>
            </div>
          ))}
        </div>
      </div>
    </Drawing>
  );
}
