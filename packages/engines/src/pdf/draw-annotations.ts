import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxOf, type Matrix } from '../matrix';
import type { Box } from '../text/model';

/** The used part of pdf.js's annotation data. */
export type PageAnnotation = {
  id: string;
  subtype?: string;
  /** Set for fields only. */
  fieldType?: string | null;
  fieldValue?: string | string[] | null;
  /** Null if the file's rectangle is not four numbers. */
  rect: number[] | null;
  hasAppearance?: boolean;
  color?: Uint8ClampedArray | null;
  borderStyle?: { width: number; style: number; dashArray: number[] };
};

/** Numbers of border styles in pdf.js. */
const dashed = 2;
const underlined = 5;

/** Side of the icon of a note, in points. */
const iconSide = 20;

/** Number of annotations above which a page gets no borders and icons: only plans and test files have so many. */
const maxAnnotations = 5000;

/** Annotations of a page; empty if pdf.js cannot read them. */
export const annotationsOf = (page: PDFPageProxy): Promise<PageAnnotation[]> =>
  page.getAnnotations({ intent: 'display' }).catch(() => []);

/**
 * Draws what other programs, but not pdf.js, draw for annotations without an appearance: borders of links (ISO
 * 32000-2, 12.5.4) and icons of notes and attached files (12.5.6.4 and 12.5.6.15).
 */
export function drawAnnotations(
  annotations: readonly PageAnnotation[],
  context: OffscreenCanvasRenderingContext2D,
  viewport: PageViewport,
): void {
  if (annotations.length > maxAnnotations) return;
  for (const annotation of annotations) {
    if (annotation.hasAppearance || !annotation.rect) continue;
    const box = boxOf(annotation.rect, viewport.transform as Matrix);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (annotation.subtype === 'Link') drawBorder(context, annotation, box, viewport.scale);
    else if (annotation.subtype === 'Text' || annotation.subtype === 'FileAttachment')
      drawIcon(context, annotation, box, viewport.scale);
    context.restore();
  }
}

const colourOf = ({ color }: PageAnnotation) =>
  color && `rgb(${color[0] ?? 0} ${color[1] ?? 0} ${color[2] ?? 0})`;

function drawBorder(
  context: OffscreenCanvasRenderingContext2D,
  annotation: PageAnnotation,
  box: Box,
  scale: number,
) {
  const { width = 0, style, dashArray = [] } = annotation.borderStyle ?? {};
  const colour = colourOf(annotation);
  if (!colour || width <= 0) return;
  const lineWidth = width * scale;
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  if (style === dashed) context.setLineDash(dashArray.map((dash) => dash * scale));
  if (style === underlined) {
    context.beginPath();
    context.moveTo(box.x, box.y + box.height - lineWidth / 2);
    context.lineTo(box.x + box.width, box.y + box.height - lineWidth / 2);
    context.stroke();
  } else
    context.strokeRect(
      box.x + lineWidth / 2,
      box.y + lineWidth / 2,
      Math.max(0, box.width - lineWidth),
      Math.max(0, box.height - lineWidth),
    );
}

/** Draws a sheet with three lines, at the upper left of the annotation's rectangle. */
function drawIcon(
  context: OffscreenCanvasRenderingContext2D,
  annotation: PageAnnotation,
  box: Box,
  scale: number,
) {
  const side = iconSide * scale;
  const stroke = side / 20;
  const [left, top] = [box.x + stroke, box.y + stroke];
  context.fillStyle = colourOf(annotation) ?? 'rgb(255 236 130)';
  context.strokeStyle = 'rgb(60 60 60)';
  context.lineWidth = stroke;
  context.fillRect(left, top, side * 0.9, side * 0.9);
  context.strokeRect(left, top, side * 0.9, side * 0.9);
  for (const row of [0.25, 0.45, 0.65]) {
    context.beginPath();
    context.moveTo(left + side * 0.18, top + side * row);
    context.lineTo(left + side * 0.72, top + side * row);
    context.stroke();
  }
}
