import type { Page } from '@/lib/registry';
import { pages } from './e2e';

const kilobyte = 1024;

/** Limits for a page that is scrolled to its end on a phone: the page itself, at most three fonts, and its pictures. */
const defaultBudget = { requests: 10, pictures: 6 * kilobyte };
const plainHub = { requests: 5, pictures: 1.625 * kilobyte };
/** Limits for pages with cards, not counting the cards. The first two pages have pictures that move. */
const hubs: Record<string, typeof defaultBudget> = {
  '/': { requests: 38, pictures: 18 * kilobyte },
  '/features': { requests: 28, pictures: 9.25 * kilobyte },
  // Includes the loader of its file field and search, and the pictures of tasks that are not tools.
  '/toolsdetails': { requests: 8, pictures: 1.75 * kilobyte },
  ...Object.fromEntries(['/use-cases', '/security', '/integrations'].map((hub) => [hub, plainHub])),
};
/** Limits for the picture of each card; few drawings are that large. */
const perCard = { requests: 1, pictures: 0.875 * kilobyte };

/** The limits for a page: a hub may cost one card more for each page below it. */
export function budgetOf(path: string, sitePages: readonly Page[] = pages): typeof defaultBudget {
  const base = hubs[path];
  if (!base) return defaultBudget;
  // Only numbered pages (with a `code`) have a card on the hub above them; every tool has one.
  const below = sitePages.filter(({ parent }) => parent === path);
  const cards = below.filter(({ code }) => code || path === '/toolsdetails').length;
  return {
    requests: base.requests + cards * perCard.requests,
    pictures: base.pictures + cards * perCard.pictures,
  };
}
