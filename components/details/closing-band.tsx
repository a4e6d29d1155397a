import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = {
  title: string;
  text: string;
  /** Link to the trial as text, where the specification gives the button to Pricing or to none. */
  trial?: Link;
  button?: Link;
  /** Onward links. */
  links?: Link[];
};

/** The area's coloured band above the footer. Dark tint in the dark scheme. */
export function ClosingBand({ title, text, trial, button, links = [] }: Props) {
  return (
    <section className="border-t-2 border-dashed border-[light-dark(var(--color-carbon-950),var(--area-300))] bg-area-flood">
      <div className="wrap grid items-center gap-x-12 gap-y-8 py-[clamp(3rem,5.5vw,4.5rem)] md:grid-cols-[1fr_auto]">
        <div>
          <h2>{title}</h2>
          <p className="mt-3 max-w-176 text-balance text-[light-dark(var(--color-carbon-950),var(--color-carbon-200))]">
            {text}
          </p>
        </div>
        <div
          className={`flex gap-x-6 md:flex-col md:items-start ${
            links.length > 0 ? 'flex-col items-start' : 'flex-wrap items-center gap-y-2'
          }`}
        >
          {button ? (
            <span className={links.length > 0 ? 'mb-3' : ''}>
              <ButtonLink href={button.href}>{button.label}</ButtonLink>
            </span>
          ) : null}
          {trial ? <GoLink {...trial} className="text-ink" /> : null}
          {links.map((link) => (
            <GoLink key={link.href} {...link} className="text-ink" />
          ))}
        </div>
      </div>
    </section>
  );
}
