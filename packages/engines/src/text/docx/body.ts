import type { Block, Field, Page } from '../model';
import type { Numbering } from './numbering';
import { linesOf, type Piece, piecesOf } from './runs';
import { levelOf, listOf, type Styles } from './styles';
import { child, type Element, elementsOf, isOn, textWithin, valOf, within } from './xml';

export type Notes = Map<string, Block>;

/** Elements around paragraphs, rows or cells: content controls, custom markup, tracked changes. */
const wrappers = ['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'del', 'moveFrom', 'moveTo'];

/** The rows of a table or the cells of a row, also within wrappers. */
const unwrapped = (parent: Element, name: 'tr' | 'tc'): Element[] =>
  elementsOf(parent).flatMap((element) => {
    if (element.name === name) return [element];
    return wrappers.includes(element.name) ? unwrapped(element, name) : [];
  });

/** Walks through the body of a document and collects its pages. */
export class Body {
  readonly pages: Page[] = [{ number: 1, blocks: [], fields: [] }];
  private tables = 0;
  private readonly styles: Styles;
  private readonly numbering: Numbering;
  private readonly notes: Notes;

  constructor(styles: Styles, numbering: Numbering, notes: Notes) {
    this.styles = styles;
    this.numbering = numbering;
    this.notes = notes;
  }

  private get page(): Page {
    return this.pages.at(-1) as Page;
  }

  read(parent: Element | undefined): void {
    for (const element of elementsOf(parent)) {
      if (element.name === 'p') this.paragraph(element);
      else if (element.name === 'tbl') this.table(element);
      else if (element.name === 'sdt') {
        this.control(element);
        for (const inner of elementsOf(element)) if (inner.name === 'sdtContent') this.read(inner);
      } else if (['ins', 'del', 'customXml', 'smartTag'].includes(element.name)) this.read(element);
    }
  }

  /** Reads a paragraph as one block per page. */
  paragraph(element: Element, cell?: Pick<Block, 'table' | 'row' | 'column'>): void {
    const properties = child(element, 'pPr');
    const style = valOf(properties, 'pStyle');
    const level = levelOf(properties) ?? this.styles.level(style);
    const list = listOf(properties) ?? this.styles.list(style);
    for (const control of within(element, 'sdt')) this.control(control);
    for (const field of within(element, 'ffData')) this.page.fields.push(legacyField(field, element));
    const parts = pagesOf(piecesOf(element));
    let label =
      list && parts.some(({ length }) => length > 0) ? this.numbering.next(list.id, list.depth) : undefined;
    if (isOn(child(properties, 'pageBreakBefore')) && this.page.blocks.length > 0) this.startPage();
    parts.forEach((pieces, index) => {
      if (index > 0) this.startPage();
      const lines = linesOf(pieces);
      const kind = cell ? 'cell' : level ? 'heading' : list ? 'list' : 'paragraph';
      if (lines.length > 0) {
        this.page.blocks.push({
          kind,
          lines,
          ...(kind === 'heading' && { level }),
          ...(label && { label }),
          ...cell,
        });
        label = undefined;
      }
      for (const piece of pieces) this.readAttached(piece);
    });
  }

  private readAttached(piece: Piece): void {
    if ('box' in piece) this.read(piece.box);
    const note = 'note' in piece && this.notes.get(piece.note);
    if (note) this.page.blocks.push(note);
  }

  private table(element: Element): void {
    const table = ++this.tables;
    unwrapped(element, 'tr').forEach((row, index) => {
      let column = 1;
      for (const cell of unwrapped(row, 'tc')) {
        this.cell(cell, { table, row: index + 1, column });
        column += Number(valOf(child(cell, 'tcPr'), 'gridSpan') ?? 1);
      }
    });
  }

  private cell(parent: Element, place: Required<Pick<Block, 'table' | 'row' | 'column'>>): void {
    for (const inner of elementsOf(parent)) {
      if (inner.name === 'p') this.paragraph(inner, place);
      else if (inner.name === 'tbl') this.table(inner);
      else if (wrappers.includes(inner.name)) {
        if (inner.name === 'sdt') this.control(inner);
        this.cell(inner, place);
      }
    }
  }

  /** Reads a content control as a form field. While the field is empty, its content is only the prompt. */
  private control(element: Element): void {
    const properties = child(element, 'sdtPr');
    if (!properties || child(properties, 'docPartObj') || child(properties, 'group')) return;
    const tag = valOf(properties, 'tag') ?? '';
    const label = valOf(properties, 'alias') ?? tag;
    const text = textWithin(child(element, 'sdtContent')).trim();
    const value = isOn(child(properties, 'showingPlcHdr')) ? '' : text;
    const [checkbox, list] = [child(properties, 'checkbox'), child(properties, 'dropDownList')];
    this.page.fields.push(fieldOf(tag || label, label || text, value, checkbox, list));
  }

  private startPage(): void {
    if (this.page.blocks.length > 0)
      this.pages.push({ number: this.pages.length + 1, blocks: [], fields: [] });
  }
}

function pagesOf(pieces: Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if ('pageBreak' in piece) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

/** A form field of Word before 2007; an empty one contains five wide spaces. */
function legacyField(data: Element, paragraph: Element): Field {
  const name = valOf(data, 'name') ?? '';
  const text = textWithin(paragraph);
  const value = /[\u2002\u2003]{3,}/.test(text) ? '' : text.trim();
  const label = valOf(data, 'statusText') ?? name;
  return fieldOf(name, label, value, child(data, 'checkBox'), child(data, 'ddList'));
}

const fieldOf = (
  name: string,
  label: string,
  value: string,
  checkbox: Element | undefined,
  list: Element | undefined,
): Field => ({
  name,
  label,
  kind: checkbox ? 'check' : list ? 'choice' : 'text',
  value: checkbox ? (isOn(child(checkbox, 'checked')) ? 'on' : '') : value,
  required: !checkbox,
  readOnly: false,
});
