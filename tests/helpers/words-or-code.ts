/** Tells prose from code in a string, by its look. */

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Whether a visitor reads something in it: a letter or a figure. */
export const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Utilities and classes of our own that are one plain word. */
const plainClasses = new Set(
  (
    'absolute block border carbon contents fixed flex flex-1 folded grid grow hidden inline invisible italic mono outlined ' +
    'paper relative ruled shrink sticky truncate underline uppercase'
  ).split(' '),
);

/** `text-sm`, `md:hidden`, `!p-0`, `min-h-[3rem]`, `…-300`; no figure alone, and none with a word behind it as `3-page`. */
const isMarkedClass = (part: string) =>
  /^[a-z0-9!@&*[\]()_:./%#,>+='"~…-]+$/.test(part) && /^[!@*[-]?[a-z…]/.test(part) && /.[-:[…]|…./.test(part);

/** Classes: each part is one or put in, and at least one of them cannot be a word. */
export function isClasses(text: string): boolean {
  const parts = text.split(/\s+/);
  const isPutIn = (part: string) => part === '…';
  return (
    parts.some((part) => isMarkedClass(part) || isPutIn(part)) &&
    parts.every((part) => isMarkedClass(part) || isPutIn(part) || plainClasses.has(part)) &&
    !/[.!?]$/.test(text)
  );
}

/** Addresses, colours, path data, values of CSS, methods of HTTP, media types, character sets, directives of a policy. */
const code = [
  /^(https?:|[/#.@]|--|data:|U\+|<<)/,
  /^[MmLl]\s?-?[\d.…]/,
  /[a-z]\((--|[\d.…-]|var)/,
  /^\([a-z-]+\s?[:<>=]/,
  /^(GET|HEAD|POST|OPTIONS)(, |$)/,
  /^[a-z]+\/[a-z+.-]+(;|$)/,
  /^(default|script)-src '/,
];

/** A sentence, two words, or one with a capital at its start. */
export function isProse(text: string): boolean {
  if (!hasLetter(text)) return isFigure(text);
  if (code.some((pattern) => pattern.test(text))) return false;
  if (/\s/.test(text)) return !isClasses(text);
  return /^\p{Lu}/u.test(text) && !/^[A-Z][a-z]+[A-Z]|^[A-Z]+(_[A-Z]+)*$/.test(text);
}

/** An amount, a year, a date or a time. */
const isFigure = (text: string) =>
  /[₹$€]|^(19|20)\d\d$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d\d:\d\d/.test(text);

const spokenInTag = /\b(?:alt|title|placeholder|label|aria-label|aria-description)="([^"]*)"/g;

/** What HTML in a string shows or speaks; undefined when the string is no HTML. */
export function textsOfHtml(text: string): string[] | undefined {
  if (!/<[a-z!/]|\s[a-z-]+="/.test(text)) return undefined;
  const html = text.replace(/<style>[\s\S]*?<\/style>/g, '');
  const spoken = [...html.matchAll(spokenInTag)].map((match) => match[1] ?? '');
  const between = html.replace(/<[^>]*>/g, '\n').replace(/\s[a-z-]+="[^"]*"/g, '');
  return [...spoken, ...(/</.test(html) ? between.split('\n') : [])].filter(isReadable);
}
