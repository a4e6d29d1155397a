import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

const layouts = {
  /** Actions at the right, one below the other; on wide screens in the last third, aligned with the third card above. */
  beside: {
    band: 'bg-area-flood',
    grid: 'items-center gap-x-12 gap-y-8 md:max-lg:grid-cols-[1fr_auto] lg:split-8',
    text: '',
    note: 'mt-3',
    actions: 'md:flex-col md:items-stretch lg:items-start',
    button: 'mb-3 md:max-lg:*:w-full',
  },
  /** Heading at the left; text and actions in the second column of the page. */
  columns: {
    band: 'bg-area-tint',
    grid: 'gap-y-4 lg:split-5',
    text: 'lg:contents lg:[&>h2]:row-span-2',
    note: 'mt-3 lg:mt-1.5',
    actions: 'mt-2 sm:flex-row sm:flex-wrap sm:items-center lg:col-start-2',
    button: 'max-sm:mb-3',
  },
} as const;

type Props = {
  title: string;
  text: string;
  /** Arrangement of heading, text and actions. */
  layout?: keyof typeof layouts;
  /**
   * Link to the trial as text, for pages whose button leads elsewhere, or that may have none
   * (tests/e2e/specification.spec.ts).
   */
  trial?: Link;
  button?: Link;
  /** Onward links. */
  links?: Link[];
};

/** The band above the footer, in the colour of the page's section; dark in the dark scheme. */
export function ClosingBand({ title, text, layout = 'beside', trial, button, links = [] }: Props) {
  const classes = layouts[layout];
  return (
    <section
      className={`border-t-2 border-dashed border-[light-dark(var(--color-carbon-950),var(--area-300))] ${classes.band}`}
    >
      <div className={`wrap grid py-[clamp(3rem,5.5vw,4.5rem)] ${classes.grid}`}>
        <div className={classes.text}>
          <h2>{title}</h2>
          <p
            className={`max-w-176 text-balance text-[light-dark(var(--color-carbon-950),var(--color-carbon-200))] ${classes.note}`}
          >
            {text}
          </p>
        </div>
        <div
          className={`flex gap-x-6 ${classes.actions} ${
            links.length > 0 ? 'flex-col items-start' : 'flex-wrap items-center gap-y-2'
          }`}
        >
          {button ? (
            <span className={links.length > 0 ? classes.button : ''}>
              <ButtonLink href={button.href}>{button.label}</ButtonLink>
            </span>
          ) : null}
          {trial ? <GoLink {...trial} className={button ? 'text-ink' : 'text-lg text-ink'} /> : null}
          {links.map((link) => (
            <GoLink key={link.href} {...link} className="text-ink" />
          ))}
        </div>
      </div>
    </section>
  );
}
