import type { Thing } from 'schema-dts';
import { registry } from '@/content';
import { faqs } from '@/content/faqs';
import * as features from '@/content/features';
import * as integrations from '@/content/integrations';
import { pricing } from '@/content/pricing';
import { published } from '@/content/published';
import { site } from '@/content/site';
import * as useCases from '@/content/use-cases';
import type { Page } from '@/lib/registry';
import { detailPath, families, toolPath } from '@/lib/routes';
import { questionsOf } from '@/lib/schema/faqs';
import { siteUrl } from '@/lib/site-url';
import * as schema from '@/lib/structured-data';
import { offers, softwareApplication } from '@/lib/structured-offers';
import { shareImage } from './share-image';

const hubs = new Set<string>([...Object.values(families).map(({ hub }) => hub), '/toolsdetails']);

function kindOf(path: string): schema.PageKind {
  if (hubs.has(path)) return 'CollectionPage';
  if (path === '/contact') return 'ContactPage';
  return path === '/faqs' ? 'FAQPage' : 'WebPage';
}

/** Structured data of a page, from the same records as the page. */
export function structuredDataOf(page: Page): Thing[] {
  const origin = siteUrl();
  const ids = schema.nodeIds(origin);
  const trail = registry.trail(page);
  const children = registry.pages.filter(({ parent, noindex }) => parent === page.path && !noindex);
  const list = hubs.has(page.path)
    ? schema.itemList(
        origin,
        page.path,
        children.map(({ label, path }) => ({ label, href: path })),
      )
    : undefined;
  const plans = offers(origin, pricing.plans);
  // Detail and tool pages are about the product, and so are the pages with its offers.
  const isDetailOrTool = Boolean(page.code) || page.path.startsWith(toolPath(''));
  const isAboutApp = isDetailOrTool || page.path === '/' || page.path === '/pricing';

  return [
    schema.organization(origin, {
      name: site.name,
      telephone: site.phone.href.replace('tel:', ''),
      email: site.email,
    }),
    schema.website(origin, site.name),
    schema.webPage(origin, page, {
      kind: kindOf(page.path),
      image: new URL(shareImage(page).path, origin).href,
      hasBreadcrumb: trail.length > 1,
      extra: {
        ...(isAboutApp ? { about: { '@id': ids.app } } : {}),
        ...(list ? { mainEntity: { '@id': `${schema.absoluteUrl(origin, page.path)}#list` } } : {}),
        ...audienceOf(page),
        ...mentionsOf(page),
        ...(page.path === '/faqs' ? schema.faqEntities(questionsOf(faqs)) : {}),
      } as Record<string, unknown>,
    }),
    ...(trail.length > 1 ? [schema.breadcrumbList(origin, page.path, trail)] : []),
    ...(list ? [list] : []),
    ...(isAboutApp
      ? [
          softwareApplication(origin, {
            name: site.name,
            description: registry.get('/').meta.description,
            features: published(features.entries).map(({ name }) => name),
            offers: isDetailOrTool ? [] : plans,
          }),
        ]
      : []),
  ] as Thing[];
}

function audienceOf(page: Page): Record<string, unknown> {
  const entry = useCases.entries.find(({ n }) => detailPath('use-case', n) === page.path);
  return entry ? { audience: { '@type': 'BusinessAudience', audienceType: entry.name } } : {};
}

function mentionsOf(page: Page): Record<string, unknown> {
  const entry = integrations.entries.find(({ n }) => detailPath('integration', n) === page.path);
  return entry?.product ? { mentions: { '@type': 'SoftwareApplication', name: entry.product } } : {};
}
