import { contentTokens } from '../content-tokens';

const pathPainting = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n', 'sh']);
const pathConstruction = new Set(['m', 'l', 'c', 'v', 'y', 're']);

/**
 * Operators to put before and after the content of a page, so that what follows is drawn in the initial graphics state:
 * each unmatched `Q` gets a `q` before the content, and each unmatched `q` a `Q` after it (ISO 32000-2, 8.4.2).
 *
 * @param content streams of the page, decoded and joined; each character is a byte
 */
export function balanceOf(content: string): { before: string; after: string } {
  let [depth, lowest, openMarkedContent] = [0, 0, 0];
  let inText = false;
  let inPath = false;
  for (const token of contentTokens(content)) {
    if (token.kind !== 'operator') continue;
    const { text } = token;
    if (text === 'q') depth += 1;
    else if (text === 'Q') lowest = Math.min(lowest, --depth);
    else if (text === 'BT') inText = true;
    else if (text === 'ET') inText = false;
    else if (text === 'BMC' || text === 'BDC') openMarkedContent += 1;
    else if (text === 'EMC') openMarkedContent = Math.max(0, openMarkedContent - 1);
    else if (pathConstruction.has(text)) inPath = true;
    else if (pathPainting.has(text)) inPath = false;
  }
  /** One `q` for each unmatched `Q`, and one around the whole content. */
  const openingCount = 1 - lowest;
  const closing = [
    ...(inPath ? ['n'] : []),
    ...(inText ? ['ET'] : []),
    ...Array.from({ length: openMarkedContent }, () => 'EMC'),
    ...Array.from({ length: openingCount + depth }, () => 'Q'),
  ];
  return { before: `${'q '.repeat(openingCount)}\n`, after: `\n${closing.join(' ')}\n` };
}
