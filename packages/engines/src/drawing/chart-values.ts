/** Values, texts and formats that a chart saves (ECMA-376 part 1, 21.2). */
import { child, type Element, elementsOf, textWithin, within } from '../text/docx/xml';
import { daysTo1904, valueText } from './chart-dates';

/** Number format and date system in which numeric categories are written. */
export type CategoryFormat = { format: string | undefined; isFrom1904: boolean };

/** Number format of the cells from which values were taken. */
export const formatOf = (element: Element | undefined): string =>
  textWithin(within(element, 'formatCode')[0]) || 'General';

/** Names of categories; numbers are written in the format of their axis, or of their cells. */
export function categoriesOf(cat: Element | undefined, { format, isFrom1904 }: CategoryFormat) {
  const texts = textsOf(cat);
  if (!within(cat, 'numCache')[0] && !within(cat, 'numLit')[0]) return texts;
  const used = format ?? formatOf(cat);
  return used === 'General'
    ? texts
    : texts.map((text) => {
        const value = Number(text);
        if (!text?.trim() || !Number.isFinite(value)) return text;
        return valueText(value + (isFrom1904 ? daysTo1904 : 0), used);
      });
}

/** The horizontal values of a scatter chart; without any, Office counts the points from 1. */
export const xValuesOf = (xValues: Element | undefined, count: number) =>
  xValues && elementsOf(xValues).length > 0 && !hasTexts(xValues)
    ? numbersOf(xValues)
    : Array.from({ length: count }, (_, index) => index + 1);

/** Whether the horizontal values are texts (allowed by ECMA-376, 21.2.2.234); Excel then counts the points from 1. */
export const hasTexts = (xValues: Element) =>
  textsOf(xValues).some((text) => text?.trim() && !Number.isFinite(Number(text)));

/** Saved or literal texts by index, or a name as the only one. */
export function textsOf(element: Element | undefined): (string | undefined)[] {
  // The innermost level of categories comes first.
  const caches = ['lvl', 'strCache', 'numCache', 'strLit', 'numLit'];
  const cache = caches.flatMap((name) => within(element, name)[0] ?? [])[0] ?? element;
  const texts: (string | undefined)[] = [];
  for (const point of elementsOf(cache)) {
    if (point.name === 'pt') texts[Number(point.attributes.idx ?? 0)] = textWithin(child(point, 'v'));
    if (point.name === 'v') texts.push(textWithin(point));
  }
  return texts;
}

export function numbersOf(element: Element | undefined): (number | undefined)[] {
  return Array.from(textsOf(element), (text) => {
    const value = Number(text);
    return text?.trim() && Number.isFinite(value) ? value : undefined;
  });
}
