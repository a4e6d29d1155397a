import type { Line, Mark, Word } from '../model';
import { child, type Element, elementsOf, isOn, textWithin, valOf } from './xml';

/** Part of a paragraph's content: text, a page break, a reference to a note, or a text box. */
export type Piece =
  | { text: string; mark?: Mark; bold?: boolean; size?: number }
  | { pageBreak: true }
  /** Key of a footnote, an endnote or a comment: the first letter of its type, and its id. */
  | { note: string }
  | { box: Element };

const inlines = new Set(['hyperlink', 'smartTag', 'sdtContent', 'fldSimple', 'dir', 'bdo']);

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
    return inlines.has(element.name) ? piecesOf(element, mark) : [];
  });
}

const elementTexts: Record<string, string> = {
  tab: '\t',
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
    if (name === 't' || name === 'delText') return [{ text: textWithin(element), ...properties }];
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

/** Text boxes of a drawing. */
function boxesOf(element: Element): Piece[] {
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
