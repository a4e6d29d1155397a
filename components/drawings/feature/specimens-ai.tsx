import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Chip, Mark, Source } from '../paper';
import { Bars, Pen, Strike } from '../writing';

const wave = [8, 18, 26, 12, 30, 20, 34, 22, 28, 14, 24, 10];

/** Samples of the AI tools. */
export const aiSpecimens = {
  summary: ({ words }: Words<'specimens', 'summary'>) => (
    <>
      <span className="w-16 shrink-0">
        <Bars widths={[100, 92, 100, 60]} read={[1]} />
      </span>
      <Icon name="arrow" size={16} />
      <span className="text-ink">
        {words.text}
        <Source n={1} />
      </span>
    </>
  ),
  rewrite: ({ words }: Words<'specimens', 'rewrite'>) => (
    <>
      <Mark>{words.mark}</Mark>
      <Icon name="arrow" size={16} />
      <Chip stock="canary">{words.chip}</Chip>
    </>
  ),
  'pdf-edit': ({ words }: Words<'specimens', 'pdf-edit'>) => (
    <span className="relative border-2 border-pen-600 px-2.5 py-1 text-ink">
      {`${words.text[0]} `}
      <Strike>{words.struck}</Strike> <Pen>{words.pen}</Pen>
      {` ${words.text[1]}`}
      <i className="absolute -top-1.5 -left-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
      <i className="absolute -top-1.5 -right-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
      <i className="absolute -bottom-1.5 -left-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
      <i className="absolute -right-1.5 -bottom-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
    </span>
  ),
  dictation: ({ words }: Words<'specimens', 'dictation'>) => (
    <>
      <span className="flex h-9 items-center gap-[3px]">
        {wave.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never move
          <i key={index} className="w-[3px] rounded-full bg-carbon-950" style={{ height }} />
        ))}
      </span>
      <Icon name="arrow" size={16} />
      <span>
        {`${words.text[0]} `}
        <span className="border-r-2 border-pen-600">{words.text[1]}</span>
      </span>
    </>
  ),
  'read-aloud': ({ words }: Words<'specimens', 'read-aloud'>) => (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-carbon-950 text-bond">
        <Icon name="play" size={16} />
      </span>
      <span>
        {`${words.text} `}
        <Mark>{words.mark}</Mark>…
      </span>
    </>
  ),
  screening: ({ words }: Words<'specimens', 'screening'>) => (
    <span className="grid gap-1">
      <span className="flex items-center gap-2">
        <Icon name="check" size={16} className="text-mint-ink" />
        {words.text[0]}
      </span>
      <span className="flex items-center gap-2 font-semibold text-ink">
        <Icon name="alert" size={16} />
        {words.text[1]}
      </span>
    </span>
  ),
};
