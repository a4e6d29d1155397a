import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { search } from '@/content/search';

const { texts } = search;
const entry = (href: string, label: string, ...words: string[]) => ({
  href,
  label,
  note: `About ${label}`,
  words,
  about: '',
});
const entries = [
  entry('/merge', 'Merge', 'combine', 'join files'),
  ...Array.from({ length: 8 }, (_, place) => entry(`/pdf${place}`, `PDF ${place}`)),
];
const unsupported = [{ words: ['translate'], text: 'We don’t have a tool that translates documents.' }];
const answer = { ok: true, json: async () => ({ entries, stopWords: [], unsupported }) } as Response;

/** Renders the search as on a freshly loaded page, without its index. */
async function renderSearch() {
  vi.resetModules();
  const { SiteSearch } = await import('@/components/search/site-search');
  render(
    <SiteSearch texts={texts} icon={null} examples={{ title: 'Try', list: ['combine'] }} page="/tools" />,
  );
  return { input: screen.getByRole('searchbox', { name: texts.label }), user: userEvent.setup() };
}
const links = async () =>
  within(await screen.findByRole('list', { name: texts.results })).getAllByRole('link');
const status = (text: string) => screen.findByText(text);

describe('the site search', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test('shows a message of its own, not “nothing found”, for a job that no tool does', async () => {
    const { input, user } = await renderSearch();
    await user.type(input, 'translate');
    expect(await screen.findByText(unsupported[0]?.text ?? '')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(unsupported[0]?.text);
  });

  test('fetches its index when somebody begins to search, and only once', async () => {
    const { input, user } = await renderSearch();
    expect(fetch).not.toHaveBeenCalled();
    await user.type(input, 'join');
    expect(await status(texts.one)).toBeTruthy();
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual(['/merge']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('fills its field with a suggested search', async () => {
    const { input, user } = await renderSearch();
    await user.click(screen.getByRole('link', { name: 'combine' }));
    expect((input as HTMLInputElement).value).toBe('combine');
    expect((await links())[0]?.getAttribute('href')).toBe('/merge');
  });

  test('reports that nothing was found, with the query, and counts the results that it does not list', async () => {
    const { input, user } = await renderSearch();
    await user.type(input, 'zebra');
    expect(await status(texts.none.replace('{query}', 'zebra'))).toBeTruthy();
    await user.clear(input);
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(input, 'pdf');
    expect(await status(texts.many.replace('{count}', '8'))).toBeTruthy();
    expect(await links()).toHaveLength(6);
    expect(screen.getByText(texts.more.replace('{count}', '2'))).toBeTruthy();
  });

  test('moves the focus to the results on Enter and arrow keys, and empties the field on Escape', async () => {
    const { input, user } = await renderSearch();
    await user.type(input, 'pdf');
    const results = await links();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(results[0]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(results[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Escape}');
    expect((input as HTMLInputElement).value).toBe('');
    expect(screen.queryByRole('list', { name: texts.results })).toBeNull();
  });

  test('reports that its index did not load, and tries again with the next letter', async () => {
    vi.mocked(fetch).mockRejectedValue(new Error('offline'));
    const { input, user } = await renderSearch();
    await user.type(input, 'joi');
    expect(await status(texts.failed)).toBeTruthy();
    vi.mocked(fetch).mockResolvedValue(answer);
    await user.type(input, 'n');
    expect(await status(texts.one)).toBeTruthy();
  });
});
