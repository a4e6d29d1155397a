import type { Block, Page, TextDocument } from './model';

/**
 * Reads plain text: blank lines separate paragraphs, form feeds separate pages.
 *
 * @param text decoded; a byte order mark at its start is ignored
 * @param name of the file
 * @returns blocks without boxes: plain text has no positions on a page
 */
export function readPlain(text: string, name: string): TextDocument {
  const pages = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\f')
    .map((page, index): Page => ({ number: index + 1, blocks: blocksOf(page), fields: [] }));
  return { name, kind: 'text', pages, properties: {} };
}

const blocksOf = (page: string): Block[] =>
  page.split(/\n[^\S\n]*\n/).flatMap((part): Block[] => {
    const lines = part
      .split('\n')
      .map((line) => ({
        words: line
          .split(/\s+/u)
          .filter(Boolean)
          .map((text) => ({ text })),
      }))
      .filter(({ words }) => words.length > 0);
    return lines.length > 0 ? [{ kind: kindOf(lines), lines }] : [];
  });

function kindOf(lines: Block['lines']): Block['kind'] {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text));
  const text = words.join(' ');
  if (/^([-*•–]|\(?(\d{1,3}|[a-z])[.)])$/.test(words[0] ?? ''))
    return words.length > 9 || /[.;,]$/.test(text) ? 'list' : 'heading';
  const heading =
    lines.length === 1 && words.length <= 12 && /^[\p{Lu}\d#]/u.test(text) && !/[.,;:!?।]$/.test(text);
  return heading || text.startsWith('#') ? 'heading' : 'paragraph';
}

/** Decodes UTF-8, UTF-16 (by its byte order mark or its zero bytes), otherwise Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const encoding = utf16ByZeros(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node 20 decodes these as control characters.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return text.replace(/[\x80-\x9f]/g, (letter) => windows1252[letter.charCodeAt(0) - 0x80] ?? letter);
  }
}

/** UTF-16 without a byte order mark: in Latin text most second bytes, or most first ones, are 0. */
function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (second > start.length / 4 && first === 0) return 'utf-16le';
  return first > start.length / 4 && second === 0 ? 'utf-16be' : undefined;
}

/** Characters of Windows-1252 from 0x80 to 0x9f. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
