import type { ReactNode } from 'react';
import { ConnectBanner } from '@/components/site/connect-banner';
import { DraftRibbon } from '@/components/site/draft-ribbon';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { StructuredData } from '@/components/site/structured-data';
import { registry } from '@/content';
import { showsDrafts } from '@/content/published';
import { site } from '@/content/site';
import type { Page } from '@/lib/registry';
import { serializeGraph } from '@/lib/structured-data';
import { ribbonOf } from './draft-ribbon';
import { structuredDataOf } from './structured-data';

type Props = { page: Pick<Page, 'path' | 'section' | 'tone'>; children: ReactNode };

/** Header, main, banner and footer of every page, filled from `content/site.ts`. */
export function SiteLayout({ page, children }: Props) {
  const active = page.section ? { href: page.section, exact: page.section === page.path } : undefined;
  const email = { label: site.email, href: `mailto:${site.email}` };
  const { button } = site.connect;
  // No banner on the page that it links to, nor on those below it.
  const isBannerTarget = `${page.path}/`.startsWith(`${button.href}/`);
  return (
    <>
      {showsDrafts ? <DraftRibbon {...ribbonOf(page.path)} /> : null}
      <Header
        name={site.name}
        links={site.navigation}
        copy={site.controls}
        contact={site.contactLink}
        more={{ links: site.menuLinks, start: site.getStarted }}
        active={active}
      />
      <main id="main" data-tone={page.tone} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isBannerTarget ? null : (
        <ConnectBanner
          {...site.connect}
          replyLabel={site.replyTo}
          name={site.name}
          contacts={[email, site.phone]}
        />
      )}
      <Footer
        name={site.name}
        line={site.line}
        columns={site.footerTitles}
        quickLinks={site.quickLinks}
        policies={site.policies}
        baseLinks={site.baseLinks}
        phone={site.phone}
        email={email}
        copyright={`© ${site.footerYear} ${site.name}. ${site.rightsReserved}`}
        credit={{ text: site.developedBy, agency: site.agency.name, href: site.agency.href }}
      />
      {registry.has(page.path) ? (
        <StructuredData json={serializeGraph(structuredDataOf(registry.get(page.path)))} />
      ) : null}
    </>
  );
}
