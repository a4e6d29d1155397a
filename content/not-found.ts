import { notFoundSchema } from '../lib/schema/not-found';
import { parseContent } from '../lib/schema/parse';

/** The page for addresses that do not exist. Numbers in brackets: fewest and most characters. */
export const notFound = parseContent('content/not-found.ts', notFoundSchema, {
  /** The heading of the page (3–60). */
  title: 'We can’t find that page',
  /** Name of the page in the line of links above the heading (3–30). */
  crumb: 'Page not found',
  /** The sentence under the heading (20–160). {address} is replaced by the requested address: keep it. */
  lead: 'Nothing is filed under {address}. The page may have moved, or the address may have a typo.',
  /** Takes the place of that address until a script has read it (3–30). */
  unknown: 'this address',
  /** Says what the drawing shows, for people who cannot see it (10–120). */
  picture: 'An empty folder with the dashed outline of a missing sheet',
  /**
   * The browser’s tab: `title` (8–60; the site’s name is added to it) and `description` (110–155). `updated` is not
   * shown for this page.
   */
  meta: {
    title: 'Page not found',
    description:
      'Nothing is filed under this address. Search all pages, open a page with a similar address, or choose from the full list.',
    updated: '2026-11-21',
  },
  /**
   * What is shown below until a script has compared addresses: `title` (3–40) and three `pages`, each with its `href`.
   */
  start: {
    title: 'Main pages',
    pages: [{ href: '/features' }, { href: '/pricing' }, { href: '/support' }],
  },
  /** Heading that replaces `start.title` once similar addresses were found (3–40). */
  closest: 'Similar addresses',
  /**
   * The list of all pages: `title` (3–40). `policies` is the group of the pages named in it: `title` (3–30) and
   * `pages`, each with its `href`. `rest` is the heading of what is left over (3–30).
   */
  all: {
    title: 'All pages',
    policies: {
      title: 'Policies',
      pages: [
        { href: '/faqs' },
        { href: '/terms' },
        { href: '/privacy' },
        { href: '/accessibility' },
        { href: '/licences' },
      ],
    },
    rest: 'Home, plans and help',
  },
});
