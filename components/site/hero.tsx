import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

/** Classes of the band and of its contents. */
export type HeroLayout = { band: string; grid: string } & Partial<
  Record<'trail' | 'textColumn' | 'title' | 'belowTitle' | 'lead' | 'actions' | 'link' | 'beside', string>
>;

/** Classes of layouts with the drawing beside the text. */
const sideBySide = { textColumn: 'self-center', lead: 'mt-5', beside: 'min-w-0' };
const tintedBand = 'overflow-clip border-b-[1.5px] border-rule bg-area-tint';

/** Layouts by kind of page. A hub has its tone's background; elsewhere the drawing is beside or below the text. */
const layouts = {
  hub: {
    ...sideBySide,
    band: 'overflow-clip border-b-[1.5px] border-rule bg-area-flood [--body:light-dark(var(--color-carbon-800),var(--color-carbon-200))] [--muted:light-dark(var(--color-carbon-800),var(--color-carbon-300))]',
    grid: 'pt-7 items-end gap-y-9 lg:pt-12',
    textColumn: 'self-center lg:pb-16',
    actions: 'mt-7',
    link: 'text-ink',
  },
  feature: {
    ...sideBySide,
    band: 'overflow-clip bg-area-tint',
    grid: 'pt-7 gap-y-9 lg:split-5 lg:[--split-gap:2.75rem] lg:items-end lg:pt-12',
    textColumn: 'self-center lg:pb-18',
    // Keeps two long words on one line, which may extend beyond a narrow column.
    title: '-ml-[0.04em] lg:-mr-8 lg:text-[min(var(--text-h1),3.5rem)]',
    actions: 'mt-6 lg:mt-8',
    beside: 'contents',
  },
  integration: {
    ...sideBySide,
    band: tintedBand,
    grid: 'pt-7 gap-y-8 lg:split-5 lg:pt-10',
    textColumn: 'self-center lg:pt-8 lg:pb-20',
    actions: 'mt-6 lg:mt-8',
  },
  useCase: {
    ...sideBySide,
    band: tintedBand,
    grid: 'pt-7 items-start gap-y-5 md:pt-10 lg:split-6 lg:[--split-gap:2.5rem]',
    textColumn: 'contents',
    lead: '',
    actions: 'mt-6',
    beside: 'col-span-full mt-3 min-w-0 md:mt-7',
  },
  security: {
    ...sideBySide,
    band: tintedBand,
    grid: 'pt-7 gap-x-5 gap-y-4.5 lg:grid-cols-12 lg:pt-10',
    textColumn: 'contents',
    title: 'lg:col-span-12',
    belowTitle: 'contents',
    lead: 'max-w-144 lg:col-span-7',
    actions: 'lg:col-span-5',
    // A clipped sheet of fractional height would show the band at its edge.
    beside: 'col-span-full mt-3.5 -mb-px min-w-0 lg:mt-7.5',
  },
  /** For the security answers: text and actions beside the drawing. */
  answers: {
    ...sideBySide,
    band: tintedBand,
    grid: 'pt-7 gap-y-4.5 lg:split-5 lg:items-start lg:pt-10',
    // A size at which the title, two words, fits on one line of the column.
    title: 'lg:text-[min(var(--text-h1),4.25vw,3.5rem)]',
    textColumn: 'lg:pt-2',
    lead: 'mt-4.5 max-w-144',
    actions: 'mt-6',
    beside: 'mt-3.5 -mb-px min-w-0 lg:mt-0',
  },
  /** White on carbon, for pages without an area. */
  carbon: {
    band: 'carbon overflow-x-clip',
    grid: 'items-end gap-y-4 pt-7 pb-10 lg:split-7 lg:pt-12 lg:pb-14',
    textColumn: 'contents',
  },
} satisfies Record<string, HeroLayout>;

type Props = {
  layout: keyof typeof layouts | HeroLayout;
  /** Columns of a hub's text and drawing, and the gap between them. */
  columns?: string;
  trail: Trail;
  title: ReactNode;
  titleId?: string | undefined;
  lead?: ReactNode;
  text?: string;
  start?: Link;
  /** Second action; the note is then below both. */
  more?: Link;
  note?: string;
  /** Below the actions. */
  children?: ReactNode;
  /** Aligned with the lower edge of the band, beside the text or below it. */
  beside?: ReactNode;
  /** Ends the band, across all columns. */
  below?: ReactNode;
};

/** Head of a page: breadcrumb, title, actions, and the content at its lower edge. */
export function Hero(props: Props) {
  const { layout, columns = '', trail, title, titleId, lead, text, start, more, note, children } = props;
  const classes: HeroLayout = typeof layout === 'string' ? layouts[layout] : layout;
  return (
    <section className={classes.band}>
      <Breadcrumb trail={trail} className={classes.trail} />
      <div className={`wrap grid ${classes.grid} ${columns}`}>
        <div className={classes.textColumn}>
          <h1 id={titleId} className={classes.title}>
            {title}
          </h1>
          {lead ? (
            <div className={classes.belowTitle}>
              <p className={classes.lead ? `lead ${classes.lead}` : 'lead'}>{lead}</p>
              {text ? <p className="mt-3.5 max-w-116">{text}</p> : null}
              {start ? (
                <div className={classes.actions}>
                  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                    <ButtonLink href={start.href}>{start.label}</ButtonLink>
                    {more ? <GoLink {...more} className={classes.link} /> : null}
                    {note && !more ? <p className="text-sm text-muted">{note}</p> : null}
                  </div>
                  {note && more ? <p className="mt-3.5 text-sm text-balance text-muted">{note}</p> : null}
                </div>
              ) : null}
              {children}
            </div>
          ) : null}
        </div>
        {props.beside ? <div className={classes.beside}>{props.beside}</div> : null}
      </div>
      {props.below}
    </section>
  );
}
