import { site } from '@/content/site';
import { fill } from '@/lib/fill';
import type { Page } from '@/lib/registry';

/** Address, size and alternative text of a page's share image, from `app/og/[name]/route.tsx`. */
export function shareImage(page: Page) {
  const texts = site.sharePicture;
  const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  return {
    name: `${name}.png`,
    path: `/og/${name}.png`,
    width: 1200,
    height: 630,
    alt: fill(texts[page.code ? 'withCode' : 'page'], {
      page: page.label,
      name: site.name,
      code: page.code ?? '',
    }),
  };
}
