import type { ReactNode } from 'react';
import { Mark } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import type { SecurityEntry } from '@/lib/schema/security';

type Sign = SecurityEntry['list']['signs'][number];

/** Legend of the page's drawings: samples of each kind of writing, with their meaning. */
export function Signs({ signs }: { signs: Sign[] }) {
  return (
    <dl className="mt-6 border-t border-line text-sm sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8 lg:max-w-80">
      {signs.map((sign) => (
        <div
          key={sign.sign}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 sm:max-lg:block"
        >
          <dt className="font-mono">{sampleOf(sign)}</dt>
          <dd>{sign.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function sampleOf({ sign, words }: Sign): ReactNode {
  if (sign === 'pen') return <Pen>{words}</Pen>;
  if (sign === 'marker') return <Mark>{words}</Mark>;
  return <span className="font-semibold text-error">{words}</span>;
}
