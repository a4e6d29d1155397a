import { type PDFDict, PDFHexString } from '@cantoo/pdf-lib';
import { hexOf } from '../../write/bytes';
import { getDict, getNumber, getText, pdfName } from '../assemble/objects';
import type { ContentToken } from '../content-tokens';
import type { Interpreter, Letter } from './page';
import { substitutes } from './placed-texts';
import { replacementText } from './terms';

/** Marked content whose `EMC` has not been read. `inlineTexts` are the replacement texts of an inline property list. */
type OpenContent = {
  id: number | undefined;
  inlineTexts: { from: number; to: number }[];
  propertyList?: { start: number; end: number; properties: PDFDict };
  isTouched: boolean;
  /** Whether a picture or a drawing was removed from it. */
  isDrawn: boolean;
  span?: NonNullable<Letter['span']>;
};

/**
 * Interprets marked-content operators (ISO 32000-2, 14.6): rewords texts that contain a term, and removes
 * replacement texts of content of which a part was removed.
 */
export class MarkedContentStack {
  #stack: OpenContent[] = [];

  constructor(readonly interpreter: Interpreter) {}

  begin(hasProperties: boolean): void {
    const opened: OpenContent = { id: undefined, inlineTexts: [], isTouched: false, isDrawn: false };
    this.#stack.push(opened);
    if (!hasProperties) return;
    const [, second] = this.interpreter.operands;
    if (second?.kind === 'name') {
      const properties = getDict(this.interpreter.content.resources, 'Properties', second.text);
      if (!properties) return;
      opened.id = getNumber(properties, 'MCID');
      for (const key of substitutes) this.#collect(getText(properties, key));
      openSpan(opened, getText(properties, 'ActualText'));
      opened.propertyList = { start: second.start, end: second.end, properties };
      return;
    }
    for (const [index, token] of this.interpreter.operands.entries()) {
      if (token.kind === 'string') this.#collect(textOf(token));
      const value = this.interpreter.operands[index + 1];
      if (token.kind === 'name' && token.text === 'ActualText' && value?.kind === 'string')
        openSpan(opened, textOf(value));
      if (token.kind === 'name' && token.text === 'MCID' && value?.kind === 'number') opened.id = value.value;
      if (token.kind === 'name' && substitutes.has(token.text) && value?.kind === 'string')
        opened.inlineTexts.push({ from: token.start, to: value.end });
      else if (token.kind === 'string' && !isSubstitute(this.interpreter.operands[index - 1]))
        this.#rewordString(token);
    }
    this.#rewordInline(opened);
  }

  #collect(text: string | undefined): void {
    if (text?.trim()) this.interpreter.page.replacementTexts.push(text);
  }

  #rewordString(token: ContentToken): void {
    const { reword } = this.interpreter.page.job;
    if (token.kind !== 'string' || !reword) return;
    const text = textOf(token);
    const next = reword(text);
    if (next === text) return;
    this.interpreter.patch(token.start, token.end, PDFHexString.fromText(next).toString());
  }

  #rewordInline(opened: OpenContent): void {
    const { reword } = this.interpreter.page.job;
    if (!reword) return;
    for (const token of this.interpreter.operands) {
      if (token.kind !== 'string') continue;
      const entry = opened.inlineTexts.find(({ to }) => to === token.end);
      if (!entry) continue;
      const text = textOf(token);
      const next = reword(text);
      if (next === text) continue;
      // A text that is nothing but a term goes as a whole.
      if (!/[\p{L}\p{N}]/u.test(next.replace(replacementText, '')))
        this.interpreter.patch(entry.from, entry.to, '');
      else this.interpreter.patch(token.start, token.end, PDFHexString.fromText(next).toString());
      opened.inlineTexts = opened.inlineTexts.filter((other) => other !== entry);
    }
  }

  /** Replacement text of the outermost marked content that has one. */
  get span(): Letter['span'] {
    return this.#stack.find(({ span }) => span)?.span;
  }

  /** Records that a part of all open content was removed. */
  touch(isDrawn: boolean): void {
    for (const opened of this.#stack) {
      opened.isTouched = true;
      opened.isDrawn ||= isDrawn;
    }
  }

  get openCount(): number {
    return this.#stack.length;
  }

  /** A marked-content point (`MP`, `DP`): its property list may hold texts, but it encloses no content. */
  point(hasProperties: boolean): void {
    this.begin(hasProperties);
    this.#stack.pop();
  }

  end(): void {
    const closed = this.#stack.pop();
    if (!closed?.isTouched) return;
    const { page } = this.interpreter;
    if (closed.id !== undefined)
      page.touched.push({
        id: closed.id,
        isDrawn: closed.isDrawn,
        ...(this.interpreter.form && { form: this.interpreter.form }),
      });
    for (const { from, to } of closed.inlineTexts) {
      this.interpreter.patch(from, to, '');
    }
    const { propertyList } = closed;
    if (!propertyList?.properties.keys().some((key) => substitutes.has(key.decodeText()))) return;
    const { context, isReadOnly } = page.job;
    if (isReadOnly) return;
    const properties = propertyList.properties.clone(context);
    for (const key of substitutes) properties.delete(pdfName(key));
    this.interpreter.patch(
      propertyList.start,
      propertyList.end,
      `/${this.interpreter.addResource('Properties', context.register(properties))}`,
    );
  }
}

function openSpan(opened: OpenContent, text: string | undefined): void {
  if (text?.trim()) opened.span = { text, letters: [] };
}

const textOf = ({ bytes }: { bytes: number[] }): string => PDFHexString.of(hexOf(bytes)).decodeText();

const isSubstitute = (token: ContentToken | undefined) =>
  token?.kind === 'name' && substitutes.has(token.text);
