import { notFoundSchema } from '../lib/schema/not-found';
import { parseContent } from '../lib/schema/parse';

export const notFound = parseContent('content/not-found.ts', notFoundSchema, {
  title: 'This page isn’t in the folder',
  crumb: 'Page not found',
  lead: 'Nothing is filed under {address}. It may have moved, or the address has a slip in it.',
  unknown: 'this address',
  picture: 'An empty folder with the dashed outline of a missing sheet',
  meta: {
    title: 'Page not found',
    description:
      'Nothing is filed under this address. Search all pages by name, open one of the closest addresses, or choose from the full list of the site.',
    updated: '2026-11-21',
  },
  search: {
    label: 'Search all pages',
    button: 'Search',
    one: '1 page found:',
    many: '{count} pages found:',
    none: 'No page has “{query}” in its name. Try a shorter word, or look through the list below.',
    more: '{count} more. Add a letter to see fewer.',
  },
  start: {
    title: 'Often looked for',
    pages: [{ href: '/features' }, { href: '/pricing' }, { href: '/support' }],
  },
  closest: 'Closest to that address',
  all: {
    title: 'Everything on this site',
    policies: {
      title: 'Policies',
      pages: [{ href: '/faqs' }, { href: '/terms' }, { href: '/privacy' }, { href: '/accessibility' }],
    },
    rest: 'Plans and help',
  },
});
