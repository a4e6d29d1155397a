export type Element = {
  /** Without prefix, such as `p` for `w:p`. */
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
};

/** A name without its prefix. */
export const local = (name: string) => name.slice(name.indexOf(':') + 1);

export const elementsOf = (element: Element | undefined): Element[] =>
  (element?.children ?? []).filter((child): child is Element => typeof child !== 'string');

export const child = (element: Element | undefined, name: string): Element | undefined =>
  elementsOf(element).find((inner) => inner.name === name);

/** Value of a property such as `<w:jc w:val="center"/>`. */
export const valOf = (parent: Element | undefined, name: string): string | undefined =>
  child(parent, name)?.attributes.val;

/** All elements of this name, at any depth. */
export const within = (element: Element | undefined, name: string): Element[] =>
  elementsOf(element).flatMap((inner) => [...(inner.name === name ? [inner] : []), ...within(inner, name)]);

export const textWithin = (element: Element | undefined): string =>
  (element?.children ?? []).map((part) => (typeof part === 'string' ? part : textWithin(part))).join('');

/**
 * Text of a `w:t`: white space at its ends counts only if the file says so (ECMA-376 part 1, 17.3.3.31; XML 1.0,
 * 2.10), as in Word.
 */
export const runText = (element: Element): string => {
  const text = textWithin(element);
  return element.attributes.space === 'preserve' ? text : text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
};

/** A boolean element such as `<w:b/>`: present and not set to off. */
export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !['0', 'false', 'off', 'none'].includes(element.attributes.val ?? 'on');
