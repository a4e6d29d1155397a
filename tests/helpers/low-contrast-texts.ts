import type { Page } from '@playwright/test';

/**
 * Finds texts in drawings with too little contrast with what is painted under them: below 4.5:1, or 3:1 for large text
 * (WCAG 1.4.3). Axe does not check these, as it takes a drawing for one picture and skips hidden decoration. The
 * background is every colour under the middle of a text's first line. Patterns, such as a sheet's holes, and text over a
 * picture file are not checked. Scroll positions are restored. @returns one line for each text
 */
export function lowContrastTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Rgb = [number, number, number];
    type Rgba = [...Rgb, number];
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('No canvas to read colours with.');
    const knownColours = new Map<string, Rgba>();
    const patterns = /(?:radial|repeating-\w+)-gradient\((?:[^()]|\([^()]*\))*\)/g;
    const lowContrastTexts = new Set<string>();
    const drawings = ':is([role=img], [aria-hidden=true])';
    const scrollPositions = new Map<Element, [left: number, top: number]>();

    // Only texts in pictures are counted: what is hidden may lie off the screen, as the honeypot of the form does.
    let [visible, read] = [0, 0];
    for (const drawing of document.querySelectorAll(`${drawings}:not(${drawings} *)`)) {
      const increment = drawing.matches('[role=img]') ? 1 : 0;
      const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const parent = text.parentElement;
        if (!text.data.trim() || !parent?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) {
          continue;
        }
        visible += increment;
        for (
          let ancestor: Element | null = parent;
          ancestor && !scrollPositions.has(ancestor);
          ancestor = ancestor.parentElement
        )
          scrollPositions.set(ancestor, [ancestor.scrollLeft, ancestor.scrollTop]);
        parent.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(text);
        const line = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
        if (!line) continue;
        const stack = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        const parentIndex = stack.findIndex((element) => element === parent || parent.contains(element));
        // The text is cut off by its box or covered by another sheet.
        if (
          parentIndex < 0 ||
          stack.slice(0, parentIndex).some((above) => backgroundsOf(above).some(([, , , a]) => a === 1))
        )
          continue;
        read += increment;
        const grounds = groundsOf(stack.slice(parentIndex));
        const { color, fill, fontSize, fontWeight } = getComputedStyle(parent);
        const size = Number.parseFloat(fontSize);
        const minRatio = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
        const [r, g, b, alpha] = rgba(parent instanceof SVGElement ? fill : color);
        const ink: Rgba = [r, g, b, alpha * opacity(parent)];
        const ratio = Math.min(...grounds.map((ground) => contrast(blend(ink, ground), ground)));
        if (ratio < minRatio)
          lowContrastTexts.add(`“${text.data.trim().slice(0, 40)}” ${ratio.toFixed(2)}:1`);
      }
    }
    for (const [element, [left, top]] of scrollPositions) {
      if (element.scrollLeft === left && element.scrollTop === top) continue;
      element.scrollTo({ left, top, behavior: 'instant' });
    }
    // If few texts could be read, a pass would mean nothing.
    if (read < visible / 2) lowContrastTexts.add(`only ${read} of ${visible} texts could be read`);
    return [...lowContrastTexts];

    /** The colours that may be under a text: a gradient has several. */
    function groundsOf(stack: Element[]): Rgb[] {
      let below: Rgb[] = [[255, 255, 255]];
      for (const element of stack.toReversed()) {
        const backgrounds = backgroundsOf(element);
        if (backgrounds.length > 0)
          below = backgrounds.flatMap((colour) => below.map((ground) => blend(colour, ground)));
      }
      return below;
    }
    function backgroundsOf(element: Element): Rgba[] {
      const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
      if (element instanceof SVGGeometryElement) return fill === 'none' ? [] : [rgba(fill)];
      if (element instanceof SVGElement) return [];
      const background = rgba(backgroundColor);
      const stops =
        backgroundImage.replace(patterns, '').match(/(?:rgba?|oklch|oklab|color)\([^)]*\)/g) ?? [];
      const colours = [...stops.map(rgba), ...(stops.length > 0 && background[3] === 0 ? [] : [background])];
      return colours.filter(([, , , alpha]) => alpha > 0);
    }
    function rgba(colour: string): Rgba {
      const known = knownColours.get(colour);
      if (known || !brush) return known as Rgba;
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data;
      knownColours.set(colour, [r, g, b, a / 255]);
      return [r, g, b, a / 255];
    }
    function opacity(from: Element): number {
      let product = 1;
      for (let ancestor: Element | null = from; ancestor; ancestor = ancestor.parentElement)
        product *= Number(getComputedStyle(ancestor).opacity);
      return product;
    }
    function blend([r, g, b, a]: Rgba, [x, y, z]: Rgb): Rgb {
      return [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
    }
    function contrast(one: Rgb, other: Rgb): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }
    function luminance(colour: Rgb): number {
      const [r = 0, g = 0, b = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });
}
