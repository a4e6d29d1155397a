import type { Box, Slide, TextBox } from '../model';
import { tableXml } from './table-xml';
import { boxOnSlide, type Fit, lineSpacing, paragraphXml, runsXml } from './text-xml';
import { emu, escapeXml, groupStart, namespaces, xmlDeclaration } from './xml';

/** Factor for the width of a text box: a substituted font may be slightly wider. */
const widthFactor = 1.04;

/**
 * A slide: drawing, tables, pictures and text boxes, from back to front.
 *
 * @param ids relationship ids of the drawing, if there is one, and of the pictures
 * @param addresses relationship ids of links, by address
 */
export function slideXml(
  { texts, tables, pictures, background }: Slide,
  ids: string[],
  fit: Fit,
  size: Box,
  addresses: ReadonlyMap<string, string>,
): string {
  const shapes: string[] = [];
  let id = 2;
  let index = 0;
  if (background) shapes.push(pictureXml(size, ids[index++] ?? '', id++, 'Drawing'));
  for (const table of tables) shapes.push(tableXml(table, fit, id++, addresses));
  for (const { box } of pictures)
    shapes.push(pictureXml(boxOnSlide(box, fit), ids[index++] ?? '', id++, 'Picture'));
  for (const text of texts) shapes.push(textXml(text, fit, id++, addresses));
  return `${xmlDeclaration}<p:sld ${namespaces}><p:cSld><p:spTree>${groupStart}${shapes.join('')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

const frameXml = ({ x, y, width, height }: Box, quarterTurns = 0) =>
  `<a:xfrm${quarterTurns ? ` rot="${quarterTurns * 5_400_000}"` : ''}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${Math.max(1, emu(width))}" cy="${Math.max(1, emu(height))}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;

const pictureXml = (box: Box, relation: string, id: number, name: string) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${name} ${id}" descr=""/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frameXml(box)}</p:spPr></p:pic>`;

function textXml(
  { lines, box, quarterTurns, flows, leading, item }: TextBox,
  fit: Fit,
  id: number,
  addresses: ReadonlyMap<string, string>,
): string {
  const { x, y, width, height } = boxOnSlide(box, fit);
  const boxWidth = (quarterTurns === 0 ? width : height) * widthFactor + 2;
  const boxHeight = quarterTurns === 0 ? height : width;
  const rightToLeft = lines[0]?.rightToLeft ?? false;
  // The extra width is added at the end of the line.
  const start = rightToLeft ? x + width - boxWidth : x;
  // A rotated box turns around its centre.
  const [left, top] = [quarterTurns ? x + width / 2 - boxWidth / 2 : start, y + height / 2 - boxHeight / 2];
  const upright = { x: left, y: top, width: boxWidth, height: boxHeight };
  const spacing = lineSpacing(leading * fit.scale);
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${frameXml(upright, quarterTurns)}<a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="${flows ? 'square' : 'none'}" lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"><a:noAutofit/></a:bodyPr><a:lstStyle/><a:p>${paragraphXml(spacing, item, fit.scale, rightToLeft)}${runsXml({ lines, flows }, fit.scale, addresses)}</a:p></p:txBody></p:sp>`;
}

/** The notes of a slide, line by line. */
export function notesXml(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr lang="en"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`);
  return `${xmlDeclaration}<p:notes ${namespaces}><p:cSld><p:spTree>${groupStart}<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp><p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}
