/** Tells prose from code in a string, by its spelling. */

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Whether a text has a letter or a digit. */
export const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Classes, Tailwind's and our own, that are English words. */
const plainClasses = new Set(
  (
    'absolute block border carbon contents fixed flex flex-1 folded grid grow hidden inline invisible italic mono outlined ' +
    'paper relative ruled shrink sticky truncate underline uppercase'
  ).split(' '),
);

/** Whether a word can only be a class: `text-sm`, `md:hidden`, `!p-0`, `min-h-[3rem]`, `…-300`; not `12` or `3-page`. */
const isMarkedClass = (part: string) =>
  /^[a-z0-9!@&*[\]()_:./%#,>+='"~…-]+$/.test(part) && /^[!@*[-]?[a-z…]/.test(part) && /.[-:[…]|…./.test(part);

/** Whether a text is a list of classes: each part is a class or the placeholder `…`, and not all are English words. */
export function isClasses(text: string): boolean {
  const parts = text.split(/\s+/);
  const isPlaceholder = (part: string) => part === '…';
  return (
    parts.some((part) => isMarkedClass(part) || isPlaceholder(part)) &&
    parts.every((part) => isMarkedClass(part) || isPlaceholder(part) || plainClasses.has(part)) &&
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

/** Whether a text is prose: several words, a capitalised word or a figure. */
export function isProse(text: string): boolean {
  if (!hasLetter(text)) return isFigure(text);
  if (code.some((pattern) => pattern.test(text))) return false;
  if (/\s/.test(text)) return !isClasses(text);
  return /^\p{Lu}/u.test(text) && !/^[A-Z][a-z]+[A-Z]|^[A-Z]+(_[A-Z]+)*$/.test(text);
}

/** Whether a text is an amount, a year, a date or a time. */
const isFigure = (text: string) =>
  /[₹$€]|^(19|20)\d\d$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d\d:\d\d/.test(text);

const spokenInTag = /\b(?:alt|title|placeholder|label|aria-label|aria-description)="([^"]*)"/g;

/** Texts that the HTML in a string shows, or that screen readers speak; undefined when the string is not HTML. */
export function textsOfHtml(text: string): string[] | undefined {
  if (!/<[a-z!/]|\s[a-z-]+="/.test(text)) return undefined;
  const html = text.replace(/<style>[\s\S]*?<\/style>/g, '');
  const spoken = [...html.matchAll(spokenInTag)].map((match) => match[1] ?? '');
  const shown = html.replace(/<[^>]*>/g, '\n').replace(/\s[a-z-]+="[^"]*"/g, '');
  return [...spoken, ...(/</.test(html) ? shown.split('\n') : [])].filter(isReadable);
}
