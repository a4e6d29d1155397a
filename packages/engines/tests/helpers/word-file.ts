import { strToU8, zipSync } from 'fflate';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const m = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const d =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

const c =
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** Parts of a Word file, each as the content of its root element. */
export type WordParts = {
  body: string;
  styles?: string;
  numbering?: string;
  settings?: string;
  footnotes?: string;
  comments?: string;
  /** Core properties, such as title and author. */
  core?: string;
  /** By the ids that `body` names: `header1`, `footer1` and the like. */
  headersAndFooters?: Record<string, string>;
  /** By the ids that `body` names. */
  pictures?: Record<string, Uint8Array>;
  links?: Record<string, string>;
  /** Other parts by the ids that `body` names: their type, and their whole text. */
  others?: Record<string, { type: string; xml: string }>;
};

/** A Word file of these parts, with the minimum that Word needs around them. */
export function wordFile({
  body,
  headersAndFooters = {},
  pictures = {},
  links = {},
  others = {},
  core,
  ...parts
}: WordParts): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const relations: string[] = [];
  const relate = (id: string, type: string, target: string, outside = '') =>
    relations.push(
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${outside}/>`,
    );
  const add = (path: string, root: string, inside: string) => {
    files[`word/${path}.xml`] = strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${w} ${r} ${m} ${d}>${inside}</w:${root}>`,
    );
  };
  add('document', 'document', `<w:body>${body}</w:body>`);
  for (const part of ['styles', 'numbering', 'settings', 'footnotes', 'comments'] as const) {
    const inside = parts[part];
    if (!inside) continue;
    add(part, part, inside);
    relate(part, part, `${part}.xml`);
  }
  for (const [id, inside] of Object.entries(headersAndFooters)) {
    const kind = id.startsWith('header') ? 'header' : 'footer';
    add(id, kind === 'header' ? 'hdr' : 'ftr', inside);
    relate(id, kind, `${id}.xml`);
  }
  for (const [id, bytes] of Object.entries(pictures)) {
    files[`word/media/${id}.png`] = bytes;
    relate(id, 'image', `media/${id}.png`);
  }
  for (const [id, { type, xml }] of Object.entries(others)) {
    files[`word/others/${id}.xml`] = strToU8(xml);
    relate(id, type, `others/${id}.xml`);
  }
  if (core) files['docProps/core.xml'] = strToU8(`<cp:coreProperties ${c}>${core}</cp:coreProperties>`);
  for (const [id, target] of Object.entries(links)) relate(id, 'hyperlink', target, ' TargetMode="External"');
  const list = (inside: string) =>
    strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`,
    );
  files['word/_rels/document.xml.rels'] = list(relations.join(''));
  const pictureRelations = relations.filter((relation) => relation.includes('/image"'));
  if (pictureRelations.length > 0)
    for (const id of Object.keys(headersAndFooters))
      files[`word/_rels/${id}.xml.rels`] = list(pictureRelations.join(''));
  files['_rels/.rels'] = list(
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>',
  );
  files['[Content_Types].xml'] = strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${contentTypes(Object.keys(files))}</Types>`,
  );
  return zipSync(files);
}

const contentTypes = (paths: string[]) =>
  paths
    .filter((path) => /^word\/[^/]*\.xml$/.test(path))
    .map((path) => {
      const name = path.slice(5, -4);
      const kind = name === 'document' ? 'document.main' : name.replace(/\d+$/, '');
      return `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;
    })
    .join('');

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A run of plain text. Here and below, `rPr` is the content of run properties, `pPr` that of paragraph properties. */
export const run = (text: string, rPr = '') =>
  `<w:r><w:rPr>${rPr}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

/** A paragraph of runs. */
export const para = (runs: string, pPr = '') => `<w:p><w:pPr>${pPr}</w:pPr>${runs}</w:p>`;

/** A paragraph of plain text. */
export const p = (text: string, pPr = '', rPr = '') => para(run(text, rPr), pPr);

/** A field as a word processor inserts it, with a saved result that is still wrong. */
export const field = (name: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>9</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** The line of a footer with the page number and the number of pages. */
export const pageOf = (pPr = '') =>
  para(`${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}`, pPr);

/** A table of plain texts, one column for each width (twentieths of a point). */
export const table = (
  widths: number[],
  rows: string[][],
  tblPr = '',
  trPr: (row: number) => string = () => '',
) =>
  `<w:tbl><w:tblPr>${tblPr}</w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map(
      (cells, row) =>
        `<w:tr><w:trPr>${trPr(row)}</w:trPr>${cells
          .map(
            (cell, i) =>
              `<w:tc><w:tcPr><w:tcW w:w="${widths[i]}" w:type="dxa"/></w:tcPr>${cell.startsWith('<') ? cell : p(cell)}</w:tc>`,
          )
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

/** An inline picture, its width and height in points. */
export const picture = (id: string, width: number, height: number, alt = '') =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${width * 12700}" cy="${height * 12700}"/><wp:docPr id="1" name="${id}" descr="${alt}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

export const a4 =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708"/>';
