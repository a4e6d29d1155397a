import { child, type Element, elementsOf, isOn, runText, textWithin, valOf } from '../../text/docx/xml';
import { unicodeOf } from '../../write/symbol-fonts';
import type { Source } from '../model';
import { computedField, dropOpenFields } from './fields';

/** Tells whether a run is hidden, by the paragraph's properties and its own. */
type IsHidden = (pPr: Element | undefined, rPr: Element | undefined) => boolean;

/** Removed by accepting all changes, or no text. */
const skipped = new Set('del moveFrom instrText delText Fallback pPr rPr tblPr sectPr'.split(' '));

/** Elements of text between which a word may end, or another may be drawn. */
const parts = new Set(
  'tab ptab br cr fldChar fldSimple footnoteReference endnoteReference noBreakHyphen softHyphen drawing pict object pgNum footnoteRef endnoteRef oMath ruby num den e sub sup deg lim fName mr'.split(
    ' ',
  ),
);

/** An element at which a word ends. */
const breakMark: Element = { name: 'softHyphen', attributes: {}, children: [] };

/**
 * What a file says in each paragraph, read straight from its XML, so that whatever later loses a part of it can be
 * found out. Paragraphs are numbered; the number is put on their elements.
 */
export class Sources {
  readonly all: Source[] = [];
  /** Notes that the text refers to: the first letter of their kind, and their id. */
  readonly notes = new Set<string>();
  /** Names of bookmarks. */
  readonly bookmarks = new Set<string>();
  readonly #isHidden: IsHidden;
  /** Texts in cells that a merge covers: Word shows no numbers there. */
  readonly #covered = new Set<Source>();

  constructor(isHidden: IsHidden) {
    this.#isHidden = isHidden;
  }

  /** Numbers the paragraphs of an element. */
  add(root: Element | undefined, part: string): void {
    if (!root || root.attributes.sources) return;
    root.attributes.sources = part;
    dropOpenFields(root);
    this.#walk(root, part, [], undefined, undefined, undefined);
  }

  /** Adds the number or the sign of its list to a paragraph, which it begins with. */
  begin(source: number | undefined, label: string | undefined): void {
    const bibliographySource = this.all[source ?? -1];
    if (bibliographySource && label && !this.#covered.has(bibliographySource))
      bibliographySource.text = `${label} ${bibliographySource.text}`;
  }

  /** Takes the number or the sign away again. */
  end(source: number | undefined, label: string | undefined): void {
    const bibliographySource = this.all[source ?? -1];
    if (bibliographySource && label && bibliographySource.text.startsWith(`${label} `))
      bibliographySource.text = bibliographySource.text.slice(label.length + 1);
  }

  #walk(
    parent: Element,
    part: string,
    fields: { instruction: string; isShown: boolean }[],
    source: Source | undefined,
    pPr: Element | undefined,
    rPr: Element | undefined,
  ): void {
    for (const element of elementsOf(parent)) {
      const { name, attributes } = element;
      const field = fields.at(-1);
      // What is not text parts words: a tab, a break, the mark of a note, a number that the layout computes.
      if (source && parts.has(name)) source.text += ' ';
      if (/^(foot|end)noteReference$/.test(name)) this.notes.add(`${name[0]}${attributes.id}`);
      if (name === 'bookmarkStart' && attributes.name) this.bookmarks.add(attributes.name);
      if (name === 'instrText' && field) field.instruction += textWithin(element);
      if (name === 'tr' && child(child(element, 'trPr'), 'del')) continue;
      if (name === 'AlternateContent') {
        const choice = child(element, 'Choice');
        const fallback = child(element, 'Fallback');
        const chosen = choice && textWithin(choice).trim() ? choice : (fallback ?? choice);
        if (chosen) this.#walk(chosen, part, fields, source, pPr, rPr);
      } else if (name === 'ruby') {
        // In the order in which they are drawn.
        const [base, reading] = ['rubyBase', 'rt'].map((each) => elementsOf(child(element, each)));
        const inner = {
          ...element,
          name: '',
          children: [...(base ?? []), breakMark, ...(reading ?? []), breakMark],
        };
        this.#walk(inner, part, fields, source, pPr, rPr);
      } else if (name === 'p') {
        const newSource = { text: '', part };
        attributes.source = String(this.all.push(newSource) - 1);
        this.#walk(
          element,
          part,
          parent.name === 'txbxContent' ? [] : fields,
          newSource,
          child(element, 'pPr'),
          undefined,
        );
      } else if (name === 'tc') {
        const first = this.all.length;
        this.#walk(element, part, fields, source, pPr, rPr);
        const merge = child(child(element, 'tcPr'), 'vMerge');
        if (merge && merge.attributes.val !== 'restart')
          for (const coveredSource of this.all.slice(first)) this.#covered.add(coveredSource);
      } else if (name === 'r') {
        const runProperties = child(element, 'rPr');
        if (this.#isHidden(pPr, runProperties)) {
          for (const mark of elementsOf(element)) if (mark.name === 'fldChar') advance(fields, mark);
        } else this.#walk(element, part, fields, source, pPr, runProperties);
      } else if (name === 'fldChar') advance(fields, element);
      else if (name === 'fldSimple') {
        if (!computedField(attributes.instr ?? '')) this.#walk(element, part, fields, source, pPr, rPr);
      } else if (name === 't' || name === 'sym') {
        const isText = fields.every(({ instruction, isShown }) => isShown && !computedField(instruction));
        const text = isText ? (name === 't' ? textIn(element, rPr) : signIn(element)) : '';
        if (source) source.text += text;
        // Text that is in no paragraph is in no place that Word has.
        else if (text.trim()) this.all.push({ text, part });
      } else if (name === 'acc' && source) {
        this.#walk(element, part, fields, source, pPr, rPr);
        source.text = source.text.trimEnd() + (valOf(child(element, 'accPr'), 'chr') ?? '\u0302');
      } else if (!skipped.has(name)) this.#walk(element, part, fields, source, pPr, rPr);
      // Behind an exponent or a fraction the layout may set a bracket.
      if (source && parts.has(name)) source.text += ' ';
    }
  }
}

function advance(fields: { instruction: string; isShown: boolean }[], { attributes }: Element) {
  if (attributes.fldCharType === 'begin') fields.push({ instruction: '', isShown: false });
  else if (attributes.fldCharType === 'end') fields.pop();
  else if (attributes.fldCharType === 'separate') {
    const field = fields.at(-1);
    if (field) field.isShown = true;
  }
}

function textIn(element: Element, rPr: Element | undefined): string {
  const { ascii = '' } = child(rPr, 'rFonts')?.attributes ?? {};
  return unicodeOf(runText(element), ascii);
}

const signIn = ({ attributes }: Element) =>
  unicodeOf(String.fromCharCode(Number.parseInt(attributes.char ?? '20', 16) || 32), attributes.font ?? '');

/** Whether run properties hide their text. */
export const isHiddenRun = (rPr: Element | undefined): boolean | undefined => {
  const vanish = child(rPr, 'vanish') ?? child(rPr, 'specVanish');
  return vanish && isOn(vanish);
};
