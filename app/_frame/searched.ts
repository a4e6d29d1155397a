import { registry } from '@/content';
import { notFound } from '@/content/not-found';
import { tools } from '@/content/tools';
import { groupPages } from '@/lib/page-groups';
import { type PageEntry, searchWords } from '@/lib/page-search';
import { jobPath, toolPath } from '@/lib/routes';

/** Description of a page without the words of its name. */
function aboutOf({ href, label }: { href: string; label: string }): string {
  const { title, description } = registry.get(href).meta;
  return searchWords(`${title} ${description}`, label, href);
}

/** All pages, by group. */
export const groups = groupPages(registry.pages, {
  collected: notFound.all.policies,
  rest: notFound.all.rest,
});

export const pages: PageEntry[] = groups.flatMap(({ title, href, pages: own }) =>
  [...(href ? [{ href, label: title }] : []), ...own].map((entry) => ({
    ...entry,
    group: title,
    about: aboutOf(entry),
  })),
);

/** What a search by words goes through: jobs of tools have no page, but a name that people look for. */
export const searched: PageEntry[] = [
  ...tools.jobs.map((job) => ({
    href: jobPath(job),
    label: job.name,
    group: registry.get(toolPath(job.tool)).label,
    about: searchWords(`${job.search} ${job.job}`, job.name),
  })),
  ...pages,
];
