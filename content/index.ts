import { checkFinished, checkLinks, checkUnique, createRegistry, type Page } from '../lib/registry';
import { type DetailRoute, detailPath, type Family, families, formNumber, toolPath } from '../lib/routes';
import type { DetailBase } from '../lib/schema/detail';
import { accessibility } from './accessibility';
import { contact } from './contact';
import { faqs } from './faqs';
import * as features from './features';
import { featuresHub } from './features-hub';
import { home } from './home';
import * as integrations from './integrations';
import { notFound } from './not-found';
import { pricing } from './pricing';
import { privacy } from './privacy';
import { published } from './published';
import * as security from './security';
import { site } from './site';
import { support } from './support';
import { terms } from './terms';
import { thankYou } from './thank-you';
import { tools } from './tools';
import * as useCases from './use-cases';

/** Pages of one detail family, from its entries. */
function details(family: Family, stock: Page['stock'], entries: readonly DetailBase[]): Page[] {
  const { hub } = families[family];
  return published(entries).map((entry) => ({
    path: detailPath(family, entry.n),
    label: entry.name,
    meta: entry.meta,
    section: hub,
    parent: hub,
    stock,
    picture: entry.picture,
    form: formNumber(family, entry.n),
  }));
}

/** One page per tool of the catalogue, in the colour of its group. */
function toolPages(): Page[] {
  const stocks = new Map(tools.groups.map(({ id, stock }) => [id, stock]));
  return published(tools.tools).map((tool) => ({
    path: toolPath(tool.slug),
    label: tool.name,
    meta: tool.meta,
    section: '/features',
    parent: '/toolsdetails',
    stock: stocks.get(tool.group) ?? 'canary',
    picture: tool.picture,
  }));
}

const entriesOf = {
  feature: features.entries,
  'use-case': useCases.entries,
  security: security.entries,
  integration: integrations.entries,
} satisfies Record<Family, readonly DetailBase[]>;

checkUnique('content/features.ts', features.entries, ['n', 'slug', 'name', 'picture']);
checkUnique('content/use-cases.ts', useCases.entries, ['n', 'slug', 'name', 'picture']);
checkUnique('content/security.ts', security.entries, ['n', 'slug', 'name', 'picture']);
checkUnique('content/integrations.ts', integrations.entries, ['n', 'slug', 'name', 'picture']);
checkUnique('content/tools.ts', tools.tools, ['slug', 'name']);

/** Number, family and alias of every detail page, for rewrites and redirects. */
export const detailRoutes: DetailRoute[] = (Object.keys(entriesOf) as Family[]).flatMap((family) =>
  published<DetailBase>(entriesOf[family]).map(({ n, slug }) => ({ family, n, slug })),
);

const page = (
  path: string,
  label: string,
  content: { meta: Page['meta'] },
  rest: Partial<Page> = {},
): Page => ({
  path,
  label,
  meta: content.meta,
  parent: '/',
  stock: 'carbon',
  picture: 'reply',
  ...rest,
});

/** Every page of the site, in the order of menus and lists. */
export const registry = createRegistry([
  page('/', 'Home', home, { parent: undefined, section: '/', picture: 'b-source' }),
  page('/features', 'Features', featuresHub, {
    section: '/features',
    stock: 'canary',
    picture: 's-understand',
  }),
  ...details('feature', 'canary', features.entries),
  page('/toolsdetails', 'All tools', tools, {
    section: '/features',
    parent: '/features',
    stock: 'canary',
    picture: 'merge',
  }),
  ...toolPages(),
  page('/use-cases', 'Use Cases', useCases.hub, { section: '/use-cases', stock: 'rose', picture: 'ca' }),
  ...details('use-case', 'rose', useCases.entries),
  page('/security', 'Security', security.hub, { section: '/security', stock: 'mint', picture: 'audit' }),
  ...details('security', 'mint', security.entries),
  page('/integrations', 'Integrations', integrations.hub, {
    section: '/integrations',
    stock: 'sky',
    picture: 'drive',
  }),
  ...details('integration', 'sky', integrations.entries),
  page('/pricing', 'Pricing', pricing, { section: '/pricing', stock: 'gold', picture: 'fmt-excel' }),
  page('/support', 'Support', support, { picture: 'upload' }),
  page('/contact', 'Contact', contact, { section: '/contact' }),
  page('/contact/thank-you', 'Message sent', thankYou, {
    parent: '/contact',
    section: '/contact',
    picture: 'thankyou',
    noindex: true,
  }),
  page('/faqs', 'FAQs', faqs),
  page('/terms', 'Terms & Conditions', terms),
  page('/privacy', 'Privacy Policy', privacy),
  page('/accessibility', 'Accessibility', accessibility),
]);

const files = {
  'content/site.ts': site,
  'content/home.ts': home,
  'content/features.ts': features,
  'content/features-hub.ts': featuresHub,
  'content/tools.ts': tools,
  'content/use-cases.ts': useCases,
  'content/security.ts': security,
  'content/integrations.ts': integrations,
  'content/pricing.ts': pricing,
  'content/support.ts': support,
  'content/contact.ts': contact,
  'content/thank-you.ts': thankYou,
  'content/faqs.ts': faqs,
  'content/terms.ts': terms,
  'content/privacy.ts': privacy,
  'content/accessibility.ts': accessibility,
  'content/not-found.ts': notFound,
};

checkLinks(files, registry.has);
for (const [file, data] of Object.entries(files)) checkFinished(file, data);
