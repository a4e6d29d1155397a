import { decode } from '../../text/plain';
import type { Workbook } from './model';
import { emptySheet } from './read-sheet';
import { plainStyle } from './styles';

/**
 * Reads a .csv or .tsv file (RFC 4180): quoted fields may contain doubled quotes, separators and line ends.
 * The separator is the most frequent candidate in the first line. Numbers are shown as written.
 *
 * @param name of the file; without its extension, the name of the sheet
 */
export function readCsv(bytes: Uint8Array, name: string): Workbook {
  const sheet = emptySheet(name.replace(/\.[^.]*$/, ''));
  const widths: number[] = [];
  records(decode(bytes)).forEach((fields, row) => {
    fields.forEach((text, column) => {
      if (text === '') return;
      const number = /^[-+(]?[₹$€£]?\s?\d[\d,]*(\.\d+)?\)?%?$/.test(text.trim());
      sheet.cells.push({ row, column, value: text, kind: 'text', style: number ? 1 : 0 });
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
  return { name, sheets: [sheet], styles, epoch: 0, charts: 0, computesAll: false, names: [] };
}

function records(text: string): string[][] {
  const first = /^.*/.exec(text)?.[0] ?? '';
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: first.split(sign).length }));
  const { sign } = counts.reduce((most, next) => (next.count > most.count ? next : most));
  const rows: string[][] = [];
  let fields: string[] = [];
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${sign}\\r\\n]*))([${sign}]|\\r\\n|\\n|\\r|$)`, 'y');
  while (field.lastIndex < text.length) {
    const [all, quoted, plain = '', end] = field.exec(text) ?? [];
    if (all === undefined) break;
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\r\n?/g, '\n'));
    if (end === sign) continue;
    rows.push(fields);
    fields = [];
  }
  if (fields.length > 0) rows.push(fields);
  return rows;
}
