import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageAnnotation } from './draw-notes';

/**
 * Has pdf.js draw fields with a value and without an appearance, as viewers do: as such it draws those alone whose
 * document asks for it (NeedAppearances: ISO 32000-2, 12.7.3), but also each whose value its storage has.
 *
 * @returns a function that takes the values out again, since they would be saved with the document; undefined where there
 *   is no such field
 */
export function setBareFields(
  { annotationStorage }: PDFDocumentProxy,
  annotations: readonly PageAnnotation[],
): (() => void) | undefined {
  const bare = annotations.filter(
    ({ subtype, fieldType, fieldValue, hasAppearance }) =>
      subtype === 'Widget' &&
      (fieldType === 'Tx' || fieldType === 'Ch') &&
      fieldValue !== undefined &&
      fieldValue !== null &&
      fieldValue.length > 0 &&
      !hasAppearance,
  );
  if (bare.length === 0) return undefined;
  for (const { id, fieldValue: value } of bare) annotationStorage.setValue(id, { value } as object);
  return () => {
    for (const { id } of bare) annotationStorage.remove(id);
  };
}
