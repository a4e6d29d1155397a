import { child, type Element, elementsOf } from '../../text/docx/xml';
import { arrowHeadsOf } from '../../word/draw/arrow-heads';
import type { Paint, Stroke } from '../../word/model';
import { outlinesOf } from '../../word/read/geometry';
import { fillOf, strokeOf, styleFill, styleText } from '../../word/read/paint';
import { Theme } from '../../word/read/theme';
import { num } from '../../write/pdf-writer';
import { ink, pathOf } from '../read/chart-layout';
import { countIgnoredPart } from '../read/ignored';
import type { Drawing, DrawingLayout, Sheet, Workbook } from '../read/model';
import { textOfShape } from '../read/shape-text';
import { isQuarterTurn, sizeOf } from '../read/sizes';
import { gradientOperators } from './gradient';

/**
 * Lays out shapes and text boxes. A shape with an unknown outline is drawn as a rectangle, and counted in the sheet's
 * `drawings`.
 */
export function readShapes(workbook: Workbook): void {
  const theme = new Theme(workbook.theme);
  for (const sheet of workbook.sheets)
    sheet.drawings = sheet.drawings.flatMap((drawing) =>
      drawing.shape ? layOutDrawing(drawing, sheet, theme) : [drawing],
    );
}

function layOutDrawing(drawing: Drawing, sheet: Sheet, theme: Theme): Drawing[] {
  const { anchor, part, shape, link } = drawing;
  if (shape && hasEffect(shape, theme)) sheet.undrawn.effects = (sheet.undrawn.effects ?? 0) + 1;
  const layout =
    shape &&
    layOutShape(shape, sizeOf(drawing, sheet), theme, part !== undefined, () => sheet.undrawnDrawings++);
  // A shape that shows nothing is on no page, and neither is its link.
  if (!layout && link) countIgnoredPart(sheet, 'hyperlink');
  return layout ? [{ anchor, layout: layout, ...(part && { part }), ...(link && { link }) }] : [];
}

/** Whether a shape has depth, a shadow, a glow or another effect, its own or from its style (20.1.8.26). */
function hasEffect(shape: Element, theme: Theme): boolean {
  const properties = child(shape, 'spPr');
  const { prst = 'orthographicFront' } = child(child(properties, 'scene3d'), 'camera')?.attributes ?? {};
  // A shape has depth if it is seen from the side or has raised edges (20.1.4.1.35, 20.1.5.12).
  if (prst !== 'orthographicFront' || elementsOf(child(properties, 'sp3d')).length > 0) return true;
  const ownEffects = child(properties, 'effectLst');
  if (ownEffects) return elementsOf(ownEffects).length > 0;
  return theme.hasEffect(Number(child(child(shape, 'style'), 'effectRef')?.attributes.idx ?? 0));
}

/**
 * Lays out a shape in points from the top left corner of its box downwards (ECMA-376, 20.1.2.2.33).
 *
 * @param inGroup whether the shape is part of a group: its box is then that of the unrotated shape
 * @param onUnknownOutline called for an unknown outline
 * @returns undefined for a shape that shows nothing
 */
function layOutShape(
  shape: Element,
  box: { width: number; height: number },
  theme: Theme,
  inGroup: boolean,
  onUnknownOutline: () => void,
): DrawingLayout | undefined {
  const [spPr, style] = [child(shape, 'spPr'), child(shape, 'style')];
  const { rot = '0', flipH, flipV } = child(spPr, 'xfrm')?.attributes ?? {};
  const angle = (Number(rot) / 60_000) % 360;
  const [width, height] =
    !inGroup && isQuarterTurn(angle) ? [box.height, box.width] : [box.width, box.height];
  const ownFill = fillOf(spPr, theme);
  const fill = shape.name === 'cxnSp' ? undefined : ownFill === undefined ? styleFill(style, theme) : ownFill;
  const line = strokeOf(spPr, style, theme);
  const text = textOfShape(shape, { width, height }, theme, styleText(style, theme));
  if (!fill && !line && !text) return undefined;
  const outlines = fill || line ? outlinesOf(spPr, width, height, onUnknownOutline) : [];
  const paths = outlines.map(({ steps, ...own }) => {
    const path = pathOf(steps);
    const area = fill && own.fill ? fillOperators(fill, path, width, height) : '';
    if (!line || !own.line) return area;
    const arrowHeads = arrowHeadsOf(steps, line).map((head) => `${pathOf(head)} f`);
    return `${area}q ${strokeOperators(line)} ${path} S ${arrowHeads.join(' ')} Q\n`;
  });
  const mirror = [flipH, flipV].map((flip) => (flip === '1' || flip === 'true' ? -1 : 1));
  const [flipX = 1, flipY = 1] = mirror;
  const flipped = `${flipX} 0 0 ${flipY} ${num(flipX < 0 ? width : 0)} ${num(flipY < 0 ? height : 0)} cm`;
  const isFlipped = flipX < 0 || flipY < 0;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const transform = `${[cos, sin, -sin, cos].map(num).join(' ')} ${num(box.width / 2)} ${num(box.height / 2)} cm 1 0 0 1 ${num(-width / 2)} ${num(-height / 2)} cm`;
  return {
    ...box,
    shapes: isFlipped ? `q ${flipped}\n${paths.join('')}Q\n` : paths.join(''),
    texts: [],
    family: theme.font('minor') || 'Calibri',
    ...(text && { text }),
    ...(angle !== 0 && { transform }),
    margin: 24 + (line?.width ?? 0) * 4 + Math.max(width, height),
  };
}

/** Operator that sets the opacity of a translucent shape. `Drawings` writes its resource. */
function opacity(alpha = 1): string {
  const share = Math.max(0, Math.round(alpha * 100));
  return share < 100 ? `/A${share} gs ` : '';
}

function fillOperators(fill: Paint, path: string, width: number, height: number): string {
  const opacityOperator = opacity(fill.alpha);
  if (!fill.gradient) {
    const area = `${ink(fill.colour, 'rg')} ${path} f*`;
    return opacityOperator ? `q ${opacityOperator}${area} Q\n` : `${area}\n`;
  }
  const { stops, angle, radial } = fill.gradient;
  const centre = { left: 0.5, right: 0.5, top: 0.5, bottom: 0.5 };
  const outwards = radial ? stops.map((stop) => ({ ...stop, at: 1 - stop.at })).reverse() : stops;
  const gradient = { stops: outwards, degree: angle, ...(radial && { around: centre }) };
  return `q ${opacityOperator}${path} W* n ${gradientOperators(gradient, { x: 0, y: 0, width, height })}Q\n`;
}

const dashes = {
  solid: () => '',
  double: () => '',
  dashed: (w: number) => `[${num(w * 4)} ${num(w * 3)}] 0 d`,
  dotted: (w: number) => `[${num(w)} ${num(w)}] 0 d`,
};

function strokeOperators(line: Stroke): string {
  const { colour } = line;
  return `${opacity(line.alpha)}${ink(colour, 'RG')} ${ink(colour, 'rg')} ${num(line.width)} w ${dashes[line.style](line.width)}`;
}
