import { decode } from '../../text/plain';
import type { Workbook } from './model';
import { emptySheet } from './read-sheet';
import { plainStyle } from './styles';

/**
 * Reads a .csv or .tsv file (RFC 4180): quoted fields may contain doubled quotes, separators and line ends. The
 * separator is the one that a first line such as `sep=;` states, as in Excel, or else is detected. Numbers are shown
 * as written.
 *
 * @param name of the file; without its extension, it is the name of the sheet
 */
export function readCsv(bytes: Uint8Array, name: string): Workbook {
  const sheet = emptySheet(name.replace(/\.[^.]*$/, ''));
  const widths: number[] = [];
  records(decode(bytes)).forEach((fields, row) => {
    fields.forEach((text, column) => {
      if (text === '') return;
      const isNumber = /^[-+(]?[₹$€£]?\s?\d[\d,]*(\.\d+)?\)?%?$/.test(text.trim());
      sheet.cells.push({ row, column, value: text, kind: 'text', style: isNumber ? 1 : 0 });
      const longest = Math.max(...text.split('\n').map((line) => line.length));
      widths[column] = Math.min(60, Math.max(widths[column] ?? 0, longest * 1.1 + 1.5));
    });
  });
  sheet.columns = Array.from(widths, (width = 0, from) => ({
    from,
    to: from,
    width: Math.max(5, width),
    hidden: false,
  }));
  const wrapped = { ...plainStyle, wrap: true, vertical: 'top' as const };
  const styles = [wrapped, { ...wrapped, horizontal: 'right' as const }];
  return {
    name,
    sheets: [sheet],
    styles,
    epoch: 0,
    media: new Map(),
    missingSheets: 0,
    computesAll: false,
    names: [],
  };
}

/**
 * The separator that occurs equally often in most of the first lines: a title above the table has none, and amounts
 * and addresses contain commas. Quoted text does not count.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const candidates = [',', ';', '\t', '|'].map((separator) => {
    const linesByCount = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
    }
    const matchingLines = Math.max(0, ...linesByCount.values());
    const separatorsPerLine = Math.max(
      0,
      ...[...linesByCount].filter(([, n]) => n === matchingLines).map(([count]) => count),
    );
    return { separator, matchingLines, separatorsPerLine };
  });
  return candidates.reduce((best, next) =>
    next.matchingLines > best.matchingLines ||
    (next.matchingLines === best.matchingLines && next.separatorsPerLine > best.separatorsPerLine)
      ? next
      : best,
  ).separator;
}

function records(text: string): string[][] {
  const [separatorLine, separator = ''] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [''];
  const delimiter = separator || separatorOf(text);
  const rows: string[][] = [];
  let fields: string[] = [];
  // The delimiter is written as a code point, because \, ] and ^ have a special meaning in a character class.
  const delimiterCode = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiterCode}\\r\\n]*))(${delimiterCode}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  field.lastIndex = separatorLine.length;
  while (field.lastIndex < text.length) {
    const [matched, quoted, unquoted = '', end] = field.exec(text) ?? [];
    if (matched === undefined) break;
    fields.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"').replace(/\r\n?/g, '\n'));
    if (end === delimiter) continue;
    rows.push(fields);
    fields = [];
  }
  if (fields.length > 0) rows.push(fields);
  return rows;
}
