import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = {
  title: string;
  text: string;
  /** Link to the trial, always as text: the specification gives the button to Pricing or to none. */
  trial: Link;
  /** Ends the band; without it, two onward links do. */
  button?: Link;
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
        {button ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 md:flex-col md:items-start">
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
            <GoLink {...trial} className="text-ink" />
          </div>
        ) : (
          <div className="flex flex-col items-start">
            <GoLink {...trial} className="text-ink" />
            {links.map((link) => (
              <GoLink key={link.href} {...link} className="text-ink" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
