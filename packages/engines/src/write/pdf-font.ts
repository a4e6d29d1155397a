import { deflate, encodeLatin1 } from './bytes';
import { num, type PdfWriter } from './pdf-writer';
import { subset, type TrueType } from './true-type';

/**
 * Embeds a font with the used glyphs (ISO 32000-2, 9.7): text is written as codes, with a mapping to characters.
 *
 * @param used characters by code; empty for a glyph that is only part of a letter
 * @param glyphs glyphs by code, for codes that differ from their glyph's number
 * @returns number of the font's object
 */
export async function embedFont(
  pdf: PdfWriter,
  {
    font,
    used,
    glyphs,
  }: { font: TrueType; used: ReadonlyMap<number, string>; glyphs: ReadonlyMap<number, number> },
  name: string,
): Promise<number> {
  const codes = [...used.keys()].sort((a, b) => a - b);
  const glyphOf = (code: number) => glyphs.get(code) ?? code;
  const bytes = await subset(font, codes.map(glyphOf));
  const file = pdf.add(`/Length1 ${bytes.length}/Filter/FlateDecode`, [await deflate(bytes)]);
  const tag = `TRIPLI+${name}`;
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName/${tag}/Flags 4/FontBBox[${font.box.map(num).join(' ')}]/ItalicAngle 0/Ascent ${num(font.ascent)}/Descent ${num(font.descent)}/CapHeight 700/StemV 80/FontFile2 ${file} 0 R>>`,
  );
  const widths = codes.map((code) => `${code}[${num(font.advanceOf(glyphOf(code)))}]`).join(' ');
  let map = '/Identity';
  if (glyphs.size > 0) {
    const table = new DataView(new ArrayBuffer(2 * (Math.max(...codes) + 1)));
    for (const code of codes) table.setUint16(2 * code, glyphOf(code));
    map = ` ${pdf.add('/Filter/FlateDecode', [await deflate(new Uint8Array(table.buffer))])} 0 R`;
  }
  const descendant = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${tag}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap${map}/W[${widths}]>>`,
  );
  const unicode = pdf.add('/Filter/FlateDecode', [await deflate(encodeLatin1(toUnicodeMap(used)))]);
  return pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${tag}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

/**
 * The ToUnicode CMap of a font: characters by code, at most a hundred per block (9.10.3).
 *
 * @param digits hexadecimal digits of a code: four, or two in a simple font
 */
export function toUnicodeMap(used: ReadonlyMap<number, string>, digits = 4): string {
  const lines = [...used]
    .filter(([, text]) => text)
    .map(([glyph, text]) => `<${hex(glyph, digits)}><${utf16(text)}>`);
  const blocks: string[] = [];
  for (let index = 0; index < lines.length; index += 100) {
    const block = lines.slice(index, index + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <${'0'.repeat(digits)}><${'F'.repeat(digits)}> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

/** Hexadecimal glyph number for a text operator. */
export const hex = (glyph: number, digits = 4) => glyph.toString(16).padStart(digits, '0');

/** Text as UTF-16 in hexadecimal. */
export const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('');

/** A text string of the document, such as a bookmark's. */
export const textString = (text: string) => `<feff${utf16(text)}>`;

/** Operators with a replacement text for what they show (ISO 32000-2, 14.9.4). */
export const withActualText = (text: string, operators: string): string =>
  `/Span<</ActualText<feff${utf16(text)}>>>BDC ${operators}EMC `;
