import type { ReactNode } from 'react';
import { Hero } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import { Unbroken } from '@/components/ui/unbroken';
import type { Pricing } from '@/lib/schema/pricing';
import styles from './pricing.module.css';

type Props = {
  trail: Trail;
  title: string;
  lead: Pricing['lead'];
  /** Address of the form that asks for the trial. */
  trialHref: string;
  children: ReactNode;
};

const heroLayout = {
  band: styles.hero ?? '',
  grid: 'items-end gap-x-5 gap-y-3 pt-5 md:pt-9 lg:grid-cols-12 lg:pt-4',
  textColumn: 'contents',
  title: 'lg:col-span-7',
  belowTitle: 'contents',
  lead: 'lg:col-span-5',
};

/**
 * Hero in the area's tone and everything that depends on the chosen plan. `data-plan` (places of plans, see
 * `placeOf`) and `data-billing` name the choices for which an element is shown; style sheets hide it for others.
 */
export function PricingLayout({ children, lead, trialHref, ...copy }: Props) {
  const { before, trial, after } = lead;
  const offer = (
    <>
      {`${before} `}
      <a href={trialHref} className="text-ink underline underline-offset-[0.2em]">
        <Unbroken text={trial} />
      </a>
      {after}
    </>
  );
  return (
    <div className={styles.page}>
      <Hero layout={heroLayout} lead={offer} {...copy} />
      {children}
    </div>
  );
}
