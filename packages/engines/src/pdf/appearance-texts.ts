import { type PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, items, numbersOf } from './assemble/objects';
import type { PageObject } from './assemble/page-objects';
import { inheritedValue, isListBox } from './edit/field-look';
import { linesOf } from './edit/lines';
import { readFormText } from './edit/page-text';

/** Flags of annotations and buttons (ISO 32000-2, 12.5.3 and 12.7.5.2). */
const hiddenFlags = 0x02 | 0x20;
const pushButtonFlag = 1 << 16;

/** Text that is only in an appearance. `rect` is in points of the file; `isList` is set for the entries of a list box. */
export type AppearanceText = { text: string; rect: number[]; isList: boolean };

/**
 * Texts of annotations that are only in their appearance: signatures, stamps, button captions, and entries of lists.
 */
export function appearanceTexts(context: PDFContext, { dict }: PageObject): AppearanceText[] {
  return items(getArray(dict, 'Annots')).flatMap((item) => {
    const annotation = context.lookup(item);
    if (!(annotation instanceof PDFDict) || !hasTextOnlyInAppearance(annotation)) return [];
    const appearance = appearanceOf(annotation);
    if (!appearance) return [];
    // An approximate width suffices for letters of standard fonts, whose widths the file does not contain.
    const formText = readFormText(appearance, () => 500);
    const text = linesOf(formText)
      .map((line) => line.text.replaceAll('\0', ''))
      .join(' ')
      .trim();
    const rect = numbersOf(getArray(annotation, 'Rect'));
    return text
      ? [{ text, rect, isList: getName(annotation, 'Subtype') === 'Widget' && isListBox(annotation) }]
      : [];
  });
}

const numberOf = (value: unknown) => Number(`${value ?? 0}`);

function hasTextOnlyInAppearance(annotation: PDFDict): boolean {
  if ((numberOf(get(annotation, 'F')) & hiddenFlags) !== 0) return false;
  const subtype = getName(annotation, 'Subtype');
  if (subtype === 'Stamp') return true;
  if (subtype !== 'Widget') return false;
  const fieldType = `${inheritedValue(annotation, 'FT') ?? ''}`;
  if (fieldType === '/Btn') return (numberOf(inheritedValue(annotation, 'Ff')) & pushButtonFlag) !== 0;
  return fieldType === '/Sig' || isListBox(annotation);
}

/** The normal appearance: a stream, or the one for the annotation's state. */
function appearanceOf(annotation: PDFDict): PDFRawStream | undefined {
  const normal = get(getDict(annotation, 'AP'), 'N');
  if (normal instanceof PDFRawStream) return normal;
  const state = normal instanceof PDFDict ? get(normal, getName(annotation, 'AS') ?? '') : undefined;
  return state instanceof PDFRawStream ? state : undefined;
}
