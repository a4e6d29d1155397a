import { contentTokens } from '../content-tokens';

const paints = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n', 'sh']);
const builds = new Set(['m', 'l', 'c', 'v', 'y', 're']);

/**
 * What goes before and after a page's content, so that what follows it is drawn as on an empty page: states that it
 * leaves open are closed, those that it closes once too often are opened first (ISO 32000-2, 8.4.2).
 *
 * @param content its streams, decoded and joined; each character is a byte
 */
export function balanceOf(content: string): { before: string; after: string } {
  let [depth, lowest, marks] = [0, 0, 0];
  let inText = false;
  let inPath = false;
  for (const token of contentTokens(content)) {
    if (token.kind !== 'operator') continue;
    const { text } = token;
    if (text === 'q') depth += 1;
    else if (text === 'Q') lowest = Math.min(lowest, --depth);
    else if (text === 'BT') inText = true;
    else if (text === 'ET') inText = false;
    else if (text === 'BMC' || text === 'BDC') marks += 1;
    else if (text === 'EMC') marks = Math.max(0, marks - 1);
    else if (builds.has(text)) inPath = true;
    else if (paints.has(text)) inPath = false;
  }
  const unopenedStates = 1 - lowest;
  const closing = [
    ...(inPath ? ['n'] : []),
    ...(inText ? ['ET'] : []),
    ...Array.from({ length: marks }, () => 'EMC'),
    ...Array.from({ length: unopenedStates + depth }, () => 'Q'),
  ];
  return { before: `${'q '.repeat(unopenedStates)}\n`, after: `\n${closing.join(' ')}\n` };
}
