import { strToU8, zipSync } from 'fflate';
import type { Outcome } from '../../engine';
import { withEntities } from '../../xml-entities';

/**
 * Text with one look. Removed text is struck out and red, added text underlined and green, moved text underlined with
 * a dashed line.
 */
export type Run = { text: string; look?: 'bold' | 'removed' | 'added' | 'moved' | 'quiet' };

/** A block of the document; its texts come from the caller. */
export type Part =
  | { kind: 'title' | 'heading' | 'paragraph' | 'point'; runs: Run[] }
  | { kind: 'table'; rows: Run[][][] };

export type Writing = { name: string; title: string; parts: Part[] };

/**
 * Writes a Word file, such as a summary or a list of changes. It names no author.
 *
 * @param writing name of the file with its extension, title, and headings, paragraphs and list items with marked runs
 * @returns one .docx (ECMA-376, part 1, WordprocessingML), without facts: nothing of a source can be lost
 */
export const writeWord = async ({ name, title, parts }: Writing): Promise<Outcome> => ({
  files: [{ name, type: mediaType, parts: [fileOf(title, parts)] }],
  facts: [],
});

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const wordContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function fileOf(title: string, content: Part[]): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordContentType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordContentType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordContentType}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': relationships([
      [`${relationshipTypes}/officeDocument`, 'word/document.xml'],
      [`${packageNamespace}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'word/_rels/document.xml.rels': relationships([
      [`${relationshipTypes}/styles`, 'styles.xml'],
      [`${relationshipTypes}/numbering`, 'numbering.xml'],
    ]),
    'word/styles.xml': styles,
    'word/numbering.xml': `<w:numbering xmlns:w="${wordNamespace}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="480" w:hanging="480"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document xmlns:w="${wordNamespace}"><w:body>${content.map(partOf).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${packageNamespace}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(head + text)])),
  );
}

const relationships = (list: [type: string, target: string][]) =>
  `<Relationships xmlns="${packageNamespace}/relationships">${list
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const style = (id: string, name: string, paragraph: string, run: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

const styles = `<w:styles xmlns:w="${wordNamespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Mangal"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${style('Title', 'Title', '<w:spacing w:after="200"/>', '<w:b/><w:sz w:val="36"/>')}${style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>', '<w:b/><w:sz w:val="26"/>')}</w:styles>`;

const looks: Record<NonNullable<Run['look']>, string> = {
  bold: '<w:b/>',
  removed: '<w:strike/><w:color w:val="B01E2D"/>',
  added: '<w:color w:val="14783C"/><w:u w:val="single"/>',
  moved: '<w:u w:val="dash"/>',
  quiet: '<w:color w:val="5A6472"/><w:sz w:val="18"/>',
};

const kinds = {
  title: '<w:pStyle w:val="Title"/>',
  heading: '<w:pStyle w:val="Heading1"/>',
  paragraph: '',
  point: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
};

function partOf(part: Part): string {
  if (part.kind !== 'table') return paragraph(part.runs, kinds[part.kind]);
  const columns = Math.max(1, ...part.rows.map((row) => row.length));
  const width = Math.floor(9638 / columns);
  const borders =
    '<w:top w:val="single" w:sz="4"/><w:left w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:right w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:insideV w:val="single" w:sz="4"/>';
  const rows = part.rows.map(
    (row) =>
      `<w:tr>${row.map((runs) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(runs, '')}</w:tc>`).join('')}</w:tr>`,
  );
  // Word requires a paragraph after a table.
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl><w:p/>`;
}

const paragraph = (runs: Run[], properties: string) =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs
    .map(
      ({ text, look }) =>
        `<w:r>${look ? `<w:rPr>${looks[look]}</w:rPr>` : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`,
    )
    .join('')}</w:p>`;

/** Escapes XML and removes the characters that it forbids. */
const escaped = (text: string) => withEntities(text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));
