import type { ReactNode } from 'react';
import { Chip, Mark } from '@/components/drawings/sheet';
import { Circled } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import type { MarkStyle } from '@/lib/schema/features';

/** Each mark as it looks in illustrations. */
const markSamples: Record<MarkStyle, (props: { words: string }) => ReactNode> = {
  ai: ({ words }) => <Mark>{words}</Mark>,
  person: ({ words }) => (
    <span className="ml-3.5">
      <Circled>{words}</Circled>
    </span>
  ),
  copies: () => (
    <svg width="52" height="40" viewBox="0 0 52 40" fill="none" strokeLinejoin="round" aria-hidden="true">
      <g stroke="var(--color-carbon-950)" strokeWidth="1.5">
        <path d="M14.75 1.75H44L50.25 8v24h-35.5z" fill="var(--color-rose-300)" />
        <path d="M8.25 4.75H38L44.25 11v24h-36z" fill="var(--color-lilac-300)" />
        <path d="M1.75 7.75h29.5l7 6.75v23.75H1.75z" fill="var(--color-bond)" />
      </g>
    </svg>
  ),
  reminder: ({ words }) => (
    <Chip tone="gold">
      <Icon name="bell" size={14} />
      {words}
    </Chip>
  ),
  expired: ({ words }) => (
    <span className="inline-flex items-center gap-1.5 font-semibold text-error">
      <Icon name="alert" size={18} />
      {words}
    </span>
  ),
};

type Props = { explained: { mark: MarkStyle; words?: string | undefined; text: string }[] };

/** Explains the marks of the illustrations. */
export function Legend({ explained }: Props) {
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-5">
      {explained.map(({ mark, words = '', text }) => {
        const MarkSample = markSamples[mark];
        return (
          <div
            key={mark}
            className="grid min-h-14 grid-cols-[8.75rem_minmax(0,1fr)] items-center border-b border-line leading-[1.4] text-muted lg:min-h-16"
          >
            <dt className="flex items-center">
              <MarkSample words={words} />
            </dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
