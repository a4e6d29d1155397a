import { registry } from '@/content';
import { notFound } from '@/content/not-found';
import { published } from '@/content/published';
import { search } from '@/content/search';
import { tools } from '@/content/tools';
import { groupPages } from '@/lib/page-groups';
import { taskPath, toolPath } from '@/lib/routes';
import { type SearchEntry, type SearchIndex, searchWords } from '@/lib/site-search';

/** All pages of the site by group, as the 404 page lists them. */
export const pageGroups = groupPages(registry.pages, {
  policies: notFound.all.policies,
  rest: notFound.all.rest,
});

const searchNames = new Map(search.pages.map(({ href, searchedAs }) => [href, searchedAs]));

function entry(href: string, label: string, note: string): SearchEntry {
  const otherNames = searchNames.get(href) ?? [];
  const { title, description } = registry.get(href).meta;
  return {
    href,
    label,
    note,
    words: otherNames,
    about: searchWords(`${title} ${description}`, label, ...otherNames),
  };
}

/** Index of the search: tasks of tools, the tools, then all other pages in the order of the site. */
export function searchIndex(): SearchIndex {
  const toolEntries = published(tools.tools).map(({ slug, name, subtext }) =>
    entry(toolPath(slug), name, subtext),
  );
  // A task of a tool, such as Sign, has no page of its own, but people search for its name.
  const taskEntries = tools.tasks.map((task) => ({
    href: taskPath(task),
    label: task.name,
    note: task.subtext,
    words: task.search.split(' '),
    about: searchWords(task.job, task.name),
  }));
  const toolAddresses = new Set(toolEntries.map(({ href }) => href));
  const others = pageGroups
    .flatMap(({ title, href, pages }) => [
      ...(href ? [{ href, label: title, note: title }] : []),
      ...pages.map((page) => ({ ...page, note: title })),
    ])
    .filter(({ href }) => !toolAddresses.has(href));
  const pageEntries = others.map(({ href, label, note }) => entry(href, label, note === label ? '' : note));
  const unsupported = search.unsupported.map(({ searchedAs, text }) => ({ words: searchedAs, text }));
  return {
    entries: [...taskEntries, ...toolEntries, ...pageEntries],
    stopWords: search.stopWords,
    unsupported,
  };
}
