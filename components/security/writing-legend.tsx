import type { ReactNode } from 'react';
import { Mark } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import type { SecurityEntry } from '@/lib/schema/security';

type WritingSample = SecurityEntry['list']['legend'][number];

/** Legend of the page's drawings: samples of each kind of writing, with their meaning. */
export function WritingLegend({ legend }: { legend: readonly WritingSample[] }) {
  return (
    <dl className="mt-6 border-t border-line text-sm sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8 lg:max-w-80">
      {legend.map((sample) => (
        <div
          key={sample.writing}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 sm:max-lg:block"
        >
          <dt className="font-mono">{sampleOf(sample)}</dt>
          <dd>{sample.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function sampleOf({ writing, words }: WritingSample): ReactNode {
  if (writing === 'pen') return <Pen>{words}</Pen>;
  if (writing === 'marker') return <Mark>{words}</Mark>;
  return <span className="font-semibold text-error">{words}</span>;
}
