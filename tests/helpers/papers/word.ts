import { strToU8, zipSync } from 'fflate';
import type { Content } from './content';

/** A Word file: `body` is what is in `<w:body>`; further parts by their path. */
export const wordFile = (body: string, parts: Record<string, string> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<?xml version="1.0"?><Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${space}><w:body>${body}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  });

export const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;

export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The same paper as a word processor saves it. */
export function printWord({ title, parts }: Content): Uint8Array {
  const body = parts.map((part) => {
    if ('heading' in part) return paragraph(part.heading, '<w:pStyle w:val="Heading2"/>');
    if ('text' in part) return paragraph(part.text);
    if ('list' in part) return part.list.map((entry) => paragraph(entry)).join('');
    const rows = part.table.map(
      (row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
    );
    return `<w:tbl>${rows.join('')}</w:tbl>`;
  });
  return wordFile(paragraph(title, '<w:pStyle w:val="Heading1"/>') + body.join(''));
}
