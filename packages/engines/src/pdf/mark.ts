import { type Host, type Outcome, requirePages, type SourceFile } from '../engine';
import { boxOf, inverse, type Matrix } from '../matrix';
import { withDocument } from './documents';
import { pdfFile } from './input';
import type { PdfFact } from './pdf-fact';
import { stem } from './split-parts';

/** A marked area of a page. */
export type Mark = {
  /** From 1. */
  page: number;
  /** In points, from the top left corner of the displayed page. */
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * Removed words are struck out, added ones underlined, both with a background; other marks have only a background.
   * `read` is the text that is being read aloud. `old-area` and `new-area` are areas that look different in two documents,
   * in the colours of removed and added words.
   */
  look: 'removed' | 'added' | 'moved' | 'old-area' | 'new-area' | 'issue' | 'read';
  /** Shown as the author of the annotation in PDF viewers, such as “Removed”. */
  label?: string;
};

/** Marks for a file. `name` is that of the result, with its extension. Default: `Lease marked.pdf` for `Lease.pdf`. */
export type Marking = { source: SourceFile; marks: Mark[]; name?: string };

type Rgb = [number, number, number];

const backgrounds: Record<Mark['look'], Rgb> = {
  removed: [255, 176, 176],
  added: [160, 236, 180],
  moved: [214, 220, 230],
  'old-area': [255, 176, 176],
  'new-area': [160, 236, 180],
  issue: [255, 232, 110],
  read: [255, 232, 110],
};
const lineColours: Partial<Record<Mark['look'], Rgb>> = { removed: [190, 30, 45], added: [20, 120, 60] };

/**
 * The PDF with marks on its pages. They are annotations (PDF 1.7, 12.5.6.10 and 12.5.6.13), so that a PDF
 * viewer can list and delete them; page contents are unchanged, and the marks are appended to the file's bytes.
 *
 * @throws Fault `nothing` without a mark, `range` for a missing page; and the faults of opening
 */
export const markWords = (
  { source, marks, name = `${stem(source.name)} marked.pdf` }: Marking,
  host: Host,
): Promise<Outcome<PdfFact>> =>
  withDocument(source, host, async ({ doc }) => {
    const pages = marks.map(({ page }) => page);
    requirePages(source.name, doc.numPages, pages);
    const signatures = (await doc.getSignatures().catch(() => null))?.length ?? 0;
    const keys: string[] = [];
    try {
      for (const [index, mark] of marks.entries()) {
        const page = await doc.getPage(mark.page);
        const { transform, rotation } = page.getViewport({ scale: 1 });
        for (const annotation of annotationsOf(mark, inverse(transform as Matrix), rotation)) {
          const key = `pdfjs_internal_editor_mark_${keys.length}`;
          doc.annotationStorage.setValue(key, { ...annotation, pageIndex: mark.page - 1 });
          keys.push(key);
        }
        host.progress({ stage: 'marking', done: index + 1, total: marks.length, file: source.name });
      }
      const bytes = new Uint8Array(await doc.saveDocument());
      return {
        files: [pdfFile(name, bytes, doc.numPages)],
        facts:
          signatures > 0 ? [{ fact: 'signatures', lost: true, count: signatures, file: source.name }] : [],
      };
    } finally {
      // The document stays open for other calls, which must find it without marks.
      for (const key of keys) doc.annotationStorage.remove(key);
    }
  });

/** A mark as annotations in the storage format of pdf.js's editor: 9 is a highlight, 15 an ink annotation. */
function annotationsOf(
  { x, y, width, height, look, label }: Mark,
  toUserSpace: Matrix,
  rotation: number,
): object[] {
  const corner = (dx: number, dy: number) => [
    toUserSpace[0] * dx + toUserSpace[2] * dy + toUserSpace[4],
    toUserSpace[1] * dx + toUserSpace[3] * dy + toUserSpace[5],
  ];
  const [nw, ne] = [corner(x, y), corner(x + width, y)];
  const [sw, se] = [corner(x, y + height), corner(x + width, y + height)];
  const box = boxOf([...nw, ...se], [1, 0, 0, 1, 0, 0]);
  const rect = [box.x, box.y, box.x + box.width, box.y + box.height];
  const shared = { rect, rotation, ...(label && { user: label }) };
  const background = {
    ...shared,
    annotationType: 9,
    color: backgrounds[look],
    opacity: 1,
    quadPoints: [nw, ne, sw, se].flat(),
    outlines: [[nw, ne, se, sw].flat()],
  };
  const lineColour = lineColours[look];
  if (!lineColour) return [background];
  const lineY = look === 'removed' ? y + 0.55 * height : y + height - 0.6;
  const [from, to] = [corner(x, lineY), corner(x + width, lineY)];
  const noPoint = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  const line = {
    ...shared,
    annotationType: 15,
    color: lineColour,
    opacity: 1,
    thickness: 1,
    paths: { points: [[...from, ...to]], lines: [[...noPoint, ...from, ...noPoint, ...to]] },
  };
  return [background, line];
}
