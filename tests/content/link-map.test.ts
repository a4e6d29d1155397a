import { describe, expect, test } from 'vitest';
import * as features from '@/content/features';
import * as integrations from '@/content/integrations';
import { published } from '@/content/published';
import * as security from '@/content/security';
import { tools } from '@/content/tools';
import * as useCases from '@/content/use-cases';
import { detailPath, type Family, families, toolPath } from '@/lib/routes';
import { scaffold } from '@/scripts/new/kinds';
import { exampleOf } from '@/scripts/new/placeholders';

/**
 * Checks which families of pages the content of a page links to: a visitor who came for one question finds the next page,
 * and every family is linked from others.
 */

const familyPatterns = Object.entries(families).map(
  ([family, { prefix, suffix }]) => [family, new RegExp(`^${prefix}\\d+${suffix}$`)] as const,
);

/** Addresses anywhere in an entry, each once. */
function linksOf(entry: unknown): string[] {
  const links = JSON.stringify(entry).matchAll(/"href":"([^"#?]+)/g);
  return [...new Set([...links].map(([, href]) => href as string))];
}

/** How many pages of each family an entry links to, other than itself. */
function countLinks(entry: unknown, path: string): Partial<Record<Family, number>> {
  const others = linksOf(entry).filter((href) => href !== path);
  return Object.fromEntries(
    familyPatterns.map(([family, pattern]) => [family, others.filter((href) => pattern.test(href)).length]),
  );
}

const minimums: [Family, { n: number; name: string }[], Partial<Record<Family, number>>][] = [
  ['feature', features.entries, { feature: 2, 'use-case': 1 }],
  ['use-case', useCases.entries, { feature: 3, security: 1, integration: 1 }],
  ['security', security.entries, { feature: 1, 'use-case': 1 }],
  ['integration', integrations.entries, { feature: 1, security: 1 }],
];

/** Field in which an editor should add missing links; an error message names it. Links in other fields count, too. */
const fields: Record<Family, string> = {
  feature: 'content/features.ts: related or closing.links',
  'use-case': 'content/use-cases.ts: start.pages',
  security: 'content/security.ts: related',
  integration: 'content/integrations.ts: related',
};

/** The links that an entry lacks, each as a sentence for its editor. */
function lackingLinks(
  family: Family,
  entry: { n: number; name: string },
  minimumLinks: Partial<Record<Family, number>>,
): string[] {
  const linkCount = countLinks(entry, detailPath(family, entry.n));
  return Object.entries(minimumLinks).flatMap(([linkedFamily, minimum]) => {
    const number = linkCount[linkedFamily as Family] ?? 0;
    const example = detailPath(linkedFamily as Family, 1);
    return number >= minimum
      ? []
      : `${fields[family]} of “${entry.name}” must lead to ${minimum} or more pages of the family ${linkedFamily}, like ${example}; it leads to ${number}. Change the href of one that leads elsewhere.`;
  });
}

describe.each(minimums)('a page of the family %s', (family, entries, minimumLinks) => {
  test.each(entries)('links to enough pages of other families: $name', (entry) => {
    expect(lackingLinks(family, entry, minimumLinks)).toEqual([]);
  });
});

test('a page with too few links to a family is reported with file, field, number and what to do', () => {
  const entry = {
    n: 11,
    name: 'Client Portal',
    related: [{ href: '/feature1page' }, { href: '/feature2page#how' }],
  };
  expect(lackingLinks('feature', entry, { feature: 2, 'use-case': 1 })).toEqual([
    'content/features.ts: related or closing.links of “Client Portal” must lead to 1 or more pages of the family use-case, like /usecase1page; it leads to 0. Change the href of one that leads elsewhere.',
  ]);
});

test.each(minimums)(
  'an entry that npm run new makes links to enough pages of other families: %s',
  (family, _, minimumLinks) => {
    const entry = exampleOf(scaffold(family, { name: 'Newcomer', today: '2026-11-22' }).entry) as {
      n: number;
      name: string;
      related?: unknown;
      closing: unknown;
    };
    expect(lackingLinks(family, entry, minimumLinks)).toEqual([]);
    expect(linksOf(entry.closing).filter((href) => linksOf(entry.related ?? []).includes(href))).toEqual([]);
  },
);

// No page may link to a draft.
describe.each(published(tools.tools))('the tool $name', (tool) => {
  const path = toolPath(tool.slug);

  test('links to a feature', () => {
    const noLink = `content/tools.ts: related of “${tool.name}” leads to no feature. Add one, like /feature1page.`;
    expect(countLinks(tool, path).feature, noLink).toBeGreaterThanOrEqual(1);
  });

  test('is linked from a feature', () => {
    const noLink = `content/features.ts: no entry leads to ${path}. Add it to the list.tools of the feature that it belongs to.`;
    expect(
      features.entries.filter((entry) => linksOf(entry).includes(path)).length,
      noLink,
    ).toBeGreaterThanOrEqual(1);
  });
});
