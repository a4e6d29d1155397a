import { expect, test } from 'vitest';
import { licences } from '@/content/licences';
import { mayShip, shippedPackages } from '@/scripts/lib/licences';

test('each package that the engines ship has a licence that allows it, and is on /licences', async () => {
  const shipped = await shippedPackages();
  expect(shipped.length).toBeGreaterThan(5);
  expect(shipped.filter(({ licence }) => !mayShip(licence))).toEqual([]);
  const works = licences.sections.flatMap((section) => section.works);
  const listed = new Set(works.flatMap(({ packages }) => packages));
  expect(
    shipped.filter(({ name }) => !listed.has(name)),
    'packages without a line in content/licences.ts',
  ).toEqual([]);
}, 60_000);
