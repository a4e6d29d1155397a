import { fieldName } from '../../lib/schema/field-names';
import type { Mistake } from '../../lib/schema/parse';

/**
 * Finds links with the same target as an earlier link of the same list: in related pages, in a closing band, or in any other list.
 *
 * @param data exports of a content file
 */
export function repeatedLinks(data: unknown, path: readonly (string | number)[] = []): Mistake[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries = Object.entries(data).map(([key, value]) => ({
    path: [...path, Array.isArray(data) ? Number(key) : key],
    value: value as unknown,
  }));
  const links = Array.isArray(data) ? entries.map(({ path, value }) => ({ path, href: hrefOf(value) })) : [];
  const repeated = links.filter(
    ({ href }, index) => href !== undefined && links.slice(0, index).some((earlier) => earlier.href === href),
  );
  return [
    ...repeated.map(({ path, href }) => ({
      field: fieldName([...path, 'href']),
      problem: `leads to “${href}”, as another link of this list does. Remove one of them, or let it lead elsewhere.`,
    })),
    ...entries.flatMap(({ path, value }) => repeatedLinks(value, path)),
  ];
}

const hrefOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'href' in value ? String(value.href) : undefined;
