import { Hero } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { NoWidow } from '@/components/ui/no-widow';
import { Picture } from '@/components/ui/picture';
import type { Link } from '@/lib/schema/common';
import type { PictureName } from '@/lib/schema/pictures';
import styles from './hero.module.css';

type Props = {
  trail: Trail;
  /** Accessible name of the links to the sections. */
  onThisPage: string;
  title: string;
  lead: string;
  start: Link;
  sections: { id: string; title: string; picture: PictureName }[];
};

const dark = '[color-scheme:dark] text-body print:[color-scheme:light]';

const heroLayout = {
  band: styles.hero ?? '',
  trail: dark,
  grid: `${dark} items-end gap-x-12 gap-y-4 pt-5 pb-8 md:pt-10 md:pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-cols-3 xl:gap-x-5`,
  textColumn: 'contents',
  belowTitle: 'xl:col-span-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4',
  lead: 'max-w-136',
};

/** Heading on carbon; the sections as sheets that overlap its lower edge. */
export function SupportHero({ onThisPage, sections, ...copy }: Props) {
  return (
    <Hero
      layout={heroLayout}
      {...copy}
      below={
        <nav aria-label={onThisPage} className="wrap">
          <ul className="grid gap-3 md:grid-cols-[repeat(3,1fr)] md:gap-5">
            {sections.map(({ id, title, picture }) => (
              <li key={id} className={`paper folded ${styles.sheet}`}>
                <a href={`#${id}`}>
                  <Picture name={picture} />
                  <span>
                    <NoWidow text={title} />
                  </span>
                  <Icon name="arrow" size={20} className="rotate-90" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
