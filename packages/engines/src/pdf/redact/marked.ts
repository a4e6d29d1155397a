import { type PDFDict, PDFHexString } from '@cantoo/pdf-lib';
import { hexOf } from '../../write/bytes';
import { getDict, getNumber, getText, pdfName } from '../assemble/objects';
import type { ContentToken } from '../content-tokens';
import { isStandardName } from './names';
import type { Running } from './page';
import { substitutes } from './placed-texts';

/** An open marked-content sequence. */
type Marked = {
  id: number | undefined;
  inline: { from: number; to: number }[];
  name?: { start: number; end: number; properties: PDFDict };
  isTouched: boolean;
};

/** Handles marked content (ISO 32000-2, 14.6): texts that describe removed content are removed with it. */
export class MarkedRun {
  #marked: Marked[] = [];

  constructor(readonly run: Running) {}

  begin(hasProperties: boolean): void {
    const marked: Marked = { id: undefined, inline: [], isTouched: false };
    this.#marked.push(marked);
    this.#renameTag();
    if (!hasProperties) return;
    const [, second] = this.run.operands;
    if (second?.kind === 'name') {
      const properties = getDict(this.run.content.resources, 'Properties', second.text);
      if (!properties) return;
      marked.id = getNumber(properties, 'MCID');
      for (const key of substitutes) this.#read(getText(properties, key));
      marked.name = { start: second.start, end: second.end, properties };
      return;
    }
    for (const [index, token] of this.run.operands.entries()) {
      if (token.kind === 'string') this.#read(textOf(token));
      const value = this.run.operands[index + 1];
      if (token.kind === 'name' && token.text === 'MCID' && value?.kind === 'number') marked.id = value.value;
      if (token.kind === 'name' && substitutes.has(token.text) && value?.kind === 'string')
        marked.inline.push({ from: token.start, to: value.end });
      else if (token.kind === 'string' && !isSubstitute(this.run.operands[index - 1]))
        this.#rewordString(token);
    }
    this.#rewordInline(marked);
  }

  /** Renames a tag that a program named after a style, like a structure role. */
  #renameTag(): void {
    const [tag] = this.run.operands;
    const { reword } = this.run.page.job;
    if (tag?.kind !== 'name' || !reword || isStandardName(tag.text) || reword(tag.text) === tag.text) return;
    this.run.patch(tag.start, tag.end, '/Span');
  }

  #read(text: string | undefined): void {
    if (text?.trim()) this.run.page.texts.push(text);
  }

  #rewordString(token: ContentToken): void {
    const { reword } = this.run.page.job;
    if (token.kind !== 'string' || !reword) return;
    const text = textOf(token);
    const next = reword(text);
    if (next === text) return;
    this.run.patch(token.start, token.end, PDFHexString.fromText(next).toString());
  }

  #rewordInline(marked: Marked): void {
    const { reword } = this.run.page.job;
    if (!reword) return;
    for (const token of this.run.operands) {
      if (token.kind !== 'string') continue;
      const entry = marked.inline.find(({ to }) => to === token.end);
      if (!entry) continue;
      const text = textOf(token);
      const next = reword(text);
      if (next === text) continue;
      this.run.patch(token.start, token.end, PDFHexString.fromText(next).toString());
      marked.inline = marked.inline.filter((other) => other !== entry);
    }
  }

  touch(): void {
    for (const marked of this.#marked) marked.isTouched = true;
  }

  get open(): number {
    return this.#marked.length;
  }

  /** A marked-content point, which has properties but no content. */
  point(hasProperties: boolean): void {
    this.begin(hasProperties);
    this.#marked.pop();
  }

  end(): void {
    const marked = this.#marked.pop();
    if (!marked?.isTouched) return;
    const { page } = this.run;
    if (marked.id !== undefined)
      page.touched.push({ id: marked.id, ...(this.run.form && { form: this.run.form }) });
    for (const { from, to } of marked.inline) {
      this.run.patch(from, to, '');
    }
    const { name } = marked;
    if (!name?.properties.keys().some((key) => substitutes.has(key.decodeText()))) return;
    const { context, reads } = page.job;
    if (reads) return;
    const properties = name.properties.clone(context);
    for (const key of substitutes) properties.delete(pdfName(key));
    this.run.patch(name.start, name.end, `/${this.run.add('Properties', context.register(properties))}`);
  }
}

const textOf = ({ bytes }: { bytes: number[] }): string => PDFHexString.of(hexOf(bytes)).decodeText();

const isSubstitute = (token: ContentToken | undefined) =>
  token?.kind === 'name' && substitutes.has(token.text);
