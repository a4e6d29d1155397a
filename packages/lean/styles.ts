import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parseFragment } from 'parse5';
import type { Build } from './build';
import { type Names, usedCss } from './css';
import { append, attribute, type Element } from './elements';

/** Inlines the rules that a page can use, replacing its style sheets. @returns addresses of the replaced sheets */
export async function inlineCss(elements: readonly Element[], build: Build, names: Names): Promise<string[]> {
  const links = elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  );
  if (links.length === 0) return [];
  const addresses = links.map((link) => attribute(link, 'href') ?? '');
  /* Addresses inside a sheet are relative to its folder. */
  const sheets = addresses.map((address) =>
    build.readStatic(address).replaceAll('url(../media/', 'url(/_next/static/media/'),
  );
  const css = await usedCss(sheets.join('\n'), names);
  if (css.includes('</')) throw new Error('style sheet with a closing tag in it');
  const parent = (links[0] as Element).parentNode as Dom.ParentNode;
  preloadFonts(elements, css);
  const [style] = parseFragment(`<style>${css}</style>`).childNodes;
  defaultTreeAdapter.insertBefore(parent, style as Dom.ChildNode, links[0] as Element);
  for (const link of links) defaultTreeAdapter.detachNode(link);
  return addresses;
}

/**
 * Preloads the fonts with `font-display: swap`, the text fonts, that a page needs. Next preloads the main font, but not
 * on the 404 page. A font of a single character is needed only by pages that contain the character.
 */
function preloadFonts(elements: readonly Element[], css: string): void {
  const head = elements.find((element) => element.tagName === 'head');
  const faces = css.match(/@font-face\s*\{[^}]*font-display:\s*swap[^}]*\}/g) ?? [];
  for (const face of faces) {
    const address = /url\(["']?([^"')]+)/.exec(face)?.[1];
    const isLinked = elements.some((element) => attribute(element, 'href') === address);
    const onlyCharacter = /unicode-range:\s*U\+([0-9a-f]+)\s*[;}]/i.exec(face)?.[1];
    const needed =
      !onlyCharacter || containsCharacter(elements, String.fromCodePoint(Number.parseInt(onlyCharacter, 16)));
    if (!head || !address || isLinked || !needed) continue;
    append(head, `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2">`);
  }
}

function containsCharacter(elements: readonly Element[], character: string): boolean {
  return elements.some((element) =>
    element.childNodes.some(
      (child) => child.nodeName === '#text' && 'value' in child && child.value.includes(character),
    ),
  );
}
