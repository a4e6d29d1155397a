import type { ReactNode } from 'react';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { Icon, type IconName } from '@/components/ui/icon';

/** A note at the end of a line. */
export const TrailingNote = ({ children }: { children: ReactNode }) => (
  <span className="ml-auto text-sm">{children}</span>
);

/** An encrypted or stored file in a box; `sky`: one that is stored outside the device. */
export function FileBox({ icon, sky, children }: { icon: IconName; sky?: boolean; children: ReactNode }) {
  return (
    <span
      className={`mono flex items-center gap-2 rounded-control border-[1.5px] border-carbon-950 px-2.5 py-1.5 ${sky ? 'bg-sky-300 text-carbon-950' : 'bg-carbon-950 text-carbon-200'}`}
    >
      <Icon name={icon} size={18} className={sky ? '' : 'text-bond'} />
      {children}
    </span>
  );
}

const framed = 'shrink-0 border-[1.5px] border-carbon-950';

/** A photo of a person: with its background, with half of it, or without it. */
export const Portrait = ({ name }: { name: 'person' | 'person-half-cut' | 'person-cut' }) => (
  <span className="flex gap-1">
    <InlinePicture name={name} className={`h-12 w-16 ${framed}`} />
  </span>
);

/** A photo of a bill. */
export const Receipt = () => <InlinePicture name="receipt" className={`size-11 ${framed}`} />;

/** Heights of the bars of a sound wave, in pixels. */
const barHeights = [8, 18, 26, 12, 30, 20, 34, 22, 28, 14, 24, 10];

/** The sound wave of speech. */
export const SpeechWave = () => (
  <span className="flex h-9 items-center gap-[3px]">
    {barHeights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never move
      <i key={index} className="w-[3px] rounded-full bg-carbon-950" style={{ height }} />
    ))}
  </span>
);

/** The play button of a text that is read aloud. */
export const PlayButton = () => (
  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-carbon-950 text-bond">
    <Icon name="play" size={16} />
  </span>
);

/** Corners of the box around words that are being edited. */
export const corners = [
  '-top-1.5 -left-1.5',
  '-top-1.5 -right-1.5',
  '-bottom-1.5 -left-1.5',
  '-right-1.5 -bottom-1.5',
];
