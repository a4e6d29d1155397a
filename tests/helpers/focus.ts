import type { Page } from '@playwright/test';

/** Where the focus is and how it shows. */
export type Focus = {
  /** True past the last control, where the browser's own interface has the focus. */
  end: boolean;
  what: string;
  /** True when the header covers the focused element. */
  covered: boolean;
  /** The outline of two pixels or more that shows the focus; undefined when nothing shows it. */
  ring?: {
    colour: string;
    /** The colour behind the outline; undefined when that is a drawing or a gradient. */
    ground?: string;
  };
};

/**
 * Describes the focus. Only an outline that disappears with the focus counts: on the control, on a pseudo-element that
 * stretches it over its card, on a box in it or around it, or on its label. To find out, the focus is removed and given
 * back; the keyboard must have moved it last.
 */
export function focusNow(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const what = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`;
    if (element === document.body) return { end: true, what, covered: false };

    const header = document.querySelector('header')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    // Of an element taller than the space below the header, such as a scrolling table, only a part can be in view.
    const fits = box.height <= innerHeight - (header?.bottom ?? 0);
    const covered =
      !element.closest('header') &&
      header !== undefined &&
      getComputedStyle(element).position !== 'fixed' &&
      (fits ? box.top < header.bottom - 1 : box.bottom < header.bottom + 24) &&
      box.bottom > 0;

    const owners: HTMLElement[] = [];
    for (
      let ancestor: HTMLElement | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    )
      owners.push(ancestor);
    const inner = [...element.querySelectorAll<HTMLElement>('*')].map((owner) => ({ owner, pseudo: '' }));
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((owner) => ({ owner, pseudo: '' }));
    const places = owners
      .slice(0, 7)
      .flatMap((owner) => ['', '::before', '::after'].map((pseudo) => ({ owner, pseudo })))
      .concat(inner, labels);

    const focusedOutlines = places.map(outline);
    element.blur();
    const blurredOutlines = places.map(outline);
    element.focus({ preventScroll: true });
    const position = focusedOutlines.findIndex((style, index) => style && !blurredOutlines[index]);
    const style = focusedOutlines[position];
    const place = places[position];
    if (!style || !place) return { end: false, what, covered };
    const inside = style.offset + style.width <= 0;
    const ground = groundOf(inside || place.pseudo ? place.owner : place.owner.parentElement);
    return { end: false, what, covered, ring: { colour: style.colour, ground } };

    function outline({ owner, pseudo }: { owner: HTMLElement; pseudo: string }) {
      if (!owner.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return undefined;
      const style = getComputedStyle(owner, pseudo || null);
      if (pseudo && style.content === 'none') return undefined;
      const width = Number.parseFloat(style.outlineWidth);
      if (style.outlineStyle === 'none' || !(width >= 2)) return undefined;
      return { width, colour: style.outlineColor, offset: Number.parseFloat(style.outlineOffset) };
    }
    /** The first background colour from here outwards that is not transparent. */
    function groundOf(from: HTMLElement | null): string | undefined {
      for (let ancestor = from; ancestor; ancestor = ancestor.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(ancestor);
        if (backgroundImage !== 'none') return undefined;
        if (!/^(transparent|.*[,/] ?0\))$/.test(backgroundColor)) return backgroundColor;
      }
      return undefined;
    }
  });
}
