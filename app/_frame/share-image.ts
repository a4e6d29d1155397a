import { site } from '@/content/site';
import type { Page } from '@/lib/registry';

/** Address, size and alternative text of a page's sharing picture, drawn at build by `app/og/[name]/route.tsx`. */
export function shareImage(page: Page) {
  const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  return {
    name: `${name}.png`,
    path: `/og/${name}.png`,
    width: 1200,
    height: 630,
    alt: `${page.label}: ${site.name}${page.form ? `, form ${page.form}` : ''}`,
  };
}
