import { type ContactValues, withoutInvisible } from './rules';

/** Embeddings, overrides and isolates: they can reorder displayed text. */
const bidiInText = /[\u202a-\u202e\u2066-\u2069]/g;
/** Does not contain the joiners U+200C and U+200D, variation selectors and tags, which names and emoji need. */
const invisibleInHeader =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controlsButTabAndLine = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Lone surrogates become U+FFFD, line breaks become \n, and control characters other than tab are removed. */
function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlsButTabAndLine, '');
}

/** As `cleanText`, and on one line: line breaks and tabs become spaces. */
function cleanLine(value: string): string {
  return cleanText(value.replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' ')).trim();
}

/**
 * The specified cleaning of typed values: nothing visible is lost. Invisible characters are removed from an address;
 * an address with a control character is refused instead.
 */
export function cleanValues(values: ContactValues): ContactValues {
  return {
    fullName: cleanLine(values.fullName),
    email: withoutInvisible(values.email.toWellFormed()),
    message: cleanText(values.message),
  };
}

/**
 * For a header: one line without direction marks, at most `max` UTF-16 code units, no lone surrogate at the end.
 * `=?` would start an encoded word (RFC 2047), which mail programs decode, line breaks in it included.
 */
export function cleanForHeader(value: string, max: number): string {
  const line = value.replace(invisibleInHeader, '').replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim();
  if (line.length <= max) return line;
  return `${line
    .slice(0, max - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

/** For the body: characters that change the reading order are replaced by their code, as `[U+202E]`. */
export function withVisibleBidi(value: string): string {
  return value.replace(bidiInText, (character) => {
    return `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in elements and in quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
