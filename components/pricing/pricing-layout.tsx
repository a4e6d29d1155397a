import type { ReactNode } from 'react';
import { Hero } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import { GoLink } from '@/components/ui/go-link';
import type { Pricing } from '@/lib/schema/pricing';
import styles from './pricing.module.css';

type Props = {
  trail: Trail;
  title: string;
  lead: string;
  free: Pricing['free'];
  children: ReactNode;
};

const look = {
  band: styles.hero ?? '',
  grid: 'items-end gap-x-5 gap-y-3 pt-5 md:pt-9 lg:grid-cols-12 lg:pt-6',
  words: 'contents',
  title: 'lg:col-span-7',
  rest: 'contents',
  lead: 'lg:col-span-5',
};

/**
 * Hero in the area's tone and everything that depends on the chosen plan. `data-plan` (places of plans) and
 * `data-billing` name the choices for which an element is shown: style sheets do the rest, without a script.
 */
export function PricingLayout({ free, children, ...copy }: Props) {
  return (
    <div className={styles.page}>
      <Hero look={look} {...copy} />
      {children}
      <div className="wrap pb-(--section)">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 rounded-panel bg-area-tint px-5 py-4 sm:px-7">
          <p className="max-w-150">{free.text}</p>
          <GoLink {...free.link} />
        </div>
      </div>
    </div>
  );
}
