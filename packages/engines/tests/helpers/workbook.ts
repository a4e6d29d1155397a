import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A cell: its value, style index, type and formula; `inside` holds the attributes of the formula. */
type Value =
  | string
  | number
  | boolean
  | {
      v?: string | number | boolean;
      s?: number;
      t?: string;
      f?: string;
      inside?: string;
      /** Runs of a rich text: the inside of `<rPr>`, and the text. */
      rich?: [look: string, text: string][];
    };

export type MadeSheet = {
  name?: string;
  state?: string;
  /** Rows of cells from A1 on; undefined leaves a cell out. */
  rows: (Value | undefined)[][];
  /** XML before and after the cells: `<cols>`, `<mergeCells>`, `<pageSetup>` … */
  before?: string;
  after?: string;
  /** Tables: the inside of a `<table>` with its attributes. */
  tables?: string[];
  /** The inside of `<comments>`. */
  comments?: string;
  /** Pictures and charts: XML of anchors, and the parts they name as rId1, rId2 … by their paths in `xl/`. */
  drawing?: { anchors: string; parts: Record<string, string | Uint8Array> };
  /** Attributes of rows by their index, such as `ht="30" customHeight="1"`. */
  rowAttributes?: Record<number, string>;
};

export type MadeWorkbook = {
  sheets: MadeSheet[];
  /** The inside of `<styleSheet>`; without it, there is a style for each number format of `formats`. */
  styles?: string;
  formats?: string[];
  /** The inside of `<definedNames>`. */
  names?: string;
  /** The attributes of `<calcPr>`. */
  calculation?: string;
  date1904?: boolean;
  /** Version of the program that wrote the file, such as `16.0300`; by default the file does not name it. */
  version?: string;
};

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Makes a workbook as Excel writes it: with shared strings, styles and names. */
export function workbook({
  sheets,
  styles,
  formats = [],
  names = '',
  calculation,
  date1904,
  version,
}: MadeWorkbook): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${mainNamespace}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name = '', state }, i) =>
          `<sheet name="${escapeXml(name || `Sheet${i + 1}`)}" sheetId="${i + 1}" r:id="rId${i + 1}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join(
        '',
      )}</sheets>${names && `<definedNames>${names}</definedNames>`}${calculation ? `<calcPr ${calculation}/>` : ''}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="t" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="s" Type="${office}/styles" Target="/xl/styles.xml"/></Relationships>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/>${version ? `<Relationship Id="p" Type="${office}/extended-properties" Target="docProps/app.xml"/>` : ''}</Relationships>`,
    ...(version && { 'docProps/app.xml': `<Properties><AppVersion>${version}</AppVersion></Properties>` }),
    'xl/styles.xml': `<styleSheet xmlns="${mainNamespace}">${styles ?? looks(formats)}</styleSheet>`,
  };
  const binary: Record<string, Uint8Array> = {};
  for (const [i, { tables = [], drawing, comments }] of sheets.entries()) {
    if (tables.length === 0 && !drawing && !comments) continue;
    const relations = tables.map((_, index) => {
      return `<Relationship Id="rId${index + 1}" Type="${office}/table" Target="../tables/table${i}-${index}.xml"/>`;
    });
    if (comments) {
      relations.push(`<Relationship Id="comments" Type="${office}/comments" Target="../comments${i}.xml"/>`);
      files[`xl/comments${i}.xml`] = `<comments xmlns="${mainNamespace}">${comments}</comments>`;
    }
    if (drawing) {
      const kind = (path: string) => (path.endsWith('.xml') ? 'chart' : 'image');
      const parts = Object.keys(drawing.parts);
      const partNames = parts.map(
        (path, index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/${kind(path)}" Target="../${path}"/>`,
      );
      relations.push(
        `<Relationship Id="drawing" Type="${office}/drawing" Target="../drawings/drawing${i}.xml"/>`,
      );
      files[`xl/drawings/_rels/drawing${i}.xml.rels`] =
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${partNames.join('')}</Relationships>`;
      files[`xl/drawings/drawing${i}.xml`] =
        `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart">${drawing.anchors}</xdr:wsDr>`;
      for (const [path, part] of Object.entries(drawing.parts))
        binary[`xl/${path}`] = typeof part === 'string' ? strToU8(part) : part;
    }
    files[`xl/worksheets/_rels/sheet${i + 1}.xml.rels`] =
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
    for (const [index, table] of tables.entries())
      files[`xl/tables/table${i}-${index}.xml`] = `<table xmlns="${mainNamespace}" ${table}</table>`;
  }
  for (const [i, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheet, texts);
  files['xl/sharedStrings.xml'] = `<sst xmlns="${mainNamespace}">${texts
    .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
    .join('')}</sst>`;
  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    ...binary,
  }) as Uint8Array<ArrayBuffer>;
}

