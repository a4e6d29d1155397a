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

/** The pictures from /art on each page, each with the words of the closest element around it that has any. */
const shownPictures = Object.entries(pageTrees()).flatMap(([page, root]) =>
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

function pageTrees(): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => [name, parseFragment(renderToStaticMarkup(<Page />))]),
  );
}

test('every picture has an alt attribute', () => {
  expect(shownPictures.length).toBeGreaterThan(60);
  expect(shownPictures.filter(({ alt }) => alt === undefined)).toEqual([]);
});

test('a picture with an empty alt is in an item, link or button with words about it', () => {
  const decorative = shownPictures.filter(({ alt }) => alt === '');
  // So many words would be those of a whole section, not of the picture.
  const unexplained = decorative.filter(({ words }) => words.length === 0 || words.length > 330);
  expect(unexplained.map(({ page, src, words }) => `${page} ${src} ${words.length}`)).toEqual([]);
});

test('the alternative text of a picture is a sentence that no heading and no other picture has', () => {
  const described = shownPictures.filter(({ alt }) => alt);
  expect(described.map(({ page }) => page)).toEqual(expect.arrayContaining(['Features', 'NotFound']));
  for (const { page, src, alt = '', headings } of described) {
    expect(headings, `${page} ${src}`).not.toContain(alt);
    expect(alt, `${page} ${src}`).toMatch(/^[A-Z0-9][^.]* [^.]* [^.]*[^.\s]$/);
    expect(alt, `${page} ${src}`).not.toMatch(/\b(picture|image|illustration|drawing) of\b/i);
  }
  const alts = new Map(described.map(({ src, alt }) => [src, alt]));
  expect(new Set(alts.values()).size, 'one sentence for each picture').toBe(alts.size);
});
