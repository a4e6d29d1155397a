import type { Content, Item } from './runs';

/** Whether a page has glyphs that no font maps to Unicode, so that replacement texts (/ActualText) may be needed. */
export const hasUnmappedGlyphs = ({ items }: Content): boolean =>
  items.some((item) => 'str' in item && /(?!\s)\p{Cc}|\ufffd|\p{Co}/u.test(item.str));

/**
 * Whether the page draws letters that the file does not map to Unicode: pdf.js returns a control character or U+FFFD for
 * such a letter. Private-use characters do not count: a letter of a font always gets the same one.
 */
export const hasUnclearLetters = ({ items }: Content): boolean =>
  // No file maps a letter or a space to U+000B or U+000C; fonts of TeX have ligatures at these codes.
  items.some((item) => 'str' in item && /(?!\s)\p{Cc}|[\v\f\ufffd]/u.test(item.str));

/**
 * Items of a page with the replacement text (/ActualText, ISO 32000-2, 14.9.4) in place of their own, which pdf.js does
 * not return.
 *
 * @param texts the /ActualText of each marked-content sequence of the page, in the order of their BDC operators
 * @returns unchanged items if the marks do not match
 */
export function withReplacementTexts(content: Content, texts: (string | undefined)[]): Content {
  const begins = content.items.filter((item) => 'type' in item && item.type.startsWith('begin')).length;
  if (begins !== texts.length) return content;
  const items: Item[] = [];
  /** Open marks; `first` is the item that received the text of the outermost mark that has one. */
  const open: { text: string | undefined; first?: Item }[] = [];
  let mark = 0;
  for (const item of content.items) {
    if (!('str' in item)) {
      if (item.type.startsWith('begin')) open.push({ text: texts[mark++] });
      else open.pop();
      continue;
    }
    const outer = open.find(({ text }) => text !== undefined);
    if (!outer || !item.str.trim()) items.push(item);
    else if (!outer.first) {
      outer.first = { ...item, str: outer.text ?? '' };
      items.push(outer.first);
    } else if (sameBaseline(outer.first, item)) {
      const [from = 0] = outer.first.transform.slice(4);
      const [x = 0] = item.transform.slice(4);
      outer.first.width = Math.max(outer.first.width, x + item.width - from);
    }
  }
  return { ...content, items };
}

const sameBaseline = (a: Item, b: Item) => Math.abs((a.transform[5] ?? 0) - (b.transform[5] ?? 0)) < a.height;