/** Styles: the plain one, then one for each number format. */
export const looks = (formats: string[]) =>
  `<numFmts>${formats.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts><fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, i) => `<xf numFmtId="${200 + i}"/>`)
    .join('')}</cellXfs>`;

function sheetXml(
  { rows, before = '', after = '', rowAttributes = {}, drawing }: MadeSheet,
  texts: string[],
): string {
  const known = new Map<string, number>();
  const cells = rows.map((row, r) => {
    const inner = row.map((value, c) =>
      value === undefined ? '' : cellXml(value, name(c) + (r + 1), texts, known),
    );
    return `<row r="${r + 1}" ${rowAttributes[r] ?? ''}>${inner.join('')}</row>`;
  });
  return `<worksheet xmlns="${mainNamespace}" xmlns:r="${office}">${before}<sheetData>${cells.join('')}</sheetData>${after}${drawing ? '<drawing r:id="drawing"/>' : ''}</worksheet>`;
}

function cellXml(value: Value, reference: string, texts: string[], known: Map<string, number>): string {
  const {
    v,
    s = 0,
    t,
    f,
    inside = '',
    rich,
  }: Exclude<Value, string | number | boolean> = typeof value === 'object' ? value : { v: value };
  if (rich) {
    const runs = rich.map(
      ([look, text]) =>
        `<r>${look && `<rPr>${look}</rPr>`}<t xml:space="preserve">${escapeXml(text)}</t></r>`,
    );
    return `<c r="${reference}" s="${s}" t="inlineStr"><is>${runs.join('')}</is></c>`;
  }
  if (f !== undefined) {
    const kind = t ? ` t="${t}"` : '';
    const saved = v === undefined ? '' : `<v>${escapeXml(String(v))}</v>`;
    return `<c r="${reference}" s="${s}"${kind}><f ${inside}>${escapeXml(f)}</f>${saved}</c>`;
  }
  if (v === undefined) return `<c r="${reference}" s="${s}"/>`;
  if (t) return `<c r="${reference}" s="${s}" t="${t}"><v>${escapeXml(String(v))}</v></c>`;
  if (typeof v === 'string') {
    const textIndex = known.get(v) ?? texts.push(v) - 1;
    known.set(v, textIndex);
    return `<c r="${reference}" s="${s}" t="s"><v>${textIndex}</v></c>`;
  }
  return typeof v === 'boolean'
    ? `<c r="${reference}" s="${s}" t="b"><v>${v ? 1 : 0}</v></c>`
    : `<c r="${reference}" s="${s}"><v>${v}</v></c>`;
}

/** Letters of a column by its index, such as A or AB. */
export const name = (column: number): string =>
  (column >= 26 ? name(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A workbook of which these parts are replaced or changed; an empty part is left out. */
export const edited = (
  book: MadeWorkbook,
  parts: Record<string, string | Uint8Array<ArrayBuffer> | ((xml: string) => string)>,
) => {
  const files: Record<string, Uint8Array> = unzipSync(workbook(book));
  for (const [path, part] of Object.entries(parts)) {
    const written = typeof part === 'function' ? part(strFromU8(files[path] ?? new Uint8Array())) : part;
    files[path] = typeof written === 'string' ? strToU8(written) : written;
    if (written.length === 0) delete files[path];
  }
  return zipSync(files) as Uint8Array<ArrayBuffer>;
};
