import { registry } from '@/content';
import { site } from '@/content/site';
import { siteUrl } from '@/lib/site-url';
import { absoluteUrl } from '@/lib/structured-data';

export const dynamic = 'force-static';

/** An index of the site for language models, in plain text: heading, summary, and the pages of each section. */
export function GET(): Response {
  const origin = siteUrl();
  const pages = registry.pages.filter(({ noindex }) => !noindex);
  const parts = new Map<string, string[]>();
  for (const page of pages) {
    const part =
      page.section && registry.has(page.section) ? registry.get(page.section).label : site.otherPages;
    const line = `- [${page.label}](${absoluteUrl(origin, page.path)}): ${page.meta.description}`;
    parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  const sections = [...parts].map(([part, lines]) => `## ${part}\n\n${lines.join('\n')}`);
  const text = [`# ${site.name}`, `> ${registry.get('/').meta.description}`, ...sections].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
