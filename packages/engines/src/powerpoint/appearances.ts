import type { Pdfium } from '../pdfium';

/** pdfium's annotation types: a form field, and those that it can draw from their entries. */
const widget = 20;
const drawable = new Set([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);

/** Flags of annotations (ISO 32000-2, table 167). */
const [hidden, notOnScreen] = [0x02, 0x20];

/** Field flag for a password, whose characters no page shows (ISO 32000-2, table 231). */
const password = 0x2000;

/** Mode of the normal appearance, as opposed to those under the pointer and while pressed. */
const normal = 0;

/**
 * Prepares the annotations of a page for flattening: those without an appearance get one, as PDF readers make it;
 * hidden ones are removed, because pdfium would flatten them too.
 */
export function prepareAnnotations(pdfium: Pdfium, document: number, page: number): void {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  if (count === 0) return;
  const information = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, information);
  for (let index = count - 1; index >= 0; index--) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const isShown = (pdfium.FPDFAnnot_GetFlags(annotation) & (hidden | notOnScreen)) === 0;
    const hasAppearance = pdfium.EPDFAnnot_HasAppearanceStream(annotation, normal);
    if (isShown && (!hasAppearance || lacksValue(pdfium, form, annotation)))
      makeAppearance(pdfium, form, annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (!isShown) pdfium.FPDFPage_RemoveAnnot(page, index);
  }
  pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  pdfium.PDFiumExt_CloseFormFillInfo(information);
}

function makeAppearance(pdfium: Pdfium, form: number, annotation: number): void {
  const subtype = pdfium.FPDFAnnot_GetSubtype(annotation);
  if (drawable.has(subtype)) pdfium.EPDFAnnot_GenerateAppearance(annotation);
  else if (subtype === widget && !(pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & password))
    pdfium.EPDFAnnot_GenerateFormFieldAP(annotation);
}

/** pdfium's kinds of fields with a text, and of page objects that are text, and forms. */
const [choices, textField, textObject, formObject] = [[4, 5], 6, 1, 5];

/**
 * Whether the appearance of a field shows nothing of its value: some programs leave it to the readers
 * (NeedAppearances; ISO 32000-2, 12.7.3) and store an empty one.
 */
function lacksValue(pdfium: Pdfium, form: number, annotation: number): boolean {
  if (pdfium.FPDFAnnot_GetSubtype(annotation) !== widget) return false;
  const kind = pdfium.FPDFAnnot_GetFormFieldType(form, annotation);
  // A value in UTF-16 takes two bytes for its end.
  const isEmpty = pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, 0, 0) <= 2;
  if (isEmpty || (kind !== textField && !choices.includes(kind))) return false;
  const waiting: number[] = [];
  for (let index = 0; index < pdfium.FPDFAnnot_GetObjectCount(annotation); index++)
    waiting.push(pdfium.FPDFAnnot_GetObject(annotation, index));
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === textObject) return false;
    if (type !== formObject) continue;
    for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
      waiting.push(pdfium.FPDFFormObj_GetObject(object, index));
  }
  return true;
}
