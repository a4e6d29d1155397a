import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

vi.mock('next/font/local', () => ({ default: () => ({ variable: '' }) }));

const pages = {
  Features: (await import('@/app/features/page')).default,
  Home: (await import('@/app/page')).default,
  Integrations: (await import('@/app/integrations/page')).default,
  NotFound: (await import('@/app/global-not-found')).default,
  Security: (await import('@/app/security/page')).default,
  Support: (await import('@/app/support/page')).default,
  Tools: (await import('@/app/toolsdetails/page')).default,
  UseCases: (await import('@/app/use-cases/page')).default,
};

const children = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const elements = (node: Node): Element[] =>
  children(node).flatMap((child) => (tree.isElementNode(child) ? [child, ...elements(child)] : []));
const textOf = (node: Node): string =>
  tree.isTextNode(node) ? node.value : children(node).map(textOf).join('');
const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

/** Pictures of the kit on a page, each with the words of the closest thing around it that has any. */
const shownTexts = Object.entries(pictures()).flatMap(([page, root]) =>
  elements(root)
    .filter(({ tagName, attrs }) => tagName === 'img' && attrs.some(({ value }) => value.startsWith('/art/')))
    .map((image) => {
      let around: Node | null = image;
      while (around && !textOf(around).trim()) around = tree.getParentNode(around as Element);
      return {
        page,
        src: attribute(image, 'src'),
        alt: attribute(image, 'alt'),
        words: around ? textOf(around).trim() : '',
        headings: elements(root)
          .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
          .map(textOf),
      };
    }),
);

function pictures(): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => [name, parseFragment(renderToStaticMarkup(<Page />))]),
  );
}

test('every picture has an alt, which is empty if it is decorative', () => {
  expect(shownTexts.length).toBeGreaterThan(60);
  expect(shownTexts.filter(({ alt }) => alt === undefined)).toEqual([]);
});

test('a silent picture is in the item, link or button whose words say the same', () => {
  const silent = shownTexts.filter(({ alt }) => alt === '');
  // Words of a whole section around a picture would be about more than the picture.
  const alone = silent.filter(({ words }) => words.length === 0 || words.length > 330);
  expect(alone.map(({ page, src, words }) => `${page} ${src} ${words.length}`)).toEqual([]);
});

test('a picture with an alternative text has its own sentence, not a repeated heading', () => {
  const speaking = shownTexts.filter(({ alt }) => alt);
  expect(speaking.map(({ page }) => page)).toEqual(expect.arrayContaining(['Features', 'NotFound']));
  for (const { page, src, alt = '', headings } of speaking) {
    expect(headings, `${page} ${src}`).not.toContain(alt);
    expect(alt, `${page} ${src}`).toMatch(/^[A-Z0-9][^.]* [^.]* [^.]*[^.\s]$/);
    expect(alt, `${page} ${src}`).not.toMatch(/\b(picture|image|illustration|drawing) of\b/i);
  }
  const alts = new Map(speaking.map(({ src, alt }) => [src, alt]));
  expect(new Set(alts.values()).size, 'one sentence for each picture').toBe(alts.size);
});
