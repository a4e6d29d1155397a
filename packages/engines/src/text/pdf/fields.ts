import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxOf, type Matrix } from '../../matrix';
import type { Block, Box, Field, Word } from '../model';

/** The used part of pdf.js's annotation data. */
type Annotation = {
  subtype?: string;
  rect?: number[];
  fieldName?: string;
  alternativeText?: string;
  fieldType?: string;
  fieldValue?: unknown;
  required?: boolean;
  readOnly?: boolean;
  hidden?: boolean;
  pushButton?: boolean;
  radioButton?: boolean;
  /** Value of a check box or radio button when it is on. */
  exportValue?: string;
  buttonValue?: string | null;
  hasAppearance?: boolean;
  /** Entries of a choice. */
  options?: { exportValue: string; displayValue: string }[];
  contentsObj?: { str: string };
  /** Lines of the appearance, for text fields and free text only; undefined if a viewer generates the appearance. */
  textContent?: string[];
  titleObj?: { str: string };
};

/** Form fields and authors' notes of a page, and whether some words may be only in appearances. */
export async function fieldsOf(
  page: PDFPageProxy,
  matrix: Matrix,
): Promise<{ fields: Field[]; notes: Block[]; drawn: boolean }> {
  const fields: Field[] = [];
  const notes: Block[] = [];
  let drawn = false;
  for (const annotation of (await page.getAnnotations()) as Annotation[]) {
    if (annotation.hidden) continue;
    drawn ||= isDrawn(annotation);
    const box = annotation.rect && boxOf(annotation.rect, matrix);
    if (annotation.subtype === 'Widget') fields.push({ ...fieldOf(annotation), ...(box && { box }) });
    else if (['Text', 'FreeText', 'Highlight', 'StrikeOut', 'Caret'].includes(annotation.subtype ?? '')) {
      const words = wordsOf(annotation.contentsObj?.str || shownBy(annotation), box);
      const author = annotation.titleObj?.str;
      if (words.length > 0) {
        // Free text is visible on the page; other notes open beside it.
        const kind = annotation.subtype === 'FreeText' ? 'aside' : 'comment';
        notes.push({ kind, lines: [{ words }], ...(author && { author }), ...(box && { box }) });
      }
    }
  }
  return { fields, notes, drawn };
}

/** Whether an annotation may show words that pdf.js does not return: signatures, lists, buttons and stamps. */
const isDrawn = ({ subtype, fieldType, pushButton, hasAppearance }: Annotation): boolean =>
  hasAppearance === true &&
  (subtype === 'Stamp' ||
    (subtype === 'Widget' && (fieldType === 'Sig' || fieldType === 'Ch' || pushButton === true)));

const kinds: Partial<Record<string, Field['kind']>> = { Tx: 'text', Ch: 'choice', Sig: 'signature' };

function fieldOf(annotation: Annotation): Field {
  const { fieldName = '', fieldType, fieldValue } = annotation;
  const kind = kinds[fieldType ?? ''] ?? (annotation.pushButton ? 'button' : 'check');
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : String(fieldValue ?? '');
  const shownText = fieldType === 'Ch' ? labelsOf(annotation) : shownBy(annotation);
  return {
    name: fieldName,
    label: annotation.alternativeText || fieldName.split('.').at(-1) || '',
    kind,
    value: kind === 'check' && value === 'Off' ? '' : value,
    ...(!letters(value).includes(letters(shownText)) && { displayText: shownText }),
    required: annotation.required ?? false,
    readOnly: annotation.readOnly ?? false,
    ...(kind === 'check' && isTicked(annotation) && { isOn: true as const }),
    ...(kind === 'signature' && { signed: fieldValue !== null && fieldValue !== undefined }),
  };
}

/** Whether a box is ticked. Without a known “on” value (it has no appearance), any value but Off counts as on. */
function isTicked({ fieldValue, radioButton, exportValue, buttonValue }: Annotation): boolean {
  const on = radioButton ? buttonValue : exportValue;
  return (
    typeof fieldValue === 'string' &&
    fieldValue !== 'Off' &&
    fieldValue !== '' &&
    fieldValue === (on || fieldValue)
  );
}

/** Displayed labels of a choice, which may differ from its stored values. */
const labelsOf = ({ fieldValue, options = [] }: Annotation): string =>
  [fieldValue]
    .flat()
    .flatMap((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? [])
    .join(', ');

const shownBy = ({ textContent = [] }: Annotation): string => textContent.join('\n');

/** Letters of a text, which are compared without spaces: a comb field spaces letters out, and lines break. */
const letters = (text: string) => text.replace(/\s/gu, '');

export const wordsOf = (text: string, box: Box | undefined): Word[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ({ text: word, ...(box && { boxes: [box] }) }));
