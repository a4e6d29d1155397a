import { PDFArray, type PDFContext, PDFDict, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { type Fact, Fault, type Host } from '../../engine';
import {
  get,
  getArray,
  getDict,
  getName,
  getText,
  isText,
  items,
  numbersOf,
  pdfName,
  put,
} from '../assemble/objects';
import { catalogOf, pageObjectsOf } from '../assemble/page-objects';
import { contentTokens } from '../content-tokens';
import type { PdfFact } from '../pdf-fact';
import { readObjects } from '../reader/read-objects';
import { decoded } from '../replacement-texts';
import {
  type DisplayedValue,
  drawField,
  hasLetters,
  inheritedValue,
  isListBox,
  optionsOf,
} from './field-look';
import type { Filling } from './fields';
import { Substitutes } from './fonts';
import { readFormText } from './page-text';

/** A filled field: its full name, and its value. */
export type Filled = { name: string; value: Filling['value'] };

/**
 * Stores values of fields, and draws the fields whose appearance does not show their value, because their font lacks its
 * letters or another widget of the field was not updated.
 *
 * @throws Fault `letters` if no available font has a letter of a value, as a field must not be left empty or with
 *   boxes
 */
export async function showValues(
  context: PDFContext,
  fields: readonly Filled[],
  file: string,
  host: Host,
): Promise<void> {
  const missingLetters = new Set<string>();
  let needsFont = false;
  const fonts = new Substitutes(host);
  for (const { widget, value } of widgetsOf(context, fields)) {
    const displayed = displayedValueOf(widget, value);
    if (displayed) storeValue(widget, value);
    else synchroniseState(widget);
    if (!displayed || (await showsText(widget, displayed, fonts))) continue;
    needsFont = true;
    for (const letter of await drawField(context, widget, displayed, host)) missingLetters.add(letter);
  }
  if (missingLetters.size > 0) throw new Fault('letters', { file, detail: [...missingLetters].join(' ') });
  await generateAppearances(context, fonts, needsFont);
}

/**
 * Generates the appearances that a form asks viewers to generate (NeedAppearances; ISO 32000-2, 12.7.3), and
 * withdraws the request: a viewer without the letters of a value would draw an empty field.
 *
 * @param needsFont whether a value needs an embedded font; otherwise viewers can draw it too, and other fields stay
 *   unchanged
 */
async function generateAppearances(
  context: PDFContext,
  fonts: Substitutes,
  needsFont: boolean,
): Promise<void> {
  const form = getDict(catalogOf(context), 'AcroForm');
  if (!form?.has(pdfName('NeedAppearances'))) return;
  for (const { dict } of pageObjectsOf(context).pageObjects)
    for (const item of items(getArray(dict, 'Annots'))) {
      const widget = context.lookup(item);
      if (!(widget instanceof PDFDict) || getName(widget, 'Subtype') !== 'Widget') continue;
      const fieldValue = inheritedValue(widget, 'V');
      const value = fieldValue instanceof PDFArray ? fieldValue.lookup(0) : fieldValue;
      const displayed = isText(value) ? displayedValueOf(widget, value.decodeText()) : undefined;
      if (!displayed || (await showsText(widget, displayed, fonts))) continue;
      if (!needsFont || (await drawField(context, widget, displayed, fonts.host)).length > 0) return;
    }
  form.delete(pdfName('NeedAppearances'));
}

/**
 * Facts about filled fields, read from the finished file: those whose value is stored and shown by every widget, and
 * the others. If the form asks viewers to redraw fields, the field's own font must have the letters too.
 */
export async function factsOfFields(
  bytes: Uint8Array,
  fields: readonly Filled[],
  host: Host,
): Promise<Fact<PdfFact>[]> {
  const context = await readObjects(bytes);
  const fonts = new Substitutes(host);
  const form = getDict(catalogOf(context), 'AcroForm');
  const isRedrawnByViewers = get(form, 'NeedAppearances')?.toString() === 'true';
  const valuesShown = new Map<string, boolean>();
  const ticked = new Map<string, boolean>();
  for (const { name, widget, value } of widgetsOf(context, fields)) {
    const displayed = displayedValueOf(widget, value);
    if (!displayed) ticked.set(name, ticked.get(name) || isTicked(widget));
    else
      valuesShown.set(
        name,
        valuesShown.get(name) !== false &&
          hasValue(widget, value) &&
          (!isRedrawnByViewers || hasLetters(widget, form, displayed.text)) &&
          (await showsText(widget, displayed, fonts)) &&
          (isListBox(widget) || (await isInBox(widget, fonts))),
      );
  }
  for (const [name, isOn] of ticked)
    valuesShown.set(name, isOn === fields.some((field) => field.name === name && field.value === true));
  const names = new Set(fields.map(({ name }) => name));
  const filledCount = [...names].filter((name) => valuesShown.get(name)).length;
  const facts: Fact<PdfFact>[] = filledCount > 0 ? [{ fact: 'filled', count: filledCount }] : [];
  const count = names.size - filledCount;
  return count === 0 ? facts : [...facts, { fact: 'unfilled', count, lost: true }];
}

function* widgetsOf(context: PDFContext, fields: readonly Filled[]) {
  const values = new Map(fields.map(({ name, value }) => [name, value]));
  for (const { dict } of pageObjectsOf(context).pageObjects) {
    for (const item of items(getArray(dict, 'Annots'))) {
      const widget = context.lookup(item);
      if (!(widget instanceof PDFDict) || getName(widget, 'Subtype') !== 'Widget') continue;
      const name = nameOf(widget);
      const value = values.get(name);
      if (value !== undefined) yield { name, widget, value };
    }
  }
}

/**
 * Stores a value at the field, for all of its widgets, and removes its old rich text (ISO 32000-2, 12.7.4.3), which
 * viewers would show instead.
 */
function storeValue(widget: PDFDict, value: Filling['value']): void {
  for (const node of withAncestors(widget)) node.delete(pdfName('RV'));
  if (hasValue(widget, value)) return;
  const nodes = withAncestors(widget);
  const owner = nodes.find((node) => node.has(pdfName('V'))) ?? nodes.find((node) => node.has(pdfName('T')));
  if (owner) put(owner, { V: PDFHexString.fromText(`${value}`) });
}

const radioFlag = 1 << 15;
const inUnisonFlag = 1 << 25;

/** Synchronises the states of check boxes, and of radio buttons that ask for it (ISO 32000-2, 12.7.5.2), in one field. */
function synchroniseState(widget: PDFDict): void {
  const flags = Number(inheritedValue(widget, 'Ff')?.toString() ?? 0);
  const value = inheritedValue(widget, 'V');
  if ((flags & radioFlag) !== 0 && (flags & inUnisonFlag) === 0) return;
  if (value instanceof PDFName && getDict(widget, 'AP', 'N')?.has(value)) put(widget, { AS: value });
}

/** A widget, followed by the ancestors of its field. */
function withAncestors(widget: PDFDict): PDFDict[] {
  const nodes: PDFDict[] = [];
  for (let node: PDFDict | undefined = widget; node && !nodes.includes(node); node = getDict(node, 'Parent'))
    nodes.push(node);
  return nodes;
}

/** Full name of a field (ISO 32000-2, 12.7.4.2). */
function nameOf(widget: PDFDict): string {
  const names = withAncestors(widget).map((node) => getText(node, 'T'));
  return names
    .filter((name) => name !== undefined)
    .toReversed()
    .join('.');
}

/** What a text or choice field must show; undefined for a check box or radio button. */
function displayedValueOf(widget: PDFDict, value: Filling['value']): DisplayedValue | undefined {
  if (typeof value === 'boolean' || inheritedValue(widget, 'FT')?.toString() === '/Btn') return undefined;
  const options = optionsOf(widget);
  const text = options.find((option) => option.value === value)?.label ?? value;
  if (!isListBox(widget)) return { text };
  return {
    text,
    entries: options.map(({ value: optionValue, label }) => ({ label, chosen: optionValue === value })),
  };
}

/** Letters of a text without spaces, as viewers break lines and space out comb cells in different ways. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200f]/g, '');

async function showsText(widget: PDFDict, { text }: DisplayedValue, fonts: Substitutes): Promise<boolean> {
  const appearance = get(getDict(widget, 'AP'), 'N');
  if (!(appearance instanceof PDFRawStream)) return text === '';
  const shownLetters = lettersOf(await fonts.runWithFonts(() => textOf(appearance, fonts)));
  return isListBox(widget) ? shownLetters.includes(lettersOf(text)) : shownLetters === lettersOf(text);
}

/** Tolerance, in points, for letters that extend beyond the box: their widths include some white space. */
const tolerance = 1;

/** Whether all letters of an appearance are within its box, which clips the rest, and the field has a size. */
async function isInBox(widget: PDFDict, fonts: Substitutes): Promise<boolean> {
  const appearance = get(getDict(widget, 'AP'), 'N');
  if (!(appearance instanceof PDFRawStream)) return true;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(getArray(widget, 'Rect'));
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(getArray(appearance.dict, 'BBox'));
  const glyphs = await fonts.runWithFonts(() => readFormText(appearance, fonts.widths).glyphs);
  const visibleGlyphs = glyphs.filter(({ text }) => text?.trim());
  if (visibleGlyphs.length === 0) return true;
  if (x1 === x2 || y1 === y2) return false;
  return visibleGlyphs.every(({ x, y, direction, width }) =>
    [0, width].every((from) => {
      const [across, up] = [x + direction[0] * from, y + direction[1] * from];
      return (
        across >= Math.min(left, right) - tolerance &&
        across <= Math.max(left, right) + tolerance &&
        up >= Math.min(bottom, top) - tolerance &&
        up <= Math.max(bottom, top) + tolerance
      );
    }),
  );
}

/** Letters of an appearance as a viewer copies them; a glyph without text is a gap. */
function textOf(form: PDFRawStream, fonts: Substitutes): string {
  const formText = readFormText(form, fonts.widths);
  let text = '';
  for (let offset = 0; offset < formText.glyphs.length; offset++) {
    // Of nested replacements, the outermost ends last.
    const replacement = formText.replacements.findLast(({ from, to }) => offset >= from && offset < to);
    if (!replacement) text += drawnLetter(formText.glyphs[offset]);
    else if (offset === replacement.from) {
      const { inline, stream, properties } = replacement;
      const token = inline && [...contentTokens(stream.text.slice(inline.start, inline.end))].at(-1);
      text += token?.kind === 'string' ? decoded(token.bytes) : (getText(properties, 'ActualText') ?? '');
    }
  }
  return text;
}

/** In a font with glyph numbers, code 0 is the box for a missing letter. */
function drawnLetter(glyph: ReturnType<typeof readFormText>['glyphs'][number] | undefined): string {
  if (!glyph || (glyph.code === 0 && glyph.show.face.bytes === 2)) return '\ufffd';
  return glyph.text ?? '\ufffd';
}

/** Whether a button has a state other than off, and an appearance for it. */
function isTicked(widget: PDFDict): boolean {
  const state = getName(widget, 'AS') ?? 'Off';
  return state !== 'Off' && get(getDict(widget, 'AP', 'N'), state) !== undefined;
}

const withUniformLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

function hasValue(widget: PDFDict, value: Filling['value']): boolean {
  const fieldValue = inheritedValue(widget, 'V');
  const text = fieldValue instanceof PDFArray ? fieldValue.lookup(0) : fieldValue;
  return withUniformLineBreaks(isText(text) ? text.decodeText() : '') === withUniformLineBreaks(`${value}`);
}
