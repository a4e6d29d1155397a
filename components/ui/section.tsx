import type { ReactNode } from 'react';

const tones = {
  page: 'plain',
  soft: 'bg-page-soft',
  carbon: 'carbon',
  tint: 'bg-area-tint',
} as const;

type Props = {
  tone?: keyof typeof tones;
  /** Anchor, and prefix of the heading that names the region (`{id}-title`). */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A full-bleed band of the page with the standard vertical rhythm. */
export function Section({ tone = 'page', id, className = '', children }: Props) {
  return (
    <section id={id} className={`band ${tones[tone]} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

const columns = {
  6: { title: 'lg:col-span-5', lead: 'lg:col-span-7 lg:col-start-6' },
  8: { title: 'lg:col-span-7', lead: 'lg:col-span-5 lg:col-start-8' },
} as const;

type HeadProps = {
  title: string;
  lead?: string;
  /** Column in which the lead starts: 6 if the second column of the page's other sections starts there. */
  leadColumn?: keyof typeof columns;
};

/** Heading and lead beside each other, bottoms aligned. At most half the sections of a page use it. */
export function SectionHead({ title, lead, leadColumn = 8 }: HeadProps) {
  return (
    <div className="mb-8 grid items-end gap-x-5 gap-y-4 lg:mb-12 lg:grid-cols-12">
      <h2 className={columns[leadColumn].title}>{title}</h2>
      {lead ? <p className={`lead ${columns[leadColumn].lead}`}>{lead}</p> : null}
    </div>
  );
}
