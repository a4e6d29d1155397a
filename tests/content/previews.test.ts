import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shareImage } from '@/app/_shared/share-image';
import { GET } from '@/app/og/[name]/route';
import { registry } from '@/content';
import { missingLetters } from '@/lib/preview-letters';
import { fonts } from '@/scripts/fonts';
import { undrawnNames } from '@/scripts/lib/content-previews';

const problemsOf = (name: string) =>
  undrawnNames(
    new Map([['content/a.ts', { entries: [{ name, tagline: 'A text 🏷 elsewhere' }] }]]),
    'Triplicate',
    [{ path: '/a', label: name, meta: { title: '', description: '', updated: '' } }],
  ).flatMap(({ file, mistakes }) => mistakes.map(({ field, problem }) => `${file} ${field} ${problem}`));

describe('link previews', () => {
  test.each([
    ['Smart Tagging 🏷', '🏷'],
    ['Tags, टैग', 'टै ग'],
    ['Files → folders', '→'],
    ['Triplicate™', '™'],
    ['Dvořák', 'ř'],
  ])('the name %s is refused, and the message quotes %s', (name, letters) => {
    expect(problemsOf(name)).toEqual([
      `content/a.ts entries[0].name has “${letters}”, which the typeface of link previews does not have. Write the name in Latin letters, without signs.`,
    ]);
  });

  test('names in Latin letters are drawn, with marks, punctuation and rupees', () => {
    expect(missingLetters('Café “Über” – naïve & ₹390… (2×)')).toEqual([]);
    expect(missingLetters('Cafe\u0301')).toEqual([]);
  });

  describe('with the network off', () => {
    const originalFetch = fetch;
    const requested: string[] = [];
    // A fresh clone has no fonts before its first build.
    beforeAll(() => fonts());
    beforeEach(() => {
      vi.stubGlobal('fetch', (address: unknown) => {
        // The renderer fetches its own program from a data: address.
        if (String(address).startsWith('data:')) return originalFetch(String(address));
        requested.push(String(address));
        return Promise.reject(new Error('The network is off.'));
      });
    });
    afterEach(() => vi.unstubAllGlobals());

    test.each(['/', '/pricing', '/feature2page', '/toolsdetails/merge-pdf'])(
      'draws the preview of %s',
      async (path) => {
        const { name } = shareImage(registry.get(path));
        const answer = await GET(new Request('http://localhost'), { params: Promise.resolve({ name }) });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.subarray(1, 4).toString()).toBe('PNG');
        expect(bytes.length).toBeGreaterThan(10_000);
        expect(requested).toEqual([]);
      },
    );
  });
});
