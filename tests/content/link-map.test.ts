import { describe, expect, test } from 'vitest';
import * as features from '@/content/features';
import * as integrations from '@/content/integrations';
import * as security from '@/content/security';
import { tools } from '@/content/tools';
import * as useCases from '@/content/use-cases';
import { detailPath, type Family, families, toolPath } from '@/lib/routes';
import { scaffold } from '@/scripts/new/kinds';
import { plain } from '@/scripts/new/placeholders';

/**
 * Which kinds of pages a page leads to in its content. The map of discovery: a visitor who came to one page for one
 * question finds the next one, and no family is an island.
 */

const kinds = Object.entries(families).map(
  ([family, { prefix, suffix }]) => [family, new RegExp(`^${prefix}\\d+${suffix}$`)] as const,
);

/** Addresses anywhere in an entry, each once. */
function linksOf(entry: unknown): string[] {
  const found = JSON.stringify(entry).matchAll(/"href":"([^"#?]+)/g);
  return [...new Set([...found].map(([, href]) => href as string))];
}

/** How many pages of each family an entry leads to, itself left out. */
function count(entry: unknown, path: string): Partial<Record<Family, number>> {
  const others = linksOf(entry).filter((href) => href !== path);
  return Object.fromEntries(
    kinds.map(([family, pattern]) => [family, others.filter((href) => pattern.test(href)).length]),
  );
}

const least: [Family, { n: number; name: string }[], Partial<Record<Family, number>>][] = [
  ['feature', features.entries, { feature: 2, 'use-case': 1 }],
  ['use-case', useCases.entries, { feature: 3, security: 1, integration: 1 }],
  ['security', security.entries, { feature: 1, 'use-case': 1 }],
  ['integration', integrations.entries, { feature: 1, security: 1 }],
];

describe.each(least)('a page of the family %s leads to', (family, entries, wanted) => {
  const pages = entries.map((entry) => ({ entry, name: entry.name, path: detailPath(family, entry.n) }));
  test.each(pages)('enough of each kind: $name', ({ entry, path }) => {
    const found = count(entry, path);
    for (const [kind, number] of Object.entries(wanted))
      expect(found[kind as Family], `${kind} pages`).toBeGreaterThanOrEqual(number);
  });
});

test.each(least)('an entry that npm run new makes leads there too: %s', (family, _, wanted) => {
  const entry = plain(scaffold(family, { name: 'Newcomer', today: '2026-11-22' }).entry) as {
    n: number;
    related?: unknown;
    closing: unknown;
  };
  const found = count(entry, detailPath(family, entry.n));
  for (const [kind, number] of Object.entries(wanted))
    expect(found[kind as Family], `${kind} pages`).toBeGreaterThanOrEqual(number);
  expect(linksOf(entry.closing).filter((href) => linksOf(entry.related ?? []).includes(href))).toEqual([]);
});

describe.each(tools.tools)('the tool $name', (tool) => {
  test('leads to a feature, and a feature leads to it', () => {
    const path = toolPath(tool.slug);
    expect(count(tool, path).feature, 'features').toBeGreaterThanOrEqual(1);
    expect(features.entries.filter((entry) => linksOf(entry).includes(path)).length).toBeGreaterThanOrEqual(
      1,
    );
  });
});
