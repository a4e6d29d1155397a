import type { MetadataRoute } from 'next';
import { registry } from '@/content';
import { siteUrl } from '@/lib/site-url';
import { absolute } from '@/lib/structured-data';
import { shareImage } from './_frame/share-image';

/** Every page that search engines may show, with the day on which an editor last changed it. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteUrl();
  return registry.pages
    .filter(({ noindex }) => !noindex)
    .map((page) => ({
      url: absolute(origin, page.path),
      lastModified: page.meta.updated,
      images: [new URL(shareImage(page).path, origin).href],
    }));
}
