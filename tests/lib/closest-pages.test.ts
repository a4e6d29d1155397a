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

describe('the closest page', () => {
  test.each([
    ['/securty', 'Security'],
    ['/SECURITY/', 'Security'],
    ['/features/smart-taging', 'Smart Tagging'],
    ['/smart_tagging.html', 'Smart Tagging'],
    ['/merge-pdf?from=mail', "Merge PDF's"],
    ['/image%20visual%20tools', 'Image & Visual Tools'],
  ])('to %s is %s', (address, label) => expect(closest(address)).toBe(label));

  test.each([
    ['/pdf-merger', "Merge PDF's"],
    ['/visual', 'Image & Visual Tools'],
  ])('to %s is %s, as they share a word', (address, label) => expect(closest(address)).toBe(label));

  test.each(['', '/', '/%E0%A4%A', `/${'x'.repeat(5000)}`, '/日本語', '/nothing-here', '/about'])(
    'to %s does not exist',
    (address) => expect(closestPages(pages, address, 3)).toEqual([]),
  );

  test('is the first in the order of the site if several are equally close', () => {
    expect(closestPages(pages, '/feature7page', 2).map(({ href }) => href)).toEqual([
      '/feature2page',
      '/feature9page',
    ]);
  });
});
