import type { MetadataRoute } from 'next';
import { registry } from '@/content';
import { showsDrafts } from '@/content/published';
import { siteUrl } from '@/lib/site-url';
import { absoluteUrl } from '@/lib/structured-data';
import { shareImage } from './_shared/share-image';

/** Indexable pages with their date of last change; drafts are left out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteUrl();
  return registry.pages
    .filter(({ noindex, unpublished }) => !noindex && !(showsDrafts && unpublished))
    .map((page) => ({
      url: absoluteUrl(origin, page.path),
      lastModified: page.meta.updated,
      images: [new URL(shareImage(page).path, origin).href],
    }));
}
