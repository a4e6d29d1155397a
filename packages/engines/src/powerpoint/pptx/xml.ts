import { withEntities } from '../../xml-entities';

/** English metric units, 12,700 per point, the unit of presentations. */
export const emu = (points: number) => Math.round(points * 12_700);

/** Escapes a text for XML; characters that XML forbids are removed. */
export const escapeXml = (text: string) =>
  withEntities(Array.from(text, (letter) => (isAllowed(letter.codePointAt(0) ?? 0) ? letter : '')).join(''));

/** Characters of XML 1.0, 2.2: without surrogates and most control characters. */
const isAllowed = (code: number) =>
  code === 9 ||
  code === 10 ||
  (code >= 32 && code < 0xd800) ||
  (code >= 0xe000 && code !== 0xfffe && code !== 0xffff);

/** Namespace declarations of a part's root element. */
export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** XML declaration. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Start of the type of each Office relationship. */
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The relationships part of a part; their ids are rId1, rId2 … in the order of the list. */
export const relations = (list: [type: string, target: string][]) =>
  `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([type, target], i) => {
      const fullType = type.startsWith('http') ? type : `${officeTypes}/${type}`;
      const mode = type === 'hyperlink' ? ' TargetMode="External"' : '';
      return `<Relationship Id="rId${i + 1}" Type="${fullType}" Target="${escapeXml(target)}"${mode}/>`;
    })
    .join('')}</Relationships>`;

/** Opening elements of every group of shapes. */
export const groupStart =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
