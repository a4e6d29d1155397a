import { Icon } from '@/components/ui/icon';
import { Bars, Chip, Mark, Pen, Source, Strike } from '../paper';

const wave = [8, 18, 26, 12, 30, 20, 34, 22, 28, 14, 24, 10];

/** Samples of the AI tools. */
export const aiSpecimens = {
  summary: () => (
    <>
      <span className="w-16 shrink-0">
        <Bars widths={[100, 92, 100, 60]} read={[1]} />
      </span>
      <Icon name="arrow" size={16} />
      <span className="text-ink">
        36 months, from April
        <Source n={1} />
      </span>
    </>
  ),
  rewrite: () => (
    <>
      <Mark>In the event that</Mark>
      <Icon name="arrow" size={16} />
      <Chip stock="canary">If the rent is late…</Chip>
    </>
  ),
  'pdf-edit': () => (
    <span className="relative border-2 border-pen-600 px-2.5 py-1 text-ink">
      on the <Strike>5th</Strike> <Pen>10th</Pen> of each month
      <i className="absolute -top-1.5 -left-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
      <i className="absolute -top-1.5 -right-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
      <i className="absolute -bottom-1.5 -left-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
      <i className="absolute -right-1.5 -bottom-1.5 size-2.5 border-2 border-pen-600 bg-bond" />
    </span>
  ),
  dictation: () => (
    <>
      <span className="flex h-9 items-center gap-[3px]">
        {wave.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never move
          <i key={index} className="w-[3px] rounded-full bg-carbon-950" style={{ height }} />
        ))}
      </span>
      <Icon name="arrow" size={16} />
      <span>
        “Dear Mr Rao, <span className="border-r-2 border-pen-600">the</span>
      </span>
    </>
  ),
  'read-aloud': () => (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-carbon-950 text-bond">
        <Icon name="play" size={16} />
      </span>
      <span>
        …a deposit of <Mark>three months’ rent</Mark>…
      </span>
    </>
  ),
  screening: () => (
    <span className="grid gap-1">
      <span className="flex items-center gap-2">
        <Icon name="check" size={16} className="text-mint-ink" />
        All 12 pages, both dates
      </span>
      <span className="flex items-center gap-2 font-semibold text-ink">
        <Icon name="alert" size={16} />
        No signature on page 12
      </span>
    </span>
  ),
};
