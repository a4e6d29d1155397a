import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { FormatTab } from '../records';
import { Bars, Strike } from '../writing';
import { PlantPhoto, ReceiptPhoto, SplitPhoto } from './photos';

const frame = 'shrink-0 border-[1.5px] border-carbon-950';

/** Samples of the image tools. */
export const imageSpecimens = {
  'cut-out': () => (
    <>
      <PlantPhoto className={`h-12 w-16 ${frame}`} />
      <Icon name="arrow" size={16} />
      <SplitPhoto className={`h-12 w-16 ${frame}`} />
      <Icon name="arrow" size={16} />
      <PlantPhoto cut className={`h-12 w-16 ${frame}`} />
    </>
  ),
  'image-to-pdf': ({ words }: Words<'specimens', 'image-to-pdf'>) => (
    <>
      <span className="flex gap-1">
        {words.bills.map((bill) => (
          <ReceiptPhoto key={bill} className={`h-11 w-11 ${frame}`} />
        ))}
      </span>
      <Icon name="arrow" size={16} />
      <FormatTab name={words.format} />
      <span className="text-xs">{words.text}</span>
    </>
  ),
  'pdf-to-image': ({ words }: Words<'specimens', 'pdf-to-image'>) => (
    <>
      <FormatTab name={words.format} />
      <Icon name="arrow" size={16} />
      <FormatTab name={words.format2} />
      <FormatTab name={words.format3} />
      <FormatTab name={words.format4} />
    </>
  ),
  crop: ({ words }: Words<'specimens', 'crop'>) => (
    <>
      <span className="relative block h-12 w-20 shrink-0 overflow-hidden">
        <PlantPhoto className="h-12 w-20 opacity-35" />
        <span className="absolute inset-y-0 left-2 w-16 overflow-hidden border-2 border-pen-600">
          <PlantPhoto className="absolute -top-0.5 -left-2.5 h-12 w-20 max-w-none" />
        </span>
      </span>
      <span className="font-semibold text-pen-600">{words.text[0]}</span>
      <span className="mono ml-auto">{words.text[1]}</span>
    </>
  ),
  compress: ({ words }: Words<'specimens', 'compress'>) => (
    <span className="grid w-full grid-cols-[3.75rem_1fr] items-center gap-x-2.5 gap-y-1">
      <Strike>{words.struck}</Strike>
      <i className="h-2 rounded-full bg-carbon-300" />
      <b>{words.head}</b>
      <i className="h-2 w-[16%] rounded-full bg-carbon-950" />
    </span>
  ),
  'place-image': () => (
    <span className="grid w-full grid-cols-[1fr_4.5rem] items-center gap-4">
      <Bars widths={[100, 92, 68]} />
      <span className="relative border-2 border-pen-600">
        <PlantPhoto cut className="h-11 w-full" />
      </span>
    </span>
  ),
};
