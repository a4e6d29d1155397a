/** “Related” sections: cards or rows that link to other pages and show their pictures. */
import { CardName } from '@/components/ui/card-name';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/schema/pictures';

/** A related page; name, picture and tone are the target's own. */
export type RelatedPage = { href: string; label: string; note: string; picture: PictureName; tone: string };

/** Three or four cards with the target's picture; rows with a thumbnail on phones. */
export function RelatedCards({ title, pages }: { title: string; pages: RelatedPage[] }) {
  return (
    <section className="wrap band plain follows">
      <h2 className="mb-7 text-h2s">{title}</h2>
      <ul
        className={`grid gap-3.5 md:gap-5 ${pages.length === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        {pages.map((page) => (
          <li key={page.href} data-tone={page.tone}>
            <a
              href={page.href}
              className="group grid h-full grid-cols-[112px_minmax(0,1fr)] overflow-hidden rounded-card border-[1.5px] border-line bg-panel text-body no-underline transition-colors duration-200 hover:border-ink md:grid-cols-1 md:grid-rows-[auto_1fr]"
            >
              <span className="grid place-items-center bg-area-panel p-1.5 md:relative md:aspect-[2.1]">
                <Picture
                  name={page.picture}
                  className="h-full w-full object-contain md:absolute md:inset-0 md:p-2"
                />
              </span>
              <span className="px-4 py-3.5 md:px-5 md:pt-4.5 md:pb-5">
                <b className="flex justify-between gap-2 text-base leading-tight tracking-[-0.015em] md:text-h3">
                  <CardName name={page.label} />
                </b>
                <span className="mt-1 block text-sm text-muted">{page.note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same pages as ruled rows, for pages that already have a card grid. */
export function RelatedRows({ title, pages }: { title: string; pages: RelatedPage[] }) {
  return (
    <section className="wrap band plain follows">
      <h2 className="mb-5 text-h2s">{title}</h2>
      <ul className="border-t-[1.5px] border-rule">
        {pages.map((page) => (
          <li key={page.href} data-tone={page.tone}>
            <a
              href={page.href}
              className="group grid grid-cols-[64px_minmax(0,1fr)_20px] items-center gap-x-4 border-b border-line py-3.5 text-muted no-underline md:grid-cols-[96px_minmax(0,15rem)_1fr_20px] md:gap-x-5 lg:grid-cols-12"
            >
              <span className="row-span-2 rounded-sheet bg-area-panel p-[3px] md:row-span-1 lg:col-span-1">
                <Picture name={page.picture} className="w-full" />
              </span>
              <b className="group-hover:underline lg:col-span-3">{page.label}</b>
              <span className="col-start-2 text-sm md:col-start-3 md:text-base lg:col-span-7 lg:col-start-5">
                {page.note}
              </span>
              <Icon
                name="arrow"
                className="col-start-3 row-span-2 row-start-1 text-link transition-[translate] group-hover:translate-x-0.5 md:col-start-4 md:row-span-1 lg:col-start-12 lg:justify-self-end"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
