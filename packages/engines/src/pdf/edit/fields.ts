import { boxOf, type Matrix } from '../../matrix';
import type { Box } from '../../text/model';
import type { Opened } from '../open-with-pdfjs';

/** A field by its key in `readEditable`, with its new value: a text, a choice, or whether it is ticked. */
export type Filling = { key: string; value: string | boolean };

/** A field that can be filled in, and its box in points, from the top left corner of the displayed page. */
export type Field = {
  key: string;
  /** Full name of the field. */
  name: string;
  /** Description of the field for people; its name if there is none. */
  label: string;
  kind: 'text' | 'lines' | 'tick' | 'radio' | 'choice';
  value: string | boolean;
  options?: { value: string; label: string }[];
  maxLength?: number;
} & Box;

type TextProperty = 'fieldName' | 'fieldType' | 'alternativeText' | 'buttonValue' | 'exportValue';
type BooleanProperty = 'checkBox' | 'radioButton' | 'multiLine' | 'readOnly' | 'hidden' | 'password';

type Annotation = Partial<Record<TextProperty, string> & Record<BooleanProperty, boolean>> & {
  id: string;
  fieldValue?: unknown;
  maxLen?: number;
  options?: { exportValue: string; displayValue: string }[];
  rect: [number, number, number, number];
};

/** Fields of a page that can be filled in. */
export async function fieldsOf({ doc }: Opened, number: number): Promise<Field[]> {
  const page = await doc.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.flatMap((annotation) => {
    const kind = kindOf(annotation);
    if (!kind || annotation.readOnly || annotation.hidden || annotation.password) return [];
    const name = annotation.fieldName ?? '';
    const fieldValue = annotation.fieldValue;
    const text = String((Array.isArray(fieldValue) ? fieldValue[0] : fieldValue) ?? '');
    const onValues = { tick: annotation.exportValue, radio: annotation.buttonValue };
    const field: Field = {
      key: annotation.id,
      name,
      label: annotation.alternativeText || name,
      kind,
      value: kind === 'tick' || kind === 'radio' ? fieldValue === onValues[kind] : text,
      ...boxOf(annotation.rect, viewport.transform as Matrix),
      ...(annotation.options?.length && {
        options: annotation.options.map(({ exportValue: value, displayValue: label }) => ({ value, label })),
      }),
      ...(annotation.maxLen && { maxLength: annotation.maxLen }),
    };
    return [field];
  });
}

function kindOf({ fieldType, checkBox, radioButton, multiLine }: Annotation): Field['kind'] | undefined {
  if (fieldType === 'Tx') return multiLine ? 'lines' : 'text';
  if (fieldType === 'Ch') return 'choice';
  if (fieldType === 'Btn') return checkBox ? 'tick' : radioButton ? 'radio' : undefined;
  return undefined;
}

/**
 * The document with values in its fields, as saved by pdf.js, and the full names of these fields. An appearance may
 * still lack letters of its value.
 */
export async function withFieldValues(
  { doc }: Opened,
  fields: Filling[],
): Promise<{ blob: Blob; fields: { name: string; value: Filling['value'] }[] }> {
  const names = new Map<string, string>();
  const objects = (await doc.getFieldObjects()) as Map<string, { id: string }[]> | null;
  for (const [name, widgets] of objects ?? []) for (const { id } of widgets) names.set(id, name);
  try {
    for (const { key, value } of fields) doc.annotationStorage.setValue(key, { value });
    const bytes = new Uint8Array(await doc.saveDocument());
    return {
      blob: new Blob([bytes], { type: 'application/pdf' }),
      fields: fields.map(({ key, value }) => ({ name: names.get(key) ?? key, value })),
    };
  } finally {
    // The document stays open for other calls, which must find it unchanged.
    for (const { key } of fields) doc.annotationStorage.remove(key);
  }
}
