import { child, type Element, valOf } from '../../text/docx/xml';
import { isSymbolFont, unicodeOf } from '../../write/symbol-fonts';
import type { Frame, Paragraph, TextLook } from '../model';
import { isDark } from './colours';
import type { Inlines } from './inlines';
import { paragraphFormatOf, textFormatOf } from './looks';
import type { Numbering } from './numbering';
import { lookWith, type Styles } from './styles';
import type { CellFormat } from './tables';

/** Reads a paragraph: its text, and its properties from style, table, list and itself. */
export function paragraphOf(
  element: Element,
  table: CellFormat,
  styles: Styles,
  numbering: Numbering,
  text: Inlines,
  readFrame: ((styles: readonly Element[], direct: Element | undefined) => Frame | undefined) | undefined,
): Paragraph {
  const pPr = child(element, 'pPr');
  const styleId = valOf(pPr, 'pStyle');
  const style =
    styleId !== undefined && styles.chain(styleId).length > 0 ? styleId : styles.defaultId('paragraph');
  const directFormat = paragraphFormatOf(pPr);
  const { list: own } = directFormat;
  const list = own?.id === undefined ? styles.list(style) : own;
  const listId = list?.id ?? '';
  const styleDepth = own ? 0 : (numbering.depthOf(listId, style) ?? list?.depth ?? 0);
  const depth = own?.depth ?? styleDepth;
  const level = list && numbering.level(listId, depth);
  const look = styles.paragraph(style, table.paragraph, level?.paragraph ?? {}, directFormat);
  const lookOf = (rPr: Element | undefined): TextLook => {
    const textLook = styles.text(style, table.text, valOf(rPr, 'rStyle'), textFormatOf(rPr, styles.theme));
    const ground = textLook.background ?? look.fill ?? table.fill;
    return !textLook.colour && ground && isDark(ground) ? { ...textLook, colour: [1, 1, 1] } : textLook;
  };
  const end = lookOf(child(pPr, 'rPr'));
  const inlines = text.read(element, lookOf);
  const sources = element.attributes.source?.split(' ').map(Number);
  const frame = readFrame?.(styles.frame(style), child(pPr, 'framePr'));
  const paragraph: Paragraph = {
    ...{ kind: 'paragraph', style, look, inlines, end },
    ...(sources && { sources }),
    ...(frame && { frame }),
  };
  if (list && level) {
    const sign = unicodeOf(numbering.next(listId, depth), level.look.font ?? '');
    const font = isSymbolFont(level.look.font ?? '') && { font: end.font };
    const { underline: _, ...mark } = end;
    const look = lookWith(mark, { ...level.look, ...font });
    paragraph.list = listId;
    paragraph.label = { text: sign, look, follow: level.follow, align: level.align };
  }
  return paragraph;
}
