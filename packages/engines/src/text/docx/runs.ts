import type { Line, Mark, Word } from '../model';
import { raisedDigits } from '../raised-digits';
import { equationText } from './equation';
import { child, type Element, elementsOf, isOn, textWithin, valOf } from './xml';

/** Part of a paragraph's content: text, a page break, a reference to a note, or a text box. */
export type Piece =
  | { text: string; mark?: Mark; bold?: boolean; size?: number }
  | { pageBreak: true }
  /** Key of a footnote, an endnote or a comment: the first letter of its type, and its id. */
  | { note: string }
  | { box: Element };

const inlines = new Set(['hyperlink', 'smartTag', 'customXml', 'sdtContent', 'fldSimple', 'dir', 'bdo']);

/** Pieces of a paragraph in order, at any depth of links, fields, content controls and tracked changes. */
export function piecesOf(paragraph: Element, mark?: Mark): Piece[] {
  return elementsOf(paragraph).flatMap((element): Piece[] => {
    if (element.name === 'r') return piecesOfRun(element, mark);
    if (element.name === 'ins' || element.name === 'moveTo') return piecesOf(element, 'inserted');
    if (element.name === 'del' || element.name === 'moveFrom') return piecesOf(element, 'deleted');
    if (element.name === 'sdt')
      return elementsOf(element)
        .filter(({ name }) => name === 'sdtContent')
        .flatMap((inner) => piecesOf(inner, mark));
    if (element.name === 'oMath' || element.name === 'oMathPara')
      return [{ text: equationText(element), ...(mark && { mark }) }];
    return inlines.has(element.name) ? piecesOf(element, mark) : [];
  });
}

const elementTexts: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
};

function piecesOfRun(run: Element, mark: Mark | undefined): Piece[] {
  const style = child(run, 'rPr');
  const hidden = isOn(child(style, 'vanish')) || isOn(child(style, 'webHidden'));
  const size = Number(valOf(style, 'sz') ?? 0) / 2;
  const properties = {
    ...((hidden || mark) && { mark: hidden ? ('hidden' as const) : mark }),
    ...(isOn(child(style, 'b')) && { bold: true }),
    ...(size > 0 && { size }),
  };
  return elementsOf(run).flatMap((element): Piece[] => {
    const { name, attributes } = element;
    if (name === 't' || name === 'delText')
      return [{ text: raised(textWithin(element), style), ...properties }];
    if (name === 'ruby') return piecesOf(child(element, 'rubyBase') ?? element, mark);
    if (name === 'fldChar') return [{ text: choiceOf(child(element, 'ffData')), ...properties }];
    if (name === 'lastRenderedPageBreak' || (name === 'br' && attributes.type === 'page'))
      return [{ pageBreak: true }];
    if (/^(footnote|endnote|comment)Reference$/.test(name)) return [{ note: `${name[0]}${attributes.id}` }];
    if (name === 'sym') {
      const code = Number.parseInt(attributes.char ?? '20', 16) & 0xff;
      return [{ text: String.fromCodePoint(code || 32), ...properties }];
    }
    if (name === 'drawing' || name === 'pict') return boxesOf(element);
    const elementText = elementTexts[name];
    return elementText === undefined ? [] : [{ text: elementText, ...properties }];
  });
}

function raised(text: string, style: Element | undefined): string {
  const position = valOf(style, 'vertAlign');
  if (position !== 'superscript' && position !== 'subscript') return text;
  return text.replace(/\S+/g, (word) => raisedDigits(word, position));
}

/** What is chosen in a check box or list of Word before 2007, which is not stored as text. */
function choiceOf(data: Element | undefined): string {
  const [checkbox, list] = [child(data, 'checkBox'), child(data, 'ddList')];
  if (checkbox) return isOn(child(checkbox, 'checked') ?? child(checkbox, 'default')) ? '☒' : '☐';
  const entries = elementsOf(list).filter(({ name }) => name === 'listEntry');
  return entries[Number(valOf(list, 'result') ?? valOf(list, 'default') ?? 0)]?.attributes.val ?? '';
}

/** Text boxes of a drawing, and text drawn as WordArt, such as a watermark. */
function boxesOf(element: Element): Piece[] {
  if (element.name === 'textpath' && element.attributes.string)
    return [{ text: ` ${element.attributes.string} ` }];
  if (element.name === 'txbxContent') return [{ box: element }];
  return elementsOf(element).flatMap(boxesOf);
}

/** Words of the pieces, one line for each line break. */
export function linesOf(pieces: Piece[]): Line[] {
  const lines: Line[] = [{ words: [] }];
  let currentWord: Word | undefined;
  for (const piece of pieces) {
    if (!('text' in piece)) continue;
    for (const part of piece.text.split(/(\s)/u)) {
      const line = lines.at(-1) as Line;
      if (part === '') continue;
      if (part === '\n') lines.push({ words: [] });
      if (/\s/u.test(part)) currentWord = undefined;
      else if (currentWord && currentWord.mark === piece.mark) currentWord.text += part;
      else {
        currentWord = { text: part, ...(piece.mark && { mark: piece.mark }) };
        line.words.push(currentWord);
      }
      if (piece.bold && line.words[0] === currentWord) line.bold = true;
      if (piece.size && currentWord) line.size = Math.max(line.size ?? 0, piece.size);
    }
  }
  return lines.filter(({ words }) => words.length > 0);
}
