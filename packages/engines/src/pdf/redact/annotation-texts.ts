import { PDFArray, type PDFContext, type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { withoutEntities } from '../../xml-entities';
import { get, getDict, getName, getText, isText } from '../assemble/objects';
import { appearancesOf } from '../assemble/resources';
import type { Widths } from '../edit/face';
import { inheritedValue, optionsOf } from '../edit/field-look';
import { streamText } from '../edit/stream-text';
import type { Letter } from './page';
import { surveyStream } from './survey';

/**
 * Texts that viewers show for an annotation or field: its content and author, its value and caption, its address, and what
 * its appearances draw.
 *
 * @param textOf the text of drawn letters
 */
export function annotationTexts(
  context: PDFContext,
  annotation: PDFDict,
  widths: Widths,
  textOf: (letters: Letter[]) => string,
): string[] {
  const isWidget = getName(annotation, 'Subtype') === 'Widget';
  const looks = getDict(annotation, 'MK');
  const texts = [
    getText(annotation, 'Contents'),
    richText(get(annotation, 'RC')),
    getText(annotation, 'OverlayText'),
    ...(isWidget ? valueTexts(annotation) : [getText(annotation, 'T'), getText(annotation, 'Subj')]),
    ...['CA', 'RC', 'AC'].map((key) => getText(looks, key)),
    getText(getDict(annotation, 'A'), 'URI'),
    ...appearancesOf(annotation).map((stream) => textOf(surveyStream(context, stream, widths).letters)),
  ];
  return texts.flatMap((text) => text || []);
}

/** The value of a field, which may be inherited, and the choices that show it. */
function valueTexts(widget: PDFDict): (string | undefined)[] {
  const value = inheritedValue(widget, 'V');
  const values = (value instanceof PDFArray ? value.asArray() : [value]).flatMap((item) =>
    isText(item) ? [item.decodeText()] : [],
  );
  const labels = optionsOf(widget).flatMap((option) =>
    values.includes(option.value) && option.label !== option.value ? [option.label] : [],
  );
  return [...values, richText(inheritedValue(widget, 'RV')), ...labels];
}

/** Text of rich text (ISO 32000-2, 12.7.4.4), which is XHTML: paragraphs are lines. */
function richText(value: unknown): string {
  const source = isText(value) ? value.decodeText() : value instanceof PDFRawStream ? streamText(value) : '';
  return withoutEntities(
    source.replace(/<(?:br|\/p|\/div)\b[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, ''),
  ).trim();
}
