import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageAnnotation } from './draw-annotations';

/**
 * Makes pdf.js draw fields that have a value but no appearance, as viewers do. By itself it draws such fields only if
 * the document asks for it (NeedAppearances: ISO 32000-2, 12.7.3), or if its annotation storage has their value, so
 * the values are put there.
 *
 * @returns a function that removes the values again, since they would be saved with the document; undefined if there
 *   are no such fields
 */
export function showFieldsWithoutAppearance(
  { annotationStorage }: PDFDocumentProxy,
  annotations: readonly PageAnnotation[],
): (() => void) | undefined {
  const withoutAppearance = annotations.filter(
    ({ subtype, fieldType, fieldValue, hasAppearance }) =>
      subtype === 'Widget' &&
      (fieldType === 'Tx' || fieldType === 'Ch') &&
      fieldValue !== undefined &&
      fieldValue !== null &&
      fieldValue.length > 0 &&
      !hasAppearance,
  );
  if (withoutAppearance.length === 0) return undefined;
  for (const { id, fieldValue: value } of withoutAppearance)
    annotationStorage.setValue(id, { value } as object);
  return () => {
    for (const { id } of withoutAppearance) annotationStorage.remove(id);
  };
}
