import type { ComponentProps } from 'react';
import { Hero, type HeroLayout } from '@/components/site/hero';
import { Picture } from '@/components/ui/picture';

const heroLayout: HeroLayout = {
  band: 'overflow-clip border-b-[1.5px] border-rule bg-page-soft',
  grid: 'items-end pt-7 md:split-7 lg:pt-14',
  textColumn: 'pb-6 md:pb-12 lg:pb-18',
  lead: 'mt-4 mb-6 max-w-136 lg:mt-5 lg:mb-8',
  beside:
    'flex items-end self-end overflow-hidden rounded-t-panel bg-[light-dark(transparent,var(--color-carbon-150))] px-6 pt-6 lg:px-12 lg:pt-8',
};

type Props = Pick<ComponentProps<typeof Hero>, 'trail' | 'title' | 'lead' | 'children'> & {
  pictureAlt: string;
};

/** The empty folder is aligned with the band's lower edge. */
export function NotFoundHero({ pictureAlt, ...hero }: Props) {
  return (
    <Hero
      layout={heroLayout}
      {...hero}
      beside={
        <Picture
          name="notfound"
          alt={pictureAlt}
          className="mx-auto -mb-[19px] w-65 md:-mb-[7.3%] md:w-full"
        />
      }
    />
  );
}
