import { describe, expect, test } from 'vitest';
import { closestPages, filterPages, searchWords } from '@/lib/page-search';

const pages = [
  { href: '/', label: 'Home', group: 'Plans and help' },
  { href: '/security', label: 'Security', group: 'Security' },
  { href: '/feature2page', label: 'Smart Tagging', group: 'Features' },
  { href: '/toolsdetails/merge-pdf', label: "Merge PDF's", group: 'All tools' },
  { href: '/feature9page', label: 'Image & Visual Tools', group: 'Features' },
];
const closest = (address: string) => closestPages(pages, address, 1)[0]?.label;

describe('closest page', () => {
  test.each([
    ['/securty', 'Security'],
    ['/SECURITY/', 'Security'],
    ['/features/smart-taging', 'Smart Tagging'],
    ['/smart_tagging.html', 'Smart Tagging'],
    ['/merge-pdf?from=mail', "Merge PDF's"],
    ['/image%20visual%20tools', 'Image & Visual Tools'],
  ])('%s → %s', (address, label) => expect(closest(address)).toBe(label));

  test.each([
    ['/pdf-merger', "Merge PDF's"],
    ['/visual', 'Image & Visual Tools'],
  ])('%s shares a word with %s', (address, label) => expect(closest(address)).toBe(label));

  test.each(['', '/', '/%E0%A4%A', `/${'x'.repeat(5000)}`, '/日本語', '/nothing-here', '/about'])(
    'nothing is close to %s',
    (address) => expect(closestPages(pages, address, 3)).toEqual([]),
  );

  test('equals keep the order of the site', () => {
    expect(closestPages(pages, '/feature7page', 2).map(({ href }) => href)).toEqual([
      '/feature2page',
      '/feature9page',
    ]);
  });
});

describe('filter', () => {
  const found = (query: string) => filterPages(pages, query).map(({ label }) => label);

  test('words may stand in any order and be unfinished', () => {
    expect(found('tagg smart')).toEqual(['Smart Tagging']);
  });
  test('words that a page says of itself count, after those of its name', () => {
    const about = {
      href: '/usecase2page',
      label: 'Legal Offices',
      group: 'Use Cases',
      about: 'signed merge tags',
    };
    const all = [about, ...pages];
    expect(filterPages(all, 'sign').map(({ label }) => label)).toEqual(['Legal Offices']);
    expect(filterPages(all, 'merge').map(({ label }) => label)).toEqual(["Merge PDF's", 'Legal Offices']);
    expect(filterPages(all, 'legal tags').map(({ label }) => label)).toEqual(['Legal Offices']);
  });
  test('the words of a page are each kept once, without short ones and those of its name', () => {
    expect(searchWords('Sign it: sign the Lease, tag the lease', 'Tagging', '/lease')).toBe('sign');
  });
  test('the name of the group counts', () => expect(found('features')).toHaveLength(2));
  test('the ampersand does not matter', () =>
    expect(found('image & visual')).toEqual(['Image & Visual Tools']));
  test('letters inside a word do not match', () => expect(found('agging')).toEqual([]));
  test.each(['', '   ', '&&'])('“%s” finds nothing', (query) => expect(found(query)).toEqual([]));
});
