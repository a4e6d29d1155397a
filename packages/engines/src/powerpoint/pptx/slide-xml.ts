import type { Box, Line, Run, Slide, TextBox } from '../model';
import { emu, escaped, group, head, spaces } from './xml';

/** Position of a page on its slide, which may be larger. */
export type Fit = { scale: number; x: number; y: number };

/** Factor for the width of a text box, for fonts that are slightly wider. */
const slack = 1.04;

/**
 * A slide: its drawing, its pictures, its text boxes, from back to front.
 *
 * @param ids of the relationships of the drawing, if there is one, and of the pictures
 * @param addresses ids of those of links, by their addresses
 */
export function slideXml(
  { texts, pictures, background }: Slide,
  ids: string[],
  fit: Fit,
  size: Box,
  addresses: ReadonlyMap<string, string>,
): string {
  const shapes: string[] = [];
  let id = 2;
  let at = 0;
  if (background) shapes.push(pictureXml(size, ids[at++] ?? '', id++, 'Drawing'));
  for (const { box } of pictures) shapes.push(pictureXml(placed(box, fit), ids[at++] ?? '', id++, 'Picture'));
  for (const text of texts) shapes.push(textXml(text, fit, id++, addresses));
  return `${head}<p:sld ${spaces}><p:cSld><p:spTree>${group}${shapes.join('')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

const placed = ({ x, y, width, height }: Box, { scale, x: left, y: top }: Fit): Box => ({
  x: left + x * scale,
  y: top + y * scale,
  width: width * scale,
  height: height * scale,
});

const frame = ({ x, y, width, height }: Box, turn = 0) =>
  `<a:xfrm${turn ? ` rot="${turn * 5_400_000}"` : ''}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${Math.max(1, emu(width))}" cy="${Math.max(1, emu(height))}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;

const pictureXml = (box: Box, relation: string, id: number, name: string) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${name} ${id}" descr=""/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frame(box)}</p:spPr></p:pic>`;

function textXml(
  { lines, box, turn, flows, leading, item }: TextBox,
  fit: Fit,
  id: number,
  addresses: ReadonlyMap<string, string>,
): string {
  const { x, y, width, height } = placed(box, fit);
  const wide = (turn === 0 ? width : height) * slack + 2;
  const high = turn === 0 ? height : width;
  // A rotated box is rotated around its centre.
  const rightToLeft = lines[0]?.rightToLeft ?? false;
  // The added width is at the end of the line.
  const start = rightToLeft ? x + width - wide : x;
  const [left, top] = [turn ? x + width / 2 - wide / 2 : start, y + height / 2 - high / 2];
  const upright = { x: left, y: top, width: wide, height: high };
  const text = flows ? joined(lines) : lines.flatMap(({ runs }) => runs);
  const apart = Math.round(leading * fit.scale * 100);
  // Line spacing above 22 inches is not allowed: lines are then as high as their letters.
  const spacing = apart > 158_400 ? '' : `<a:lnSpc><a:spcPts val="${apart}"/></a:lnSpc>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${frame(upright, turn)}<a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="${flows ? 'square' : 'none'}" lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"><a:noAutofit/></a:bodyPr><a:lstStyle/><a:p>${paragraphXml(spacing, item, fit.scale, rightToLeft)}${text.map((run) => runXml(run, fit.scale, addresses)).join('')}</a:p></p:txBody></p:sp>`;
}

/** Properties of a paragraph: a list item hangs from its bullet or number. */
function paragraphXml(spacing: string, item: TextBox['item'], scale: number, rightToLeft: boolean): string {
  // ECMA-376 part 1, 21.1.2.2.7: `algn` names a side of the slide, whichever way the text runs.
  if (rightToLeft) return `<a:pPr algn="r" rtl="1">${spacing}</a:pPr>`;
  if (!item) return `<a:pPr>${spacing}</a:pPr>`;
  const { marker, numbering, indent } = item;
  const isOfSymbols = /[\uf000-\uf0ff]/.test(marker.text);
  const face = isOfSymbols ? 'Arial' : marker.font;
  const sign = numbering
    ? `<a:buAutoNum type="${numbering.type}" startAt="${numbering.value}"/>`
    : `<a:buChar char="${isOfSymbols ? '•' : escaped(marker.text)}"/>`;
  const hanging = emu(indent * scale);
  const look = `<a:buClr><a:srgbClr val="${marker.colour}"/></a:buClr><a:buFont typeface="${escaped(face)}"/>`;
  return `<a:pPr marL="${hanging}" indent="${-hanging}">${spacing}${look}${sign}</a:pPr>`;
}

/** A hyphenated word with at least two letters before the hyphen. */
const broken = /\p{Ll}{2}[-\u2010]$/u;

/** Lines joined with a space. Hyphenated words are rejoined: line breaks change when somebody edits them. */
function joined(lines: Line[]): Run[] {
  return lines.flatMap(({ runs }, i) =>
    runs.map((run, n) => {
      const next = lines[i + 1]?.runs[0]?.text;
      if (n < runs.length - 1 || next === undefined) return run;
      if (broken.test(run.text) && /^\p{Ll}/u.test(next)) return { ...run, text: run.text.slice(0, -1) };
      return /[-\s]$/.test(run.text) ? run : { ...run, text: `${run.text} ` };
    }),
  );
}

function runXml(
  { text, font, size, bold, italic, colour, link }: Run,
  scale: number,
  addresses: ReadonlyMap<string, string>,
): string {
  const leads = link === undefined ? '' : `<a:hlinkClick r:id="${addresses.get(link)}"/>`;
  const look = `${bold ? ' b="1"' : ''}${italic ? ' i="1"' : ''}`;
  const points = Math.min(400_000, Math.max(100, Math.round(size * scale * 10) * 10));
  const face = escaped(font);
  return `<a:r><a:rPr lang="en" sz="${points}"${look} dirty="0"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:latin typeface="${face}"/><a:cs typeface="${face}"/>${leads}</a:rPr><a:t>${escaped(text)}</a:t></a:r>`;
}

/** The notes of a slide, line by line. */
export function notesXml(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr lang="en"/><a:t>${escaped(line)}</a:t></a:r></a:p>`);
  return `${head}<p:notes ${spaces}><p:cSld><p:spTree>${group}<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp><p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}
