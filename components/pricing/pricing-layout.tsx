import type { ReactNode } from 'react';
import type { Pricing } from '@/lib/schema/pricing';
import styles from './pricing.module.css';

type Props = {
  breadcrumb: ReactNode;
  title: string;
  lead: string;
  free: Pricing['free'];
  children: ReactNode;
};

/**
 * Hero in the area's stock and everything that follows the chosen plan. `data-plan` (the places of plans) and
 * `data-billing` on an element name the choices it is shown for: style sheets do the rest, with or without a script.
 */
export function PricingLayout({ breadcrumb, title, lead, free, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        {breadcrumb}
        <div className="wrap grid items-end gap-x-5 gap-y-3 pt-5 md:pt-9 lg:pt-6 lg:grid-cols-12">
          <h1 className="lg:col-span-7">{title}</h1>
          <p className="lead lg:col-span-5">{lead}</p>
        </div>
      </div>
      {children}
      <p className="wrap pb-10 text-sm">
        {free.text}{' '}
        <a href={free.link.href} className="inline-block py-1 font-semibold text-ink">
          {free.link.label}
        </a>
      </p>
    </div>
  );
}
