import type { Box, Line, Run, TextBox } from '../model';
import { emu, escapeXml } from './xml';

/** Position of a page on its slide, which may be larger. */
export type Fit = { scale: number; x: number; y: number };

export const boxOnSlide = ({ x, y, width, height }: Box, { scale, x: left, y: top }: Fit): Box => ({
  x: left + x * scale,
  y: top + y * scale,
  width: width * scale,
  height: height * scale,
});

/**
 * Exact line spacing, in points of the slide. The format allows at most 22 inches; beyond that the font determines
 * it.
 */
export function lineSpacing(leading: number): string {
  const points = Math.round(leading * 100);
  return points > 158_400 ? '' : `<a:lnSpc><a:spcPts val="${points}"/></a:lnSpc>`;
}

export const runsXml = (
  { lines, flows }: Pick<TextBox, 'lines' | 'flows'>,
  scale: number,
  addresses: ReadonlyMap<string, string>,
): string =>
  (flows ? joinLines(lines) : lines.flatMap(({ runs }) => runs))
    .map((run) => runXml(run, scale, addresses))
    .join('');

/** Properties of a paragraph: a list item hangs from its bullet or number. */
export function paragraphXml(
  spacing: string,
  item: TextBox['item'],
  scale: number,
  rightToLeft: boolean,
): string {
  // ECMA-376 part 1, 21.1.2.2.7: `algn` names a side of the slide, whatever the direction of the text.
  if (rightToLeft) return `<a:pPr algn="r" rtl="1">${spacing}</a:pPr>`;
  if (!item) return `<a:pPr>${spacing}</a:pPr>`;
  const { marker, numbering, indent } = item;
  const isSymbol = /[\uf000-\uf0ff]/.test(marker.text);
  const face = isSymbol ? 'Arial' : marker.font;
  const bullet = numbering
    ? `<a:buAutoNum type="${numbering.type}" startAt="${numbering.value}"/>`
    : `<a:buChar char="${isSymbol ? '•' : escapeXml(marker.text)}"/>`;
  const hanging = emu(indent * scale);
  const markerProperties = `<a:buClr><a:srgbClr val="${marker.colour}"/></a:buClr><a:buFont typeface="${escapeXml(face)}"/>`;
  return `<a:pPr marL="${hanging}" indent="${-hanging}">${spacing}${markerProperties}${bullet}</a:pPr>`;
}

/** A hyphenated word with at least two letters before the hyphen. */
const hyphenated = /\p{Ll}{2}[-\u2010]$/u;

/** Joins lines with spaces. Hyphenated words are rejoined, as line breaks change when the text is edited. */
function joinLines(lines: Line[]): Run[] {
  return lines.flatMap(({ runs }, i) =>
    runs.map((run, n) => {
      const next = lines[i + 1]?.runs[0]?.text;
      if (n < runs.length - 1 || next === undefined) return run;
      if (hyphenated.test(run.text) && /^\p{Ll}/u.test(next)) return { ...run, text: run.text.slice(0, -1) };
      return /[-\s]$/.test(run.text) ? run : { ...run, text: `${run.text} ` };
    }),
  );
}

function runXml(
  { text, font, size, bold, italic, colour, opacity, link, spacing }: Run,
  scale: number,
  addresses: ReadonlyMap<string, string>,
): string {
  const linkXml = link === undefined ? '' : `<a:hlinkClick r:id="${addresses.get(link)}"/>`;
  // 21.1.2.3.9: `spc` is in hundredths of a point.
  const letterSpacing = spacing ? ` spc="${Math.round(spacing * scale * 100)}"` : '';
  const attributes = `${letterSpacing}${bold ? ' b="1"' : ''}${italic ? ' i="1"' : ''}`;
  const points = Math.min(400_000, Math.max(100, Math.round(size * scale * 10) * 10));
  const face = escapeXml(font);
  const fill =
    opacity === undefined
      ? `<a:srgbClr val="${colour}"/>`
      : `<a:srgbClr val="${colour}"><a:alpha val="${Math.round(opacity * 100_000)}"/></a:srgbClr>`;
  return `<a:r><a:rPr lang="en" sz="${points}"${attributes} dirty="0"><a:solidFill>${fill}</a:solidFill><a:latin typeface="${face}"/><a:cs typeface="${face}"/>${linkXml}</a:rPr><a:t>${escapeXml(text)}</a:t></a:r>`;
}
