import { PDFArray, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { type Matrix, multiply } from '../../matrix';
import { encodeLatin1 } from '../../write/bytes';
import { get, getArray, getDict, getName, getNumber, newName, numbersOf, pdfName } from '../assemble/objects';
import { usedResourcesOf } from '../assemble/resources';
import { type ContentToken, contentTokens } from '../content-tokens';
import { readableText } from '../edit/stream-text';
import { blendingAfter } from './blending';
import { boxArea, overlap } from './geometry';
import { inlinePictureOf } from './inline-pictures';
import { MarkedContentStack } from './marked-content';
import {
  ContentRun,
  type ContentStream,
  dashOf,
  type GraphicsState,
  type Interpreter,
  identity,
  initialState,
  type Letter,
  type RewrittenContent,
} from './page';
import { PathInterpreter } from './path-interpreter';
import { hasUnusedOpacities } from './picture-file';
import { coversUnitSquare, sampleSize, toUnitSquare } from './samples';
import { requireGradient } from './shadings';
import { TextInterpreter } from './text';

const literals = new Set(['true', 'false', 'null']);

/** Operators that paint their operand, a string, or end a dictionary that may have one (ISO 32000-2, annex A). */
const textOperators = new Set(['Tj', 'TJ', "'", '"', 'ID']);

/** Maximum nesting depth of form XObjects, soft masks and Type 3 glyphs. */
const maxDepth = 12;

/** Keys of a form XObject that are written anew, or that may repeat its content. */
const keysNotCopied = 'Filter DecodeParms Length Metadata PieceInfo LastModified OPI AF'.split(' ');

/**
 * Interprets a content stream and writes it without the content under the marked areas.
 *
 * @returns its text and resources, unchanged if nothing is removed or reworded
 */
export function runContent(page: ContentRun, content: ContentStream, matrix = identity): RewrittenContent {
  return new ContentInterpreter(page, content, initialState(matrix), 0).run();
}

class ContentInterpreter implements Interpreter {
  #saved: GraphicsState[] = [];
  #unmatchedRestores: { start: number; end: number }[] = [];
  operands: ContentToken[] = [];
  readonly baseMatrix: Matrix;
  readonly #text = new TextInterpreter(this);
  readonly #paths = new PathInterpreter(this);
  readonly #markedContent = new MarkedContentStack(this);
  #patches: { start: number; end: number; text: string }[] = [];
  #addedResources = new Map<string, Map<string, PDFRef>>();
  #inline: { start: number; dict: ContentToken[] } | undefined;

  constructor(
    readonly page: ContentRun,
    readonly content: ContentStream,
    public state: GraphicsState,
    readonly depth: number,
    readonly form: PDFRawStream | undefined = undefined,
    readonly onRemoval: (isDrawn: boolean) => void = () => undefined,
  ) {
    this.baseMatrix = state.ctm;
  }

  run(): RewrittenContent {
    let end = 0;
    for (const token of contentTokens(this.content.text)) {
      if (token.kind !== 'operator' || token.text !== 'EI') this.#dropComment(end, token.start);
      end = token.end;
      // `true`, `false` and `null` are operands, as in the dictionary of an inline image.
      if (token.kind !== 'operator' || literals.has(token.text)) {
        this.operands.push(token);
        continue;
      }
      const start = this.operands[0]?.start ?? token.start;
      this.#operator(token.text, start, token);
      this.operands = [];
    }
    this.#dropComment(end, this.content.text.length);
    // Viewers ignore a `Q` without a `q`, but not if the page is enclosed in `q` and `Q`.
    if (this.isChanged || (this.depth === 0 && this.page.job.areas.length > 0))
      for (const restore of this.#unmatchedRestores) this.patch(restore.start, restore.end, '');
    const text = this.#patches.length > 0 && !this.page.job.isReadOnly ? this.#patched() : this.content.text;
    const resources = this.#resources(text);
    let closingOperators = this.#text.isOpen ? ' ET' : '';
    if (this.#paths.isOpen) closingOperators += ' n';
    closingOperators += ' EMC'.repeat(this.#markedContent.openCount);
    return { text, resources, unmatchedSaves: this.#saved.length, closingOperators };
  }

  /** Removes a comment between two tokens that contains a term. */
  #dropComment(start: number, end: number): void {
    const { reword } = this.page.job;
    const gap = this.content.text.slice(start, end);
    if (reword && gap.includes('%') && reword(gap) !== gap) this.patch(start, end, '\n');
  }

  get span(): Letter['span'] {
    return this.#markedContent.span;
  }

  get isChanged(): boolean {
    return this.#patches.length > 0;
  }

  patch(start: number, end: number, text: string): void {
    if (!this.page.job.isReadOnly) this.#patches.push({ start, end, text });
  }

  #patched(): string {
    let index = 0;
    let text = '';
    for (const patch of this.#patches.sort((a, b) => a.start - b.start)) {
      if (patch.start < index) continue;
      text += `${this.content.text.slice(index, patch.start)}${patch.text}`;
      index = patch.end;
    }
    return text + this.content.text.slice(index);
  }

  lettersOf(content: ContentStream, matrix: Matrix): Letter[] {
    if (this.depth >= maxDepth) return [];
    const { context, widths } = this.page.job;
    const page = new ContentRun({ context, areas: [], widths, isReadOnly: true });
    for (const form of this.page.forms) page.forms.add(form);
    new ContentInterpreter(page, content, initialState(matrix), this.depth + 1).run();
    for (const form of page.forms) this.page.forms.add(form);
    return [...page.letters, ...page.patternLetters];
  }

  reportRemoval(isDrawn = false): void {
    this.#markedContent.touch(isDrawn);
    this.onRemoval(isDrawn);
  }

  #resources(text: string): PDFDict | undefined {
    const { resources } = this.content;
    if (!this.isChanged || this.page.job.isReadOnly) return resources;
    const { context } = this.page.job;
    const newResources = resources?.clone(context) ?? context.obj({});
    for (const [category, entries] of this.#addedResources) {
      const list = getDict(newResources, category)?.clone(context) ?? context.obj({});
      for (const [name, ref] of entries) list.set(pdfName(name), ref);
      newResources.set(pdfName(category), list);
    }
    return usedResourcesOf(newResources, [encodeLatin1(text)], []) ?? newResources;
  }

  addResource(category: string, ref: PDFRef): string {
    const added = this.#addedResources.get(category) ?? new Map<string, PDFRef>();
    this.#addedResources.set(category, added);
    const names = getDict(this.content.resources, category)?.keys() ?? [];
    const name = newName('Tri', new Set([...names.map((key) => key.decodeText()), ...added.keys()]));
    added.set(name, ref);
    return name;
  }

  numberOperand(index: number): number {
    const operand = this.operands[index];
    return operand?.kind === 'number' ? operand.value : 0;
  }

  matrixOperand(): Matrix {
    return [0, 1, 2, 3, 4, 5].map((index) => this.numberOperand(index)) as Matrix;
  }

  nameOperand(): string | undefined {
    const operand = this.operands.findLast(({ kind }) => kind === 'name');
    return operand?.kind === 'name' ? operand.text : undefined;
  }

  #operator(text: string, start: number, { end, start: ownStart }: { start: number; end: number }): void {
    const { state } = this;
    const numberAt = (index: number) => this.numberOperand(index);
    switch (text) {
      case 'q':
        this.#saved.push({ ...state });
        return;
      case 'Q': {
        const last = this.#saved.pop();
        if (last) this.state = last;
        else this.#unmatchedRestores.push({ start, end });
        return;
      }
      case 'cm':
        state.ctm = multiply(state.ctm, this.matrixOperand());
        return;
      case 'w':
        state.lineWidth = numberAt(0);
        return;
      case 'd':
        state.dash = dashOf(this.operands);
        return;
      case 'gs':
        this.#setGraphicsState(start, end);
        return;
      case 'BMC':
      case 'BDC':
        this.#markedContent.begin(text === 'BDC');
        return;
      case 'MP':
      case 'DP':
        this.#markedContent.point(text === 'DP');
        return;
      case 'EMC':
        this.#markedContent.end();
        return;
      case 'Do':
        this.#paintXObject(start, end);
        return;
      case 'sh':
        requireGradient(this);
        return;
      case 'BI':
        this.#inline = { start: ownStart, dict: [] };
        return;
      case 'ID':
        if (this.#inline) this.#inline.dict = this.operands;
        return;
      case 'EI':
        this.#inlinePicture(ownStart, end);
        return;
    }
    if (!this.#text.operator(text, start, end)) this.#paths.operator(text, start, end);
    // Viewers ignore an unknown operator with its operands, such as one that is divided between two streams.
    const hasText = this.operands.some(({ kind }) => kind === 'string');
    if (hasText && this.page.job.areas.length > 0 && !textOperators.has(text)) this.patch(start, end, '');
  }

  #paintXObject(start: number, end: number): void {
    const name = this.nameOperand();
    if (name === undefined || this.depth >= maxDepth) {
      if (name !== undefined && this.page.job.areas.length > 0)
        throw new Fault('irremovable', { detail: 'nesting' });
      return;
    }
    const reference = getDict(this.content.resources, 'XObject')?.get(pdfName(name)) ?? undefined;
    const object = get(getDict(this.content.resources, 'XObject'), name);
    if (!(object instanceof PDFRawStream)) return;
    const subtype = getName(object.dict, 'Subtype');
    if (subtype === 'Image') this.#picture(object, start, end, reference);
    if (subtype !== 'Form') return;
    const numbers = numbersOf(getArray(object.dict, 'Matrix'));
    const ctm = numbers.length === 6 ? multiply(this.state.ctm, numbers as Matrix) : this.state.ctm;
    const copy = this.#formCopy(object, { ...this.state, ctm });
    if (!copy) return;
    if (reference instanceof PDFRef) {
      this.page.copies.set(reference.tag, copy);
      this.page.replaced.add(reference.tag);
    }
    this.patch(start, end, `/${this.addResource('XObject', copy)} Do`);
  }

  /** A copy of a form XObject without what it draws in the areas; undefined if nothing of it changes. */
  #formCopy(form: PDFRawStream, state: GraphicsState): PDFRef | undefined {
    const { context, isReadOnly } = this.page.job;
    const text = readableText(form);
    this.page.addForm(form, text !== undefined);
    const content = {
      text: text ?? '',
      resources: getDict(form.dict, 'Resources') ?? this.content.resources,
    };
    const report = (isDrawn: boolean) => this.reportRemoval(isDrawn);
    const interpreter = new ContentInterpreter(this.page, content, state, this.depth + 1, form, report);
    const written = interpreter.run();
    if (!interpreter.isChanged || isReadOnly) return undefined;
    const dict = form.dict.clone(context);
    for (const key of keysNotCopied) dict.delete(pdfName(key));
    const compressed = context.flateStream(encodeLatin1(written.text + written.closingOperators));
    dict.set(pdfName('Filter'), pdfName('FlateDecode'));
    if (written.resources) dict.set(pdfName('Resources'), written.resources);
    return context.register(PDFRawStream.of(dict, compressed.getContents()));
  }

  #setGraphicsState(start: number, end: number): void {
    const name = this.nameOperand();
    const dict = name === undefined ? undefined : getDict(this.content.resources, 'ExtGState', name);
    if (!dict) return;
    const font = getArray(dict, 'Font');
    const face = font?.lookup(0);
    if (font && face instanceof PDFDict) {
      this.state.font = this.#text.fontOf(face);
      this.state.size = Number(font.lookup(1)?.toString() ?? 0);
    }
    this.state.blending = blendingAfter(this.state.blending, dict);
    const width = getNumber(dict, 'LW');
    if (width !== undefined) this.state.lineWidth = width;
    const dash = getArray(dict, 'D');
    const array = dash?.lookup(0);
    if (array instanceof PDFArray)
      this.state.dash = { array: numbersOf(array), phase: Number(dash?.lookup(1)?.toString() ?? 0) };
    const mask = getDict(dict, 'SMask');
    const group = get(mask, 'G');
    if (!mask || !(group instanceof PDFRawStream) || this.depth >= maxDepth) return;
    const numbers = numbersOf(getArray(group.dict, 'Matrix'));
    const ctm = numbers.length === 6 ? multiply(this.state.ctm, numbers as Matrix) : this.state.ctm;
    const copy = this.#formCopy(group, { ...this.state, ctm });
    if (!copy) return;
    const { context } = this.page.job;
    const newState = dict.clone(context);
    const newMask = mask.clone(context);
    newMask.set(pdfName('G'), copy);
    newState.set(pdfName('SMask'), newMask);
    const oldState = getDict(this.content.resources, 'ExtGState')?.get(pdfName(name ?? ''));
    if (oldState instanceof PDFRef) this.page.replaced.add(oldState.tag);
    this.patch(start, end, `/${this.addResource('ExtGState', context.register(newState))} gs`);
  }

  #picture(picture: PDFRawStream, start: number, end: number, reference: unknown): void {
    const { page, state } = this;
    const { context, areas } = page.job;
    page.addPicture(picture, state.ctm);
    const pictureOutline = boxArea(state.ctm);
    const overlappingAreas = areas.filter((area) => overlap(pictureOutline, area));
    const areasInPicture =
      overlappingAreas.length > 0 ? toUnitSquare(overlappingAreas, state.ctm) : undefined;
    if (!areasInPicture) return;
    page.findings.pictures += 1;
    if (!coversUnitSquare(areasInPicture) && hasUnusedOpacities(picture)) page.findings.translucent += 1;
    const ref = context.nextRef();
    page.pictures.push({ picture, areas: areasInPicture, ref, sample: sampleSize(picture, state.ctm) });
    if (page.job.isReadOnly) return;
    this.reportRemoval(true);
    if (reference instanceof PDFRef) page.replaced.add(reference.tag);
    if (coversUnitSquare(areasInPicture)) {
      page.pictures.pop();
      this.patch(start, end, '');
      return;
    }
    if (reference instanceof PDFRef) page.copies.set(reference.tag, ref);
    this.patch(start, end, `/${this.addResource('XObject', ref)} Do`);
  }

  #inlinePicture(pictureStart: number, end: number): void {
    const inline = this.#inline;
    this.#inline = undefined;
    if (!inline) return;
    const picture = inlinePictureOf(this.page.job.context, this.content, inline, pictureStart);
    this.#picture(picture, inline.start, end, undefined);
  }
}
