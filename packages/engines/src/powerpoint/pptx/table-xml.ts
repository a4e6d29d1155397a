import type { Edge, Table, TableCell } from '../model';
import { boxOnSlide, type Fit, lineSpacing, paragraphXml, runsXml } from './text-xml';
import { emu } from './xml';

/** A table (ECMA-376 part 1, 21.1.3) whose cells look as on the page: borders, shading, alignment. */
export function tableXml(
  { box, columns, rows }: Table,
  fit: Fit,
  id: number,
  addresses: ReadonlyMap<string, string>,
): string {
  const { x, y, width, height } = boxOnSlide(box, fit);
  const grid = columns.map((column) => `<a:gridCol w="${emu(column * fit.scale)}"/>`).join('');
  const lines = rows.map(({ height, cells }) => {
    const inner = cells.map((cell, index) => {
      const align = alignmentOf(
        cell,
        rows.flatMap((row) => row.cells[index] ?? []),
      );
      return cellXml(cell, align, fit.scale, addresses);
    });
    return `<a:tr h="${emu(height * fit.scale)}">${inner.join('')}</a:tr>`;
  });
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table ${id}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr/><a:tblGrid>${grid}</a:tblGrid>${lines.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

function cellXml(
  { box, texts, fill, columns, rows, continuesFromLeft, continuesFromAbove, ...borders }: TableCell,
  align: Alignment,
  scale: number,
  addresses: ReadonlyMap<string, string>,
): string {
  const gaps = gapsOf({ box, texts });
  const top = Math.max(0, (texts[0]?.box.y ?? box.y) - box.y);
  const available = Math.max(1, box.height - top);
  const lines = texts.reduce((sum, text) => sum + text.lines.length, 0);
  const paragraphs = texts.map((text, index) => {
    const previousText = texts[index - 1];
    const gap = previousText ? text.box.y - previousText.box.y - previousText.box.height : 0;
    // PowerPoint enlarges a row whose text is taller, so the line spacing is capped at what fits.
    const spacing = `${lineSpacing(Math.min(text.leading, available / lines) * scale)}${spaceBefore(gap * scale)}`;
    const properties =
      align === 'l'
        ? paragraphXml(spacing, text.item, scale, text.lines[0]?.rightToLeft ?? false)
        : `<a:pPr algn="${align}">${spacing}</a:pPr>`;
    return `<a:p>${properties}${runsXml(text, scale, addresses)}</a:p>`;
  });
  const margins = Object.entries({
    marL: align === 'l' ? gaps.l : 0,
    marR: align === 'r' ? gaps.r : 0,
    marT: top,
    marB: 0,
  })
    .map(([name, value]) => ` ${name}="${emu(Math.max(0, value) * scale)}"`)
    .join('');
  const borderXml = (['left', 'right', 'top', 'bottom'] as const)
    .map((side) => edgeXml(side, borders[side], scale))
    .join('');
  const shading = fill ? `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>` : '<a:noFill/>';
  const text = paragraphs.join('') || '<a:p><a:endParaRPr lang="en" sz="100"/></a:p>';
  const spans = Object.entries({
    rowSpan: rows,
    gridSpan: columns,
    hMerge: continuesFromLeft && 1,
    vMerge: continuesFromAbove && 1,
  })
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('');
  return `<a:tc${spans}><a:txBody><a:bodyPr/><a:lstStyle/>${text}</a:txBody><a:tcPr${margins}>${borderXml}${shading}</a:tcPr></a:tc>`;
}

const spaceBefore = (gap: number) =>
  gap > 0.5 ? `<a:spcBef><a:spcPts val="${Math.min(158_400, Math.round(gap * 100))}"/></a:spcBef>` : '';

/** Left, centre and right, as the format names them. */
type Alignment = 'l' | 'ctr' | 'r';

/**
 * Alignment of a cell: the one that fits most cells of its column. One cell is not enough to decide: text that fills it
 * touches its left and its right edge.
 */
function alignmentOf(cell: TableCell, column: readonly TableCell[]): Alignment {
  // Lists are aligned left, and so is right-to-left text, whose paragraphs state their own alignment.
  if (cell.texts.some(({ item, lines }) => item || lines[0]?.rightToLeft)) return 'l';
  const cellGaps = gapsOf(cell);
  const columnGaps = column.filter(({ texts }) => texts.length > 0).map(gapsOf);
  const matching = (align: Alignment) =>
    columnGaps.filter((gaps) => Math.abs(gaps[align] - cellGaps[align]) < 1.5).length;
  return (['l', 'r', 'ctr'] as const).reduce((best, next) => (matching(next) > matching(best) ? next : best));
}

/** Distances of a cell's text from the left and right edge, and its offset from the centre, by the alignment each tests. */
function gapsOf({ box, texts }: Pick<TableCell, 'box' | 'texts'>): Record<Alignment, number> {
  const l = smallest(texts.map((text) => text.box.x - box.x));
  const r = smallest(texts.map((text) => box.x + box.width - text.box.x - text.box.width));
  return { l, r, ctr: (l - r) / 2 };
}

const smallest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : 0);

function edgeXml(side: 'left' | 'right' | 'top' | 'bottom', edge: Edge | undefined, scale: number): string {
  const name = `ln${side[0]?.toUpperCase()}`;
  if (!edge) return `<a:${name} w="0"><a:noFill/></a:${name}>`;
  return `<a:${name} w="${emu(edge.width * scale)}"><a:solidFill><a:srgbClr val="${edge.colour}"/></a:solidFill></a:${name}>`;
}
