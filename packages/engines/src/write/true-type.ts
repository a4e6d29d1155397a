import { join, viewOf } from './bytes';
import { openTables, sfnt, type Tables } from './woff';

/** An open TrueType font for measuring and embedding. Lengths are thousandths of the font size. */
export type TrueType = {
  tables: Tables;
  /** Glyph of a character; 0 if missing. */
  glyphOf(code: number): number;
  /** Advance width of a glyph. */
  advanceOf(glyph: number): number;
  /** Ascent and descent; the latter is negative. */
  ascent: number;
  descent: number;
  /** Line gap. */
  gap: number;
  box: [number, number, number, number];
  /** Number of glyphs. */
  count: number;
};

/** Opens a TrueType font, plain or in a WOFF file. */
export async function openFont(file: Uint8Array<ArrayBuffer>): Promise<TrueType> {
  const tables = await openTables(file);
  const [head, hhea, hmtx] = [table(tables, 'head'), table(tables, 'hhea'), table(tables, 'hmtx')];
  const scale = 1000 / head.getUint16(18);
  const metricCount = hhea.getUint16(34);
  const count = table(tables, 'maxp').getUint16(4);
  const glyphs = readCmap(table(tables, 'cmap'));
  const advances = Float32Array.from(
    { length: count },
    (_, glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4) * scale,
  );
  return {
    tables,
    count,
    glyphOf: (code) => glyphs.get(code) ?? 0,
    advanceOf: (glyph) => advances[glyph] ?? 0,
    ascent: hhea.getInt16(4) * scale,
    descent: hhea.getInt16(6) * scale,
    gap: hhea.getInt16(8) * scale,
    box: [36, 38, 40, 42].map((index) => head.getInt16(index) * scale) as TrueType['box'],
  };
}

function table(tables: Tables, tag: string): DataView {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`the font has no ${tag}`);
  return viewOf(bytes);
}

/** Characters and their glyphs: formats 4 and 12 of OpenType's cmap. */
function readCmap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + i * 8));
  for (const offset of new Set(offsets)) {
    const format = cmap.getUint16(offset);
    if (format === 4) readSegments(cmap, offset, glyphs);
    if (format === 12) {
      for (let i = 0; i < cmap.getUint32(offset + 12); i++) {
        const group = offset + 16 + i * 12;
        const [first, last] = [cmap.getUint32(group), cmap.getUint32(group + 4)];
        for (let code = first; code <= last; code++) {
          glyphs.set(code, cmap.getUint32(group + 8) + code - first);
        }
      }
    }
  }
  return glyphs;
}

function readSegments(cmap: DataView, index: number, glyphs: Map<number, number>) {
  const segmentBytes = cmap.getUint16(index + 6);
  for (let i = 0; i < segmentBytes; i += 2) {
    const last = cmap.getUint16(index + 14 + i);
    const first = cmap.getUint16(index + 16 + segmentBytes + i);
    const delta = cmap.getUint16(index + 16 + 2 * segmentBytes + i);
    const offsetIndex = index + 16 + 3 * segmentBytes + i;
    const offset = cmap.getUint16(offsetIndex);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset ? cmap.getUint16(offsetIndex + offset + (code - first) * 2) : code;
      if (glyph) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

/** Tables that a PDF needs; others (shaping, names) are dropped. */
const embedded = ['cvt ', 'fpgm', 'head', 'hhea', 'hmtx', 'maxp', 'prep'];

/** The font with only the outlines of some glyphs; glyph numbers are unchanged. */
export async function subset({ tables }: TrueType, used: Iterable<number>): Promise<Uint8Array<ArrayBuffer>> {
  const glyf = tables.get('glyf') ?? new Uint8Array();
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').getInt16(50) === 1;
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const count = table(tables, 'maxp').getUint16(4);
  const keptGlyphs = new Set<number>([0]);
  const waiting = [...used];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (keptGlyphs.has(glyph) || glyph >= count) continue;
    keptGlyphs.add(glyph);
    waiting.push(...partsOf(glyf.subarray(offset(glyph), offset(glyph + 1))));
  }
  const outlines: Uint8Array[] = [];
  const newOffsets = new DataView(new ArrayBuffer((count + 1) * 4));
  let size = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    newOffsets.setUint32(glyph * 4, size);
    if (!keptGlyphs.has(glyph)) continue;
    const outline = glyf.subarray(offset(glyph), offset(glyph + 1));
    const padded = new Uint8Array(Math.ceil(outline.length / 4) * 4);
    padded.set(outline);
    outlines.push(padded);
    size += padded.length;
  }
  newOffsets.setUint32(count * 4, size);
  const subsetTables: Tables = new Map(
    embedded.flatMap((tag) => {
      const bytes = tables.get(tag);
      return bytes ? [[tag, bytes.slice()] as const] : [];
    }),
  );
  table(subsetTables, 'head').setInt16(50, 1);
  return sfnt(subsetTables.set('glyf', join(outlines)).set('loca', new Uint8Array(newOffsets.buffer)));
}

/** Components of a composite glyph (OpenType, glyf). */
function partsOf(outline: Uint8Array): number[] {
  const view = viewOf(outline);
  if (outline.length < 10 || view.getInt16(0) >= 0) return [];
  const parts: number[] = [];
  for (let offset = 10, more = true; more; ) {
    const flags = view.getUint16(offset);
    parts.push(view.getUint16(offset + 2));
    offset += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    more = (flags & 0x20) !== 0;
  }
  return parts;
}
