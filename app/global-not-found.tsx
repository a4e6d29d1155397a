import type { Metadata } from 'next';
import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageGroups } from '@/app/_shared/search-index';
import { ClosestPages } from '@/components/not-found/closest-pages';
import { NotFoundHero } from '@/components/not-found/not-found-hero';
import { PageIndex } from '@/components/not-found/page-index';
import { RequestedAddress } from '@/components/not-found/requested-address';
import { SiteSearch } from '@/components/search/site-search';
import { Icon } from '@/components/ui/icon';
import { registry } from '@/content';
import { notFound } from '@/content/not-found';
import { search } from '@/content/search';
import { site } from '@/content/site';
import { Document } from './_shared/document';
import { SiteLayout } from './_shared/site-layout';

export { viewport } from './layout';

export const metadata: Metadata = {
  title: `${notFound.meta.title} | ${site.name}`,
  description: notFound.meta.description,
};

const page = { path: '/404', tone: 'carbon' } as const;
const trail = breadcrumbOf(registry.get('/'), { label: notFound.crumb, href: page.path });

const entries = pageGroups.flatMap(({ title, href, pages }) => [
  ...(href ? [{ href, label: title }] : []),
  ...pages,
]);
const start = {
  title: notFound.start.title,
  pages: entries.filter(({ href }) => notFound.start.pages.some((page) => page.href === href)),
};
const [before = '', rest = ''] = notFound.lead.split('{address}');
const [punctuation = ''] = /^[^\s\p{L}\p{N}]*/u.exec(rest) ?? [];

/**
 * The page for every address outside the registry. A root `not-found.tsx` with this content would be part of every
 * page as its not-found boundary, islands included; this page is served separately.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteLayout page={page}>
        <NotFoundHero
          trail={trail}
          title={notFound.title}
          lead={
            <>
              {before}
              <RequestedAddress unknown={notFound.unknown} end={punctuation} />
              {rest.slice(punctuation.length)}
            </>
          }
          pictureAlt={notFound.picture}
        >
          <div className="max-w-136">
            <SiteSearch
              texts={search.texts}
              icon={<Icon name="search" />}
              page={registry.get('/toolsdetails').path}
              results="mt-3"
              main
            />
          </div>
        </NotFoundHero>
        <div className="wrap pt-(--section)">
          <ClosestPages
            pages={entries}
            start={start}
            title={notFound.closest}
            icon={<Icon name="arrow" size={18} />}
          />
          <PageIndex title={notFound.all.title} groups={pageGroups} />
        </div>
      </SiteLayout>
    </Document>
  );
}
