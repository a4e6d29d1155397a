import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';

/**
 * Nodes of a page's JSON-LD graph, from the same records as the page. They never hold a rating, a review or anything
 * that the page does not show.
 */

type PageFacts = {
  path: string;
  label: string;
  meta: { title: string; description: string; updated: string };
};

/** Type of page in schema.org. */
export type PageKind = 'WebPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';

/** Node ids for references, as absolute addresses. */
export function nodeIds(origin: URL) {
  const urlOf = (fragment: string) => new URL(`/#${fragment}`, origin).href;
  return { organization: urlOf('org'), site: urlOf('site'), app: urlOf('app') };
}

export function absoluteUrl(origin: URL, path: string): string {
  return path === '/' ? origin.href.replace(/\/$/, '') : new URL(path, origin).href;
}

export function organization(
  origin: URL,
  facts: { name: string; telephone: string; email: string },
): Organization {
  return {
    '@type': 'Organization',
    '@id': nodeIds(origin).organization,
    name: facts.name,
    url: absoluteUrl(origin, '/'),
    logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', origin).href, width: '512', height: '512' },
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: facts.telephone,
      email: facts.email,
      contactType: 'customer support',
      areaServed: 'IN',
      availableLanguage: 'en',
    },
  };
}

export function website(origin: URL, name: string): WebSite {
  const ids = nodeIds(origin);
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    name,
    // An alternative for search engines that do not accept the name.
    alternateName: origin.host,
    url: absoluteUrl(origin, '/'),
    inLanguage: 'en-IN',
    publisher: { '@id': ids.organization },
  };
}

type WebPageOptions = {
  kind: PageKind;
  /** Absolute address of the share image. */
  image: string;
  hasBreadcrumb: boolean;
  /** Extra facts of this kind of page: audience, mentions, main entity. */
  extra?: Partial<Exclude<WebPage, string>>;
};

export function webPage(
  origin: URL,
  page: PageFacts,
  { kind, image, hasBreadcrumb, extra }: WebPageOptions,
): WebPage {
  const url = absoluteUrl(origin, page.path);
  return {
    '@type': kind as 'WebPage',
    '@id': url,
    url,
    name: page.meta.title,
    description: page.meta.description,
    isPartOf: { '@id': nodeIds(origin).site },
    ...(hasBreadcrumb ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
    primaryImageOfPage: { '@type': 'ImageObject', url: image, width: '1200', height: '630' },
    inLanguage: 'en-IN',
    dateModified: page.meta.updated,
    ...extra,
  } as WebPage;
}

export function breadcrumbList(
  origin: URL,
  path: string,
  trail: readonly { label: string; href: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(origin, path)}#breadcrumb`,
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(origin, href),
    })),
  };
}

export function itemList(
  origin: URL,
  path: string,
  pages: readonly { label: string; href: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(origin, path)}#list`,
    itemListElement: pages.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: absoluteUrl(origin, href),
    })),
  };
}

export function faqEntities(
  questions: readonly { question: string; answer: string }[],
): Partial<Exclude<FAQPage, string>> {
  return {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

/** Serialised graph for the page; `<` is escaped so that no text can close the script element. */
export function serializeGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...nodes] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
