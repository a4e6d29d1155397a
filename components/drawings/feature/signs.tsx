import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FeatureSign } from '@/lib/schema/features';
import { Chip, Mark } from '../paper';
import { Circled } from '../writing';

type Props = { words: string };

/** The signs that legends explain. */
export const signs: Record<FeatureSign, (props: Props) => ReactNode> = {
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
