import { boxOf, type Matrix } from '../../text/pdf/matrix';
import type { Opened } from '../open-with-pdfjs';

/** A field by its key in `editable`, with its value: text, a choice, or whether it is ticked. */
export type Filling = { key: string; value: string | boolean };

/** A field that can be filled in. */
export type Field = {
  key: string;
  name: string;
  label: string;
  kind: 'text' | 'lines' | 'tick' | 'radio' | 'choice';
  value: string | boolean;
  options?: { value: string; label: string }[];
  most?: number;
  /** In points, from the top left corner of the displayed page. */
  x: number;
  y: number;
  width: number;
  height: number;
};

type Annotation = {
  id: string;
  fieldName?: string;
  fieldType?: string;
  alternativeText?: string;
  fieldValue?: unknown;
  buttonValue?: string;
  exportValue?: string;
  checkBox?: boolean;
  radioButton?: boolean;
  multiLine?: boolean;
  readOnly?: boolean;
  hidden?: boolean;
  password?: boolean;
  maxLen?: number;
  options?: { exportValue: string; displayValue: string }[];
  rect: [number, number, number, number];
};

/** Fields of a page. */
export async function fieldsOf({ doc }: Opened, number: number): Promise<Field[]> {
  const page = await doc.getPage(number);
  const view = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.flatMap((one) => {
    const kind = kindOf(one);
    if (!kind || one.readOnly || one.hidden || one.password) return [];
    const box = boxOf(one.rect, view.transform as Matrix);
    const name = one.fieldName ?? '';
    const shown = one.fieldValue;
    const field: Field = {
      key: one.id,
      name,
      label: one.alternativeText || name,
      kind,
      value:
        kind === 'tick'
          ? shown === one.exportValue
          : kind === 'radio'
            ? shown === one.buttonValue
            : String((Array.isArray(shown) ? shown[0] : shown) ?? ''),
      ...box,
      ...(one.options?.length && {
        options: one.options.map(({ exportValue, displayValue }) => ({
          value: exportValue,
          label: displayValue,
        })),
      }),
      ...(one.maxLen && { most: one.maxLen }),
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

/** The document with filled fields, including their appearances. */
export async function filled({ doc }: Opened, fields: Filling[]): Promise<Blob> {
  try {
    for (const { key, value } of fields) doc.annotationStorage.setValue(key, { value });
    return new Blob([new Uint8Array(await doc.saveDocument())], { type: 'application/pdf' });
  } finally {
    // The document stays open for other calls, which must find it unchanged.
    for (const { key } of fields) doc.annotationStorage.remove(key);
  }
}
