import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { Picture } from '@/components/ui/picture';

type Props = {
  trail: Trail;
  title: string;
  /** The sentence before and after the address. */
  lead: readonly [before: string, after: string];
  address: ReactNode;
  picture: string;
  children: ReactNode;
};

/** The empty folder stands on the band's lower edge, as sheets do elsewhere. */
export function NotFoundHero({ trail, title, lead, address, picture, children }: Props) {
  return (
    <section className="overflow-clip border-b-[1.5px] border-rule bg-page-soft">
      <Breadcrumb trail={trail} />
      <div className="wrap grid items-end gap-x-12 pt-7 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-14">
        <div className="pb-6 md:pb-12 lg:pb-18">
          <h1>{title}</h1>
          <p className="lead mt-4 mb-6 max-w-136 lg:mt-5 lg:mb-8">
            {lead[0]}
            {address}
            {lead[1]}
          </p>
          {children}
        </div>
        <div className="flex items-end self-stretch overflow-hidden rounded-t-panel bg-area-panel px-6 pt-6 lg:px-12 lg:pt-12">
          <Picture
            name="notfound"
            alt={picture}
            className="mx-auto -mb-[19px] w-65 md:-mb-[7.3%] md:w-full"
          />
        </div>
      </div>
    </section>
  );
}
