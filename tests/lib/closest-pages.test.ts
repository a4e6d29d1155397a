import { describe, expect, test } from 'vitest';
import { closestPages } from '@/lib/closest-pages';

const pages = [
  { href: '/', label: 'Home' },
  { href: '/security', label: 'Security' },
  { href: '/feature2page', label: 'Smart Tagging' },
  { href: '/toolsdetails/merge-pdf', label: "Merge PDF's" },
  { href: '/feature9page', label: 'Image & Visual Tools' },
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

  test('equal results keep the order of the site', () => {
    expect(closestPages(pages, '/feature7page', 2).map(({ href }) => href)).toEqual([
      '/feature2page',
      '/feature9page',
    ]);
  });
});
