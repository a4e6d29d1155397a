import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ClosestPages } from '@/components/not-found/closest-pages';
import { PageSearch } from '@/components/not-found/page-search';
import { RequestedAddress } from '@/components/not-found/requested-address';
import { registry } from '@/content';
import { notFound } from '@/content/not-found';
import { groupPages } from '@/lib/page-groups';

const groups = groupPages(registry.pages, { collected: notFound.all.policies, rest: notFound.all.rest });
const pages = groups.flatMap(({ title, pages: own }) => own.map((page) => ({ ...page, group: title })));
const start = { title: notFound.start.title, pages: pages.slice(0, 3) };

const texts = notFound.search;

function renderSearch() {
  render(<PageSearch pages={pages} texts={texts} icon={null} />);
  return { input: screen.getByRole('searchbox', { name: texts.label }), user: userEvent.setup() };
}

const labelOf = (path: string) => pages.find(({ href }) => href === path)?.label ?? '';
const foundLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('search over all pages', () => {
  test('words find the pages that have them in their name, and it says how many', async () => {
    const { input, user } = renderSearch();
    await user.type(input, labelOf('/feature6page'));
    expect(screen.getByRole('status').textContent).toBe(texts.one);
    expect(foundLinks()).toEqual([labelOf('/feature6page')]);
  });

  test('an empty field says nothing', async () => {
    const { input, user } = renderSearch();
    await user.type(input, 's');
    await user.clear(input);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(foundLinks()).toEqual([]);
  });

  test('a word that no page has says so, with the word', async () => {
    const { input, user } = renderSearch();
    await user.type(input, 'zebra');
    expect(screen.getByRole('status').textContent).toBe(texts.none.replace('{query}', 'zebra'));
  });

  test('many results are cut to six, and the rest is counted', async () => {
    const { input, user } = renderSearch();
    await user.type(input, 'pdf');
    const count = Number(/\d+/.exec(screen.getByRole('status').textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(6);
    expect(foundLinks()).toHaveLength(6);
    expect(screen.getByText(texts.more.replace('{count}', String(count - 6)))).toBeTruthy();
  });

  test('Enter moves to the first result instead of leaving the page', async () => {
    const { input, user } = renderSearch();
    await user.type(input, `${labelOf('/integration4page')}{Enter}`);
    expect(document.activeElement?.textContent).toBe(labelOf('/integration4page'));
  });
});

describe('what is near an address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/feature99page'));

  test('the address stands in the sentence', () => {
    render(<RequestedAddress unknown={notFound.unknown} />);
    expect(screen.getByText('/feature99page')).toBeTruthy();
  });

  test('a very long address is shortened', () => {
    window.history.replaceState(null, '', `/${'long-'.repeat(60)}`);
    render(<RequestedAddress unknown={notFound.unknown} />);
    expect(screen.getByText(/…$/).textContent).toHaveLength(49);
  });

  test('three pages with the most similar address are offered', () => {
    render(<ClosestPages pages={pages} start={start} title={notFound.closest} icon={null} />);
    const region = screen.getByRole('region', { name: notFound.closest });
    const hrefs = within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toHaveLength(3);
    expect(hrefs[0]).toBe('/feature9page');
    for (const href of hrefs) expect(href).toMatch(/^\/feature\d+page$/);
  });

  test('an address like no other leaves the pages that are often looked for', () => {
    window.history.replaceState(null, '', '/nothing-here');
    render(<ClosestPages pages={pages} start={start} title={notFound.closest} icon={null} />);
    const region = screen.getByRole('region', { name: start.title });
    expect(within(region).getAllByRole('link')).toHaveLength(start.pages.length);
  });
});

test('the full list holds every indexed page once', () => {
  const listed = groups.flatMap(({ href, pages: own }) => [
    ...(href ? [href] : []),
    ...own.map((page) => page.href),
  ]);
  const expected = registry.pages.filter(({ noindex }) => !noindex).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});
