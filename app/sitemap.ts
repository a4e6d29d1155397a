import type { MetadataRoute } from 'next';
import { registry } from '@/content';
import { showsDrafts } from '@/content/published';
import { siteUrl } from '@/lib/site-url';
import { absolute } from '@/lib/structured-data';
import { shareImage } from './_frame/share-image';

/** Every page that search engines may show, none that waits in a build for colleagues, with the day on which an editor last changed it. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteUrl();
  return registry.pages
    .filter(({ noindex, waiting }) => !noindex && !(showsDrafts && waiting))
    .map((page) => ({
      url: absolute(origin, page.path),
      lastModified: page.meta.updated,
      images: [new URL(shareImage(page).path, origin).href],
    }));
}
