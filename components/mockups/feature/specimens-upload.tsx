import { Icon } from '@/components/ui/icon';
import { Pen, Progress, Strike } from '../paper';
import { FormatTab } from '../records';

/** Samples of upload and storage. */
export const uploadSpecimens = {
  'drop-batch': () => (
    <span className="flex w-full items-center gap-2.5 rounded-control border-2 border-dashed border-carbon-400 px-3 py-2.5">
      <Icon name="upload" size={18} className="text-ink" />
      <span>Unit 4B</span>
      <span className="ml-auto text-xs">24 files</span>
    </span>
  ),
  'size-limit': () => (
    <span className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-1.5">
      <FormatTab name="PDF" />
      <span>lease.pdf</span>
      <span className="text-xs">18 MB, fits</span>
      <span className="col-span-3">
        <Progress percent={36} />
      </span>
    </span>
  ),
  'encrypted-file': () => (
    <>
      <span className="mono">lease.pdf</span>
      <Icon name="arrow" size={16} />
      <span className="mono flex items-center gap-2 rounded-control bg-carbon-950 px-2.5 py-1.5 text-carbon-200">
        <Icon name="lock" size={16} className="text-canary-400" />
        9f3c a17e 04d2
      </span>
    </>
  ),
  'cloud-storage': () => (
    <>
      <Icon name="laptop-off" size={28} className="text-muted" />
      <Icon name="arrow" size={16} />
      <span className="mono flex items-center gap-2 rounded-control border-[1.5px] border-carbon-950 bg-sky-300 px-2.5 py-1.5 text-carbon-950">
        <Icon name="cloud" size={20} />
        lease.pdf
      </span>
    </>
  ),
  'full-text': () => (
    <span className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-2">
      <Icon name="search" size={18} className="text-ink" />
      <span className="text-ink">refundable deposit</span>
      <span className="text-xs">page 2</span>
      <Icon name="folder" size={18} className="text-ink" />
      <span className="mono col-span-2">
        property / unit-4b / <b>lease.pdf</b>
      </span>
    </span>
  ),
  'restore-file': () => (
    <>
      <Strike>ledger.xlsx</Strike>
      <Pen>Restore</Pen>
      <span className="ml-auto text-xs">deleted 3 Nov</span>
    </>
  ),
};
