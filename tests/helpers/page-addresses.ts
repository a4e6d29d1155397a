import type { Page } from '@playwright/test';
import { attributes } from '@/lib/islands';

/** Addresses in the HTML and the styles of a page, by when a browser requests them. */
export type PageAddresses = {
  /** Preloads, scripts, enabled style sheets, and the fonts of the text on the page. */
  atOnce: string[];
  /** Pictures on the screen. */
  inView: string[];
  /** Pictures that are shown somewhere on the page. */
  shown: string[];
  /** What the loader runs when an island wakes. */
  whenAwake: string[];
};

/**
 * Reads from an open page which files it needs, without looking at its requests. Icons and the manifest are left out: the
 * browser fetches them outside of the page.
 */
export function addressesIn(page: Page): Promise<PageAddresses> {
  return page.evaluate((wake) => {
    const absolute = (addresses: (string | null | undefined)[]) =>
      [...new Set(addresses.map((address) => new URL(address ?? '', location.href).href))].sort();
    const elementsOf = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];

    const hasText = (element: Element) =>
      element.matches('input, textarea, select') ||
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
    const visible = elementsOf('body *').filter((element) => element.checkVisibility());
    const texts = visible.filter(hasText);
    const styles = [
      ...texts.map((element) => getComputedStyle(element)),
      // The style sheet writes the numbers of steps.
      ...visible.flatMap((element) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(({ content }) => !['none', 'normal', '""'].includes(content)),
      ),
    ];
    const families = new Set(
      styles.flatMap(({ fontFamily }) => fontFamily.split(/, */)).map((name) => name.replaceAll('"', '')),
    );
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => families.has(style.getPropertyValue('font-family').replaceAll('"', '')))
      .filter(({ style }) => {
        const codePoint = /^U\+([0-9a-f]+)$/i.exec(style.getPropertyValue('unicode-range'))?.[1];
        const character = codePoint && String.fromCodePoint(Number.parseInt(codePoint, 16));
        return !character || texts.some(({ textContent }) => textContent.includes(character));
      });
    const fonts = faces.map(({ style }) => /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1]);

    const pictures = elementsOf<HTMLImageElement>('img').filter((image) => image.checkVisibility());
    const inView = pictures.filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const sources = (images: HTMLImageElement[]) => absolute(images.map(({ src }) => src));
    return {
      atOnce: absolute([
        location.href,
        ...elementsOf('link[rel=preload], link[rel=stylesheet]:not([disabled])').map((link) =>
          link.getAttribute('href'),
        ),
        ...elementsOf('script[src]').map((script) => script.getAttribute('src')),
        ...fonts.filter((address) => address !== undefined),
      ]),
      inView: sources(inView),
      shown: sources(pictures),
      whenAwake: absolute(document.querySelector(`script[${wake}]`)?.getAttribute(wake)?.split(' ') ?? []),
    };
  }, attributes.wake);
}
