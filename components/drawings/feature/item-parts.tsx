import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { RowPart as Words } from '@/lib/schema/drawings';
import { InlinePicture } from '../inline-picture';
import { Chips } from '../paper';
import { Part, Run } from '../parts';
import { Bars } from '../writing';

const framed = 'shrink-0 border-[1.5px] border-carbon-950';

const photos = {
  person: <InlinePicture name="person" className={`h-12 w-16 ${framed}`} />,
  'half-cut': <InlinePicture name="person-half-cut" className={`h-12 w-16 ${framed}`} />,
  cut: <InlinePicture name="person-cut" className={`h-12 w-16 ${framed}`} />,
  bill: <InlinePicture name="receipt" className={`size-11 ${framed}`} />,
};

/** Heights of a voice's waves, in pixels. */
const waves = [8, 18, 26, 12, 30, 20, 34, 22, 28, 14, 24, 10];

const speech = {
  wave: (
    <span className="flex h-9 items-center gap-[3px]">
      {waves.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never move
        <i key={index} className="w-[3px] rounded-full bg-carbon-950" style={{ height }} />
      ))}
    </span>
  ),
  play: (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-carbon-950 text-bond">
      <Icon name="play" size={16} />
    </span>
  ),
};

/** One part of a drawing that is a row. */
export function RowPart({ part }: { part: Words }) {
  if ('run' in part)
    return (
      <span>
        <Run parts={part.run} />
      </span>
    );
  if ('chips' in part) return <Chips chips={part.chips} />;
  if ('sealed' in part)
    return (
      <span
        className={`mono flex items-center gap-2 rounded-control border-[1.5px] border-carbon-950 px-2.5 py-1.5 ${part.tone === 'sky' ? 'bg-sky-300 text-carbon-950' : 'bg-carbon-950 text-carbon-200'}`}
      >
        <Icon name={part.icon} size={18} className={part.tone === 'sky' ? '' : 'text-canary-400'} />
        {part.sealed}
      </span>
    );
  if ('bars' in part)
    return (
      <span className="w-16 shrink-0">
        <Bars widths={part.bars} read={part.read} strong={part.headings} />
      </span>
    );
  if ('photo' in part)
    return (
      <span className="flex gap-1">
        {Array.from({ length: part.times ?? 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a drawing never move
          <Fragment key={index}>{photos[part.photo]}</Fragment>
        ))}
      </span>
    );
  if ('speech' in part) return speech[part.speech];
  return <Part part={part} />;
}
