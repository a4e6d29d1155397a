import { child, type Element, elementsOf, isOn, runText, textWithin, valOf } from '../../text/docx/xml';
import { unicodeOf } from '../../write/symbol-fonts';
import type { Source } from '../model';
import { computedField, dropOpenFields, hidesResult } from './fields';

/** Whether a run is hidden, by the properties of its paragraph and its own. */
type IsHidden = (pPr: Element | undefined, rPr: Element | undefined) => boolean;

/** Elements that accepting all changes removes, or that contain no text. */
const skipped = new Set('del moveFrom instrText delText Fallback pPr rPr tblPr sectPr'.split(' '));

/** Elements in text at which a word may end, or which are drawn as a word of their own. */
const wordEnds = new Set(
  'tab ptab br cr fldChar fldSimple footnoteReference endnoteReference noBreakHyphen softHyphen drawing pict object pgNum footnoteRef endnoteRef oMath ruby num den e sub sup deg lim fName mr'.split(
    ' ',
  ),
);

/** Stands for a place where a word ends. */
const breakMark: Element = { name: 'softHyphen', attributes: {}, children: [] };

/**
 * The text of each paragraph of a file, read directly from its XML, so that any text lost later is found. Each
 * paragraph gets a number, which is also stored on its element.
 */
export class Sources {
  readonly all: Source[] = [];
  /** Keys of the notes that the text refers to: the first letter of their type, then their id. */
  readonly notes = new Set<string>();
  /** Names of bookmarks. */
  readonly bookmarks = new Set<string>();
  readonly #isHidden: IsHidden;
  /** Texts in cells that a merge covers, where Word shows no list numbers. */
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

  /** Puts a paragraph's list number or bullet before its text. */
  addLabel(source: number | undefined, label: string | undefined): void {
    const paragraphSource = this.all[source ?? -1];
    if (paragraphSource && label && !this.#covered.has(paragraphSource))
      paragraphSource.text = `${label} ${paragraphSource.text}`;
  }

  /** Removes the list number or bullet again. */
  removeLabel(source: number | undefined, label: string | undefined): void {
    const paragraphSource = this.all[source ?? -1];
    if (paragraphSource && label && paragraphSource.text.startsWith(`${label} `))
      paragraphSource.text = paragraphSource.text.slice(label.length + 1);
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
      // Anything but text ends a word: a tab, a break, a note mark, a computed number.
      if (source && wordEnds.has(name)) source.text += ' ';
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
        // In the order in which they are drawn: base text, then reading.
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
        const { instr = '' } = attributes;
        if (!computedField(instr) && !hidesResult(instr)) this.#walk(element, part, fields, source, pPr, rPr);
      } else if (name === 't' || name === 'sym') {
        const isText = fields.every(
          ({ instruction, isShown }) => isShown && !computedField(instruction) && !hidesResult(instruction),
        );
        const text = isText ? (name === 't' ? textIn(element, rPr) : symbolIn(element)) : '';
        if (source) source.text += text;
        // Text outside of any paragraph has no position in Word.
        else if (text.trim()) this.all.push({ text, part });
      } else if (name === 'acc' && source) {
        this.#walk(element, part, fields, source, pPr, rPr);
        source.text = source.text.trimEnd() + (valOf(child(element, 'accPr'), 'chr') ?? '\u0302');
      } else if (!skipped.has(name)) this.#walk(element, part, fields, source, pPr, rPr);
      // The layout may set a bracket after an exponent or a fraction.
      if (source && wordEnds.has(name)) source.text += ' ';
    }
  }
}

/** Updates the open fields at a field character. */
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

const symbolIn = ({ attributes }: Element) =>
  unicodeOf(String.fromCharCode(Number.parseInt(attributes.char ?? '20', 16) || 32), attributes.font ?? '');

/** Whether run properties hide their text. */
export const isHiddenRun = (rPr: Element | undefined): boolean | undefined => {
  const vanish = child(rPr, 'vanish') ?? child(rPr, 'specVanish');
  return vanish && isOn(vanish);
};
