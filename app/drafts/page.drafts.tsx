import type { Metadata } from 'next';
import { SiteLayout } from '@/app/_shared/site-layout';
import { DraftList } from '@/components/site/draft-list';
import { Hero } from '@/components/site/hero';
import { registry } from '@/content';
import { drafts } from '@/content/drafts';
import { faqs } from '@/content/faqs';
import { isWaiting } from '@/content/published';
import { site } from '@/content/site';
import { longDate } from '@/lib/format';
import { questionsOf } from '@/lib/schema/faqs';

const path = '/drafts';

export const metadata: Metadata = {
  title: drafts.title,
  alternates: { canonical: path },
  robots: { index: false, follow: false },
};

const publicationOf = (from?: string) =>
  from ? drafts.from.replace('{date}', longDate(from)) : drafts.draft;

/** Pages and questions that are not public. */
const entries = [
  ...registry.pages.flatMap((page) =>
    page.unpublished
      ? [{ href: page.path, label: page.label, status: publicationOf(page.unpublished.from) }]
      : [],
  ),
  ...questionsOf(faqs)
    .filter(isWaiting)
    .map(({ id, question, draft, publishFrom }) => ({
      href: `/faqs#${id}`,
      label: question,
      status: publicationOf(draft ? undefined : publishFrom),
    })),
];

export default function Page() {
  return (
    <SiteLayout page={{ path, tone: 'carbon' }}>
      <Hero
        layout="carbon"
        trail={{ name: site.controls.breadcrumb, pages: [{ label: drafts.title, href: path }] }}
        title={drafts.title}
        lead={drafts.lead}
      />
      <DraftList title={drafts.entries} emptyText={drafts.none} entries={entries} />
    </SiteLayout>
  );
}
