import { InlinePicture } from '@/components/drawings/inline-picture';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';

export type ConnectProps = {
  title: string;
  text: string;
  button: Link;
  /** Text above the address. */
  replyLabel: string;
  /** The product's name: first line of the address. */
  name: string;
  /** Further lines of the address. */
  contacts: Link[];
};

/** A reply card that overlaps the footer: the last content of every page except those that it links to. */
export function ConnectBanner({ title, text, button, replyLabel, name, contacts }: ConnectProps) {
  return (
    <section aria-labelledby="connect-title" className="to-footer pt-(--section)">
      <div className="wrap">
        <div className="paper grid rounded-sheet border-[1.5px] border-carbon-950 bg-bond md:grid-cols-[4fr_3fr] lg:grid-cols-[1fr_25rem]">
          <div className="p-5 pb-7 md:px-8 md:py-9 lg:px-11">
            <h2 id="connect-title" className="text-h2s">
              {title}
            </h2>
            <p className="mt-3.5 mb-6 max-w-116">{text}</p>
            <ButtonLink href={button.href} className="w-full sm:w-auto">
              {button.label}
            </ButtonLink>
          </div>
          <div className="relative flex flex-col justify-end border-t-2 border-dashed border-carbon-300 p-5 md:border-t-0 md:border-l-2 md:px-8 md:py-9 lg:px-10">
            <InlinePicture
              name="postage-stamp"
              className="absolute top-9 right-8 hidden h-[76px] w-[64px] lg:right-10 md:block"
            />
            <p className="text-sm text-muted">{replyLabel}</p>
            <ul className="wrap-anywhere text-ink">
              <li className="border-b border-carbon-300 pt-2 pb-1.5">{name}</li>
              {contacts.map(({ href, label }) => (
                <li key={href} className="border-b border-carbon-300 pt-2 pb-1.5">
                  <a href={href} className="inline-flex min-h-6 items-center text-ink">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
