import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { SortingRack } from '@/components/illustrations/use-cases/sorting-rack';
import { Hero } from '@/components/site/hero';
import { FirstDay } from '@/components/use-cases/first-day';
import { OfficeFolders } from '@/components/use-cases/office-folders';
import { registry } from '@/content';
import { fact } from '@/content/claims';
import { published } from '@/content/published';
import { site } from '@/content/site';
import { entries, hub, labels } from '@/content/use-cases';
import { detailPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';

export const metadata = pageMetadata('/use-cases');

const page = registry.get('/use-cases');
const offices = published(entries);
const missing = { id: 'not-in-the-list', ...hub.missing };

/** First page of a section among the recommended pages, with the reason to go there. */
function firstPageOf(section: string, pages: readonly { href: string; note: string }[]) {
  const firstPage = pages.find(({ href }) => registry.get(href).section === section);
  return firstPage ? [{ ...firstPage, label: registry.get(firstPage.href).label }] : [];
}

const firstDay = offices.flatMap(({ n, name, card, start }) => {
  const office = { label: name, href: detailPath('use-case', n) };
  return firstPageOf('/features', start.pages).flatMap((feature) =>
    firstPageOf('/security', start.pages).map((rule) => ({ office, first: card.first, feature, rule })),
  );
});

export default function Page() {
  return (
    <SiteLayout page={page}>
      <Hero
        layout="hub"
        columns="lg:split-6"
        trail={breadcrumbOf(page)}
        title={hub.title}
        lead={hub.lead}
        start={site.getStarted}
        note={site.trialNote}
        beside={
          <SortingRack
            label={hub.pigeonholes.label}
            slots={offices.map(({ slug, name, illustration }) => ({
              href: `#${slug}`,
              name,
              papers: illustration.name,
            }))}
            emptySlot={{ href: `#${missing.id}`, name: hub.pigeonholes.others }}
          />
        }
      />
      <OfficeFolders
        offices={offices.map(({ n, slug, name, audience, card }) => ({
          id: slug,
          name,
          link: { label: formatMessage(labels.title, { audience }), href: detailPath('use-case', n) },
          card,
        }))}
        missing={missing}
        claims={fact}
      />
      <FirstDay {...hub.start} rows={firstDay} />
      <ClosingBand {...hub.closing} button={trialFrom(page.path)} />
    </SiteLayout>
  );
}
