import type { Page } from '@/lib/registry';
import { pages } from './e2e';

const kilobyte = 1024;

/** A page that is read to its end, on a phone: itself, at most three fonts, and its pictures. */
const defaultBudget = { requests: 10, pictures: 6 * kilobyte };
const few = { requests: 5, pictures: 1.625 * kilobyte };
/** What a page with cards costs without them: two of these pages show something that moves. */
const rich: Record<string, typeof defaultBudget> = {
  '/': { requests: 38, pictures: 18 * kilobyte },
  '/features': { requests: 28, pictures: 9.25 * kilobyte },
  // The loader of its file field and search, and the pictures of tasks that are no tools of their own.
  '/toolsdetails': { requests: 8, pictures: 1.75 * kilobyte },
  ...Object.fromEntries(['/use-cases', '/security', '/integrations'].map((hub) => [hub, few])),
};
/** The picture of one card more. Few drawings weigh as much. */
const card = { requests: 1, pictures: 0.875 * kilobyte };

/** What a page may cost: a hub that gets another page gets its card, and no more. */
export function mostOf(path: string, sitePages: readonly Page[] = pages): typeof defaultBudget {
  const base = rich[path];
  if (!base) return defaultBudget;
  // The pages of a family have the number of a form; another page below a hub has no card there.
  const below = sitePages.filter(({ parent }) => parent === path);
  const cards = below.filter(({ form }) => form || path === '/toolsdetails').length;
  return {
    requests: base.requests + cards * card.requests,
    pictures: base.pictures + cards * card.pictures,
  };
}
