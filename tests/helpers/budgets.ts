import { pages } from './e2e';

const kilobyte = 1024;

/** A page that is read to its end, on a phone: itself, at most three fonts, and its pictures. */
const usual = { requests: 10, pictures: 6 * kilobyte };
/** What a page with cards costs without them: two of these pages show something that moves. */
const rich: Record<string, typeof usual> = {
  '/': { requests: 38, pictures: 18 * kilobyte },
  '/features': { requests: 28, pictures: 9.25 * kilobyte },
  '/use-cases': { requests: 5, pictures: 1.625 * kilobyte },
  '/toolsdetails': { requests: 5, pictures: 0 },
};
/** The picture of one card more. Few drawings weigh as much. */
const card = { requests: 1, pictures: 0.875 * kilobyte };

/** What a page may cost: a hub that gets another page gets its card. */
export function mostOf(path: string): typeof usual {
  const base = rich[path];
  if (!base) return usual;
  // A hub under another one has no card there.
  const below = pages.filter((page) => page.parent === path && !(page.path in rich));
  const cards = path === '/' ? 0 : below.length;
  return {
    requests: base.requests + cards * card.requests,
    pictures: base.pictures + cards * card.pictures,
  };
}
