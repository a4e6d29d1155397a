import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ClosestPages } from '@/components/not-found/closest-pages';
import { RequestedAddress } from '@/components/not-found/requested-address';
import { registry } from '@/content';
import { notFound } from '@/content/not-found';
import { groupPages } from '@/lib/page-groups';

const groups = groupPages(registry.pages, { policies: notFound.all.policies, rest: notFound.all.rest });
const pages = groups.flatMap(({ title, pages: pagesOfGroup }) =>
  pagesOfGroup.map((page) => ({ ...page, group: title })),
);
const start = { title: notFound.start.title, pages: pages.slice(0, 3) };

describe('the page for an unknown address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/feature99page'));

  test('names the address in its sentence', () => {
    render(<RequestedAddress unknown={notFound.unknown} end="." />);
    expect(screen.getByText('/feature99page')).toBeTruthy();
  });

  test('shortens a very long address, and keeps the full stop on its last line', () => {
    window.history.replaceState(null, '', `/${'long-'.repeat(60)}`);
    render(<RequestedAddress unknown={notFound.unknown} end="." />);
    const address = screen.getByText(/…$/);
    expect(address.textContent).toHaveLength(49);
    expect(address.parentElement?.className).toContain('inline-block');
    expect(address.parentElement?.textContent).toBe(`${address.textContent}.`);
  });

  test('offers the three pages with the most similar addresses', () => {
    render(<ClosestPages pages={pages} start={start} title={notFound.closest} icon={null} />);
    const region = screen.getByRole('region', { name: notFound.closest });
    const hrefs = within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toHaveLength(3);
    expect(hrefs[0]).toBe('/feature9page');
    for (const href of hrefs) expect(href).toMatch(/^\/feature\d+page$/);
  });

  test('offers the most popular pages if no address is similar', () => {
    window.history.replaceState(null, '', '/nothing-here');
    render(<ClosestPages pages={pages} start={start} title={notFound.closest} icon={null} />);
    const region = screen.getByRole('region', { name: start.title });
    expect(within(region).getAllByRole('link')).toHaveLength(start.pages.length);
  });
});

test('the full list contains every indexed page once', () => {
  const listed = groups.flatMap(({ href, pages: pagesOfGroup }) => [
    ...(href ? [href] : []),
    ...pagesOfGroup.map((page) => page.href),
  ]);
  const expected = registry.pages.filter(({ noindex }) => !noindex).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});
