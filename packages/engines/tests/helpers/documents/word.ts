import { p, wordFile } from '../word-file';
import type { Content } from './content';

/** A document as a Word file. */
export function writeWordFile({ title, parts }: Content): Uint8Array {
  const body = parts.map((part) => {
    if ('heading' in part) return p(part.heading, '<w:pStyle w:val="Heading2"/>');
    if ('text' in part) return p(part.text);
    if ('list' in part) return part.list.map((entry) => p(entry)).join('');
    const rows = part.table.map(
      (row) => `<w:tr>${row.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`,
    );
    return `<w:tbl>${rows.join('')}</w:tbl>`;
  });
  return wordFile({ body: p(title, '<w:pStyle w:val="Heading1"/>') + body.join('') });
}
