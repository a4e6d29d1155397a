import type { Page } from './registry';

export type PageGroup = {
  title: string;
  /** Page of the group itself, if it has one. */
  href?: string;
  tone: Page['tone'];
  pages: { href: string; label: string }[];
};

type Options = {
  /** The group of the policy pages, which have no page as their common parent. */
  policies: { title: string; pages: readonly { href: string }[] };
  /** Title of the group of all remaining pages. */
  rest: string;
};

/**
 * Every indexable page once, in groups: a page with child pages names a group, the policies form one, and
 * the rest forms the last.
 */
export function groupPages(pages: readonly Page[], { policies, rest }: Options): PageGroup[] {
  const listedPages = pages.filter(({ noindex }) => !noindex);
  const entry = ({ path, label }: Page) => ({ href: path, label });
  const childrenOf = (page: Page) => listedPages.filter(({ parent }) => parent === page.path);
  const isHub = (page: Page) => page.path !== '/' && childrenOf(page).length > 0;

  const hubs = listedPages.filter(isHub).map((page) => ({
    title: page.label,
    href: page.path,
    tone: page.tone,
    // A hub below a hub names its own group.
    pages: childrenOf(page)
      .filter((child) => !isHub(child))
      .map(entry),
  }));

  const topLevel = listedPages.filter((page) => !isHub(page) && (page.path === '/' || page.parent === '/'));
  const isPolicy = (page: Page) => policies.pages.some(({ href }) => href === page.path);
  return [
    ...hubs,
    { title: policies.title, tone: 'carbon', pages: topLevel.filter(isPolicy).map(entry) },
    { title: rest, tone: 'gold', pages: topLevel.filter((page) => !isPolicy(page)).map(entry) },
  ];
}
