import { Icon } from '@/components/ui/icon';
import type { FeatureItem } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { InlinePicture } from '../inline-picture';
import { Progress } from '../paper';
import { Run } from '../parts';
import { FormatTab } from '../records';
import { Bars, Strike } from '../writing';
import { RowPart } from './item-parts';

/** The small drawing of a point, beside its words, on white paper. */
export const ItemDrawing = byKind<FeatureItem>({
  row: ({ parts, aside }) => (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move
        <RowPart key={index} part={part} />
      ))}
      {aside ? (
        <span className="ml-auto text-sm">
          <Run parts={aside} />
        </span>
      ) : null}
    </>
  ),
  drop: ({ text, aside }) => (
    <span className="flex w-full items-center gap-2.5 rounded-control border-2 border-dashed border-carbon-400 px-3 py-2.5">
      <Icon name="upload" size={18} className="text-ink" />
      <span>{text}</span>
      <span className="ml-auto text-sm">{aside}</span>
    </span>
  ),
  progress: ({ format, text, aside, percent, ai }) => (
    <span className="grid w-full gap-1.5">
      <span className="flex items-center gap-2.5">
        {format ? <FormatTab name={format} /> : null}
        <span>{text}</span>
        <span className={format ? 'ml-auto text-sm' : 'ml-auto'}>{aside}</span>
      </span>
      <Progress percent={percent} ai={ai} />
    </span>
  ),
  found: ({ query, place, folder, file }) => (
    <span className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-2">
      <Icon name="search" size={18} className="text-ink" />
      <span className="text-ink">{query}</span>
      <span className="text-sm">{place}</span>
      <Icon name="folder" size={18} className="text-ink" />
      <span className="mono col-span-2">
        {`${folder} `}
        <b>{file}</b>
      </span>
    </span>
  ),
  checks: ({ fine, missing }) => (
    <span className="grid gap-1">
      <span className="flex items-center gap-2">
        <Icon name="check" size={16} className="text-mint-ink" />
        {fine}
      </span>
      <span className="flex items-center gap-2 font-semibold text-ink">
        <Icon name="alert" size={16} />
        {missing}
      </span>
    </span>
  ),
  months: ({ months }) => (
    <span className="grid w-full grid-cols-4 text-center text-sm">
      {months.map(({ name, count }) => (
        <span key={name} className="border-l border-carbon-200 first:border-0">
          {name}
          <b className="block text-base leading-tight">{count}</b>
        </span>
      ))}
    </span>
  ),
  crop: ({ ratio, size }) => (
    <>
      <span className="relative block h-12 w-20 shrink-0 overflow-hidden">
        <InlinePicture name="person" className="h-12 w-20 opacity-35" />
        <span className="absolute inset-y-0 left-2 w-16 overflow-hidden border-2 border-pen-600">
          <InlinePicture name="person" className="absolute -top-0.5 -left-2.5 h-12 w-20 max-w-none" />
        </span>
      </span>
      <span className="font-semibold text-pen-600">{ratio}</span>
      <span className="mono ml-auto">{size}</span>
    </>
  ),
  smaller: ({ before, after, percent }) => (
    <span className="grid w-full grid-cols-[3.75rem_1fr] items-center gap-x-2.5 gap-y-1">
      <Strike>{before}</Strike>
      <i className="h-2 rounded-full bg-carbon-300" />
      <b>{after}</b>
      <i className="h-2 rounded-full bg-carbon-950" style={{ width: `${percent}%` }} />
    </span>
  ),
  'picture-in-text': () => (
    <span className="grid w-full grid-cols-[1fr_4.5rem] items-center gap-4">
      <Bars widths={[100, 92, 68]} />
      <span className="relative border-2 border-pen-600">
        <InlinePicture name="person-cut" className="h-11 w-full" />
      </span>
    </span>
  ),
  framed: ({ run }) => (
    <span className="relative border-2 border-pen-600 px-2.5 py-1 text-ink">
      <Run parts={run} />
      {['-top-1.5 -left-1.5', '-top-1.5 -right-1.5', '-bottom-1.5 -left-1.5', '-right-1.5 -bottom-1.5'].map(
        (corner) => (
          <i key={corner} className={`absolute size-2.5 border-2 border-pen-600 bg-bond ${corner}`} />
        ),
      )}
    </span>
  ),
});
