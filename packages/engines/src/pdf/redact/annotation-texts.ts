import { PDFArray, type PDFContext, type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { withoutEntities } from '../../xml-entities';
import { get, getArray, getDict, getName, getText, isText, items } from '../assemble/objects';
import { appearancesOf } from '../assemble/resources';
import type { Widths } from '../edit/face';
import { streamText } from '../edit/stream-text';
import { runContent } from './content';
import { ContentRun, type Letter } from './page';

/** Maximum nesting depth of fields. */
const maxDepth = 50;

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
    ...appearancesOf(annotation).map((stream) => textOf(lettersOf(context, stream, widths))),
  ];
  return texts.flatMap((text) => text || []);
}

/** The value of a field, which may be inherited, and the choices that show it. */
function valueTexts(widget: PDFDict): (string | undefined)[] {
  let field: PDFDict | undefined = widget;
  for (let depth = 0; depth < maxDepth && field && get(field, 'V') === undefined; depth++)
    field = getDict(field, 'Parent');
  const value = get(field, 'V');
  const values = (value instanceof PDFArray ? value.asArray() : [value]).flatMap((item) =>
    isText(item) ? [item.decodeText()] : [],
  );
  const shown = items(getArray(field, 'Opt') ?? getArray(widget, 'Opt')).flatMap((item) => {
    const choice = widget.context.lookup(item);
    const pair =
      choice instanceof PDFArray ? choice.asArray().map((part) => widget.context.lookup(part)) : [];
    const [exported, text] = pair.map((part) => (isText(part) ? part.decodeText() : ''));
    return text !== undefined && values.includes(exported ?? '') ? [text] : [];
  });
  return [...values, richText(get(field, 'RV')), ...shown];
}

/** Text of rich text (ISO 32000-2, 12.7.4.4), which is XHTML: paragraphs are lines. */
function richText(value: unknown): string {
  const source = isText(value) ? value.decodeText() : value instanceof PDFRawStream ? streamText(value) : '';
  return withoutEntities(
    source.replace(/<(?:br|\/p|\/div)\b[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, ''),
  ).trim();
}

function lettersOf(context: PDFContext, stream: PDFRawStream, widths: Widths): Letter[] {
  const run = new ContentRun({ context, areas: [], widths, isReadOnly: true });
  runContent(run, { text: streamText(stream), resources: getDict(stream.dict, 'Resources') });
  return run.letters;
}
