import type { Pdfium } from '../pdfium';

/** Kinds of annotations in pdfium: a field, and those of which it can draw what their entries say. */
const widget = 20;
const drawable = new Set([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);

/** Flags of annotations (ISO 32000-2, table 167). */
const [hidden, notOnScreen] = [0x02, 0x20];

/** Flag of a field for a password, whose letters no page shows (ISO 32000-2, table 231). */
const password = 0x2000;

/** Mode of an appearance that is neither that below the pointer nor that of a pressed button. */
const normal = 0;

/**
 * Readies the annotations of a page to be flattened into it: those without an appearance get one, as readers make it, and
 * those that the page does not show are taken out, which pdfium would flatten, too.
 */
export function readyAnnotations(pdfium: Pdfium, document: number, page: number): void {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  if (count === 0) return;
  const information = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, information);
  for (let index = count - 1; index >= 0; index--) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const isShown = (pdfium.FPDFAnnot_GetFlags(annotation) & (hidden | notOnScreen)) === 0;
    if (isShown && !pdfium.EPDFAnnot_HasAppearanceStream(annotation, normal))
      makeAppearance(pdfium, form, annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (!isShown) pdfium.FPDFPage_RemoveAnnot(page, index);
  }
  pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  pdfium.PDFiumExt_CloseFormFillInfo(information);
}

function makeAppearance(pdfium: Pdfium, form: number, annotation: number): void {
  const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
  if (drawable.has(kind)) pdfium.EPDFAnnot_GenerateAppearance(annotation);
  else if (kind === widget && !(pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & password))
    pdfium.EPDFAnnot_GenerateFormFieldAP(annotation);
}
