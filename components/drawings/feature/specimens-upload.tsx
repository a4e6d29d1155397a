import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Progress } from '../paper';
import { FormatTab } from '../records';
import { Pen, Strike } from '../writing';

/** Samples of upload and storage. */
export const uploadSpecimens = {
  'drop-batch': ({ words }: Words<'specimens', 'drop-batch'>) => (
    <span className="flex w-full items-center gap-2.5 rounded-control border-2 border-dashed border-carbon-400 px-3 py-2.5">
      <Icon name="upload" size={18} className="text-ink" />
      <span>{words.text[0]}</span>
      <span className="ml-auto text-xs">{words.text[1]}</span>
    </span>
  ),
  'size-limit': ({ words }: Words<'specimens', 'size-limit'>) => (
    <span className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-1.5">
      <FormatTab name={words.format} />
      <span>{words.text[0]}</span>
      <span className="text-xs">{words.text[1]}</span>
      <span className="col-span-3">
        <Progress percent={36} />
      </span>
    </span>
  ),
  'encrypted-file': ({ words }: Words<'specimens', 'encrypted-file'>) => (
    <>
      <span className="mono">{words.text[0]}</span>
      <Icon name="arrow" size={16} />
      <span className="mono flex items-center gap-2 rounded-control bg-carbon-950 px-2.5 py-1.5 text-carbon-200">
        <Icon name="lock" size={16} className="text-canary-400" />
        {words.text[1]}
      </span>
    </>
  ),
  'cloud-storage': ({ words }: Words<'specimens', 'cloud-storage'>) => (
    <>
      <Icon name="laptop-off" size={28} className="text-muted" />
      <Icon name="arrow" size={16} />
      <span className="mono flex items-center gap-2 rounded-control border-[1.5px] border-carbon-950 bg-sky-300 px-2.5 py-1.5 text-carbon-950">
        <Icon name="cloud" size={20} />
        {words.text}
      </span>
    </>
  ),
  'full-text': ({ words }: Words<'specimens', 'full-text'>) => (
    <span className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-2">
      <Icon name="search" size={18} className="text-ink" />
      <span className="text-ink">{words.text[0]}</span>
      <span className="text-xs">{words.text[1]}</span>
      <Icon name="folder" size={18} className="text-ink" />
      <span className="mono col-span-2">
        {`${words.text[2]} `}
        <b>{words.head}</b>
      </span>
    </span>
  ),
  'restore-file': ({ words }: Words<'specimens', 'restore-file'>) => (
    <>
      <Strike>{words.struck}</Strike>
      <Pen>{words.pen}</Pen>
      <span className="ml-auto text-xs">{words.text}</span>
    </>
  ),
};
