import { PDFArray, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { type Matrix, multiply } from '../../matrix';
import { encodeLatin1 } from '../../write/bytes';
import { get, getArray, getDict, getName, getNumber, newName, numbersOf, pdfName } from '../assemble/objects';
import { usedBy } from '../assemble/resources';
import { type ContentToken, contentTokens } from '../content-tokens';
import { streamText } from '../edit/stream-text';
import { boxArea, overlap, unitArea } from './geometry';
import { inlineDictOf } from './inline-pictures';
import { MarkedRun } from './marked';
import { type Content, type Letter, newState, Page, type Running, type State, unmoved } from './page';
import { PathRun } from './path-run';
import { coversAll, inPicture, sampleSize } from './samples';
import { TextRun } from './text';

const literals = new Set(['true', 'false', 'null']);

/** Maximum nesting depth of forms, masks and patterns. */
const maxDepth = 12;

export type Written = {
  text: string;
  resources: PDFDict | undefined;
  /** Number of graphics states that it restores without having saved them, and that it saves without restoring them. */
  restores: number;
  saves: number;
  /** Operators that close what it leaves open. */
  end: string;
};

/**
 * Interprets a content stream and writes it without the content under the marked areas.
 *
 * @returns undefined if nothing changes
 */
export function runContent(page: Page, content: Content, matrix: Matrix = unmoved): Written {
  return new Run(page, content, newState(matrix), 0).run();
}

class Run implements Running {
  #saved: State[] = [];
  #under = 0;
  operands: ContentToken[] = [];
  readonly base: Matrix;
  readonly #text = new TextRun(this);
  readonly #paths = new PathRun(this);
  readonly #marked = new MarkedRun(this);
  #patches: { start: number; end: number; text: string }[] = [];
  #added = new Map<string, Map<string, PDFRef>>();
  #inline: { start: number; dict: ContentToken[] } | undefined;

  constructor(
    readonly page: Page,
    readonly content: Content,
    public state: State,
    readonly depth: number,
    readonly form: PDFRawStream | undefined = undefined,
    readonly touch: () => void = () => undefined,
  ) {
    this.base = state.ctm;
  }

  run(): Written {
    for (const token of contentTokens(this.content.text)) {
      // `true`, `false` and `null` are operands, as in the dictionary of an inline image.
      if (token.kind !== 'operator' || literals.has(token.text)) {
        this.operands.push(token);
        continue;
      }
      const start = this.operands[0]?.start ?? token.start;
      this.#operator(token.text, start, token);
      this.operands = [];
    }
    const text = this.#patches.length > 0 && !this.page.job.reads ? this.#patched() : this.content.text;
    let end = this.#text.isOpen ? ' ET' : '';
    if (this.#paths.isOpen) end += ' n';
    end += ' EMC'.repeat(this.#marked.open);
    return { text, resources: this.#resources(text), restores: this.#under, saves: this.#saved.length, end };
  }

  get isChanged(): boolean {
    return this.#patches.length > 0;
  }

  patch(start: number, end: number, text: string): void {
    if (!this.page.job.reads) this.#patches.push({ start, end, text });
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

  lettersOf(content: Content, matrix: Matrix): Letter[] {
    if (this.depth >= maxDepth) return [];
    const { context, widths } = this.page.job;
    const page = new Page({ context, areas: [], widths, reads: true });
    new Run(page, content, newState(matrix), this.depth + 1).run();
    return page.letters;
  }

  touched(): void {
    this.#marked.touch();
    this.touch();
  }

  #resources(text: string): PDFDict | undefined {
    const { resources } = this.content;
    if (!this.isChanged || this.page.job.reads) return resources;
    const { context } = this.page.job;
    const next = resources?.clone(context) ?? context.obj({});
    for (const [kind, entries] of this.#added) {
      const list = getDict(next, kind)?.clone(context) ?? context.obj({});
      for (const [name, ref] of entries) list.set(pdfName(name), ref);
      next.set(pdfName(kind), list);
    }
    return usedBy(next, [encodeLatin1(text)], []) ?? next;
  }

  /** Adds a resource. @returns its new name */
  add(kind: string, ref: PDFRef): string {
    const added = this.#added.get(kind) ?? new Map<string, PDFRef>();
    this.#added.set(kind, added);
    const names = getDict(this.content.resources, kind)?.keys() ?? [];
    const name = newName('Tri', new Set([...names.map((key) => key.decodeText()), ...added.keys()]));
    added.set(name, ref);
    return name;
  }

  number(index: number): number {
    const operand = this.operands[index];
    return operand?.kind === 'number' ? operand.value : 0;
  }

  matrix(): Matrix {
    return [0, 1, 2, 3, 4, 5].map((index) => this.number(index)) as Matrix;
  }

  name(): string | undefined {
    const operand = this.operands.findLast(({ kind }) => kind === 'name');
    return operand?.kind === 'name' ? operand.text : undefined;
  }

  #operator(text: string, start: number, { end, start: ownStart }: { start: number; end: number }): void {
    const { state } = this;
    const n = (index: number) => this.number(index);
    switch (text) {
      case 'q':
        this.#saved.push({ ...state });
        return;
      case 'Q': {
        const last = this.#saved.pop();
        if (last) this.state = last;
        else this.#under += 1;
        return;
      }
      case 'cm':
        state.ctm = multiply(state.ctm, this.matrix());
        return;
      case 'w':
        state.lineWidth = n(0);
        return;
      case 'd':
        state.dash = this.#dash();
        return;
      case 'gs':
        this.#graphics(start, end);
        return;
      case 'BMC':
      case 'BDC':
        this.#marked.begin(text === 'BDC');
        return;
      case 'MP':
      case 'DP':
        this.#marked.point(text === 'DP');
        return;
      case 'EMC':
        this.#marked.end();
        return;
      case 'Do':
        this.#draw(start, end);
        return;
      case 'sh':
        this.#shade();
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
  }

  #dash(): State['dash'] {
    const numbers = this.operands.flatMap((operand) => (operand.kind === 'number' ? [operand.value] : []));
    return { array: numbers.slice(0, -1), phase: numbers.at(-1) ?? 0 };
  }

  #shade(): void {
    const name = this.name();
    const shading = name === undefined ? undefined : get(getDict(this.content.resources, 'Shading'), name);
    const dict = shading instanceof PDFRawStream ? shading.dict : shading;
    // Axial and radial gradients show no shapes; meshes may.
    if (!(dict instanceof PDFDict) || (getNumber(dict, 'ShadingType') ?? 0) < 4) return;
    const [x0, y0, x1, y1] = this.state.clip;
    if (this.page.job.areas.some((area) => overlap(boxArea(unmoved, [x0, y0, x1, y1]), area)))
      throw new Fault('irremovable', { detail: 'mesh' });
  }

  // Handles the drawing of pictures and forms.

  #draw(start: number, end: number): void {
    const name = this.name();
    if (name === undefined || this.depth >= maxDepth) {
      if (name !== undefined && this.page.job.areas.length > 0)
        throw new Fault('irremovable', { detail: 'nesting' });
      return;
    }
    const xObject = getDict(this.content.resources, 'XObject')?.get(pdfName(name)) ?? undefined;
    const object = get(getDict(this.content.resources, 'XObject'), name);
    if (!(object instanceof PDFRawStream)) return;
    const subtype = getName(object.dict, 'Subtype');
    if (subtype === 'Image') this.#picture(object, start, end, xObject);
    if (subtype !== 'Form') return;
    const numbers = numbersOf(getArray(object.dict, 'Matrix'));
    const matrix = numbers.length === 6 ? multiply(this.state.ctm, numbers as Matrix) : this.state.ctm;
    const copy = this.#formCopy(object, { ...this.state, ctm: matrix });
    if (!copy) return;
    if (xObject instanceof PDFRef) {
      this.page.copies.set(xObject.tag, copy);
      this.page.replaced.add(xObject.tag);
    }
    this.patch(start, end, `/${this.add('XObject', copy)} Do`);
  }

  /** A copy of a form XObject without the marked content; undefined if nothing changes. */
  #formCopy(form: PDFRawStream, state: State): PDFRef | undefined {
    const { context, reads } = this.page.job;
    const content = {
      text: streamText(form),
      resources: getDict(form.dict, 'Resources') ?? this.content.resources,
    };
    const run = new Run(this.page, content, state, this.depth + 1, form, () => this.touched());
    const written = run.run();
    if (!run.isChanged || reads) return undefined;
    const dict = form.dict.clone(context);
    for (const key of [
      'Filter',
      'DecodeParms',
      'Length',
      'Metadata',
      'PieceInfo',
      'LastModified',
      'OPI',
      'AF',
    ])
      dict.delete(pdfName(key));
    const packed = context.flateStream(encodeLatin1(written.text + written.end));
    dict.set(pdfName('Filter'), pdfName('FlateDecode'));
    if (written.resources) dict.set(pdfName('Resources'), written.resources);
    return context.register(PDFRawStream.of(dict, packed.getContents()));
  }

  #graphics(start: number, end: number): void {
    const name = this.name();
    const dict = name === undefined ? undefined : getDict(this.content.resources, 'ExtGState', name);
    if (!dict) return;
    const font = getArray(dict, 'Font');
    const face = font?.lookup(0);
    if (font && face instanceof PDFDict) {
      this.state.font = this.#text.fontOf(face);
      this.state.size = Number(font.lookup(1)?.toString() ?? 0);
    }
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
    const next = dict.clone(context);
    const masked = mask.clone(context);
    masked.set(pdfName('G'), copy);
    next.set(pdfName('SMask'), masked);
    const old = getDict(this.content.resources, 'ExtGState')?.get(pdfName(name ?? ''));
    if (old instanceof PDFRef) this.page.replaced.add(old.tag);
    this.patch(start, end, `/${this.add('ExtGState', context.register(next))} gs`);
  }

  #picture(picture: PDFRawStream, start: number, end: number, xObject: unknown): void {
    const { page, state } = this;
    const { context, areas } = page.job;
    page.pictured += unitArea(state.ctm);
    const place = boxArea(state.ctm);
    const hit = areas.filter((area) => overlap(place, area));
    const inside = hit.length > 0 ? inPicture(hit, state.ctm) : undefined;
    if (!inside) return;
    page.findings.pictures += 1;
    const ref = context.nextRef();
    page.pictures.push({ picture, areas: inside, ref, sample: sampleSize(picture, state.ctm) });
    if (page.job.reads) return;
    this.touched();
    if (xObject instanceof PDFRef) page.replaced.add(xObject.tag);
    if (coversAll(inside)) {
      page.pictures.pop();
      this.patch(start, end, '');
    } else this.patch(start, end, `/${this.add('XObject', ref)} Do`);
  }

  #inlinePicture(pictureStart: number, end: number): void {
    const { text } = this.content;
    const inline = this.#inline;
    this.#inline = undefined;
    if (!inline) return;
    if (this.page.job.areas.length === 0) {
      this.page.pictured += unitArea(this.state.ctm);
      return;
    }
    const last = inline.dict.at(-1);
    const from = text.indexOf('ID', last ? last.end : inline.start + 2) + 3;
    const dict = inlineDictOf(
      this.page.job.context,
      this.content.resources,
      text.slice(inline.dict[0]?.start ?? inline.start + 2, last?.end ?? inline.start + 2),
    );
    const picture = PDFRawStream.of(dict, encodeLatin1(text.slice(from, Math.max(from, pictureStart - 1))));
    this.#picture(picture, inline.start, end, undefined);
  }
}
