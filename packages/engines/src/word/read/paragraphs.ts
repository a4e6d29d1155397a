import { child, type Element, elementsOf, valOf } from '../../text/docx/xml';
import { isSymbolFont, unicodeOf } from '../../write/symbol-fonts';
import type { Paragraph } from '../model';
import { frameOf } from './frames';
import type { Inlines } from './inlines';
import { paragraphSays, textSays } from './looks';
import type { Numbering } from './numbering';
import { lookWith, type Styles } from './styles';
import type { CellSays } from './tables';

/** Reads a paragraph: properties of its style, table, list and its own, and its text. */
export function paragraphOf(
  element: Element,
  table: CellSays,
  styles: Styles,
  numbering: Numbering,
  text: Inlines,
): Paragraph {
  const pPr = child(element, 'pPr');
  const named = valOf(pPr, 'pStyle');
  const style = named !== undefined && styles.chain(named).length > 0 ? named : styles.usual('paragraph');
  const own = paragraphSays(pPr);
  const list = own.list ?? styles.list(style);
  const depth = list && !own.list ? (numbering.depthOf(list.id, style) ?? list.depth) : list?.depth;
  const level = list && numbering.level(list.id, depth ?? 0);
  const look = styles.paragraph(style, table.paragraph, level?.paragraph ?? {}, own);
  const lookOf = (rPr: Element | undefined) =>
    styles.text(style, table.text, valOf(rPr, 'rStyle'), textSays(rPr, styles.theme));
  const end = lookOf(child(pPr, 'rPr'));
  const inlines = text.read(element, lookOf);
  const sources = element.attributes.source?.split(' ').map(Number);
  const frame = frameOf(styles.frame(style), child(pPr, 'framePr'));
  const paragraph: Paragraph = {
    ...{ kind: 'paragraph', style, look, inlines, end },
    ...(sources && { sources }),
    ...(frame && { frame }),
  };
  if (list && level) {
    const sign = unicodeOf(numbering.next(list.id, depth ?? 0), level.look.font ?? '');
    const font = isSymbolFont(level.look.font ?? '') && { font: end.font };
    const { underline: _, ...mark } = end;
    const look = lookWith(mark, { ...level.look, ...font });
    paragraph.label = { text: sign, look, follow: level.follow, align: level.align };
  }
  return paragraph;
}

/**
 * Blocks with all changes accepted: the text of a paragraph whose mark is deleted or moved away belongs to the next
 * paragraph; without a next one it stays, if there is any (ECMA-376, 17.13.5.15 and 17.13.5.21).
 */
export function withoutDeletedMarks(blocks: readonly Element[]): Element[] {
  const kept: Element[] = [];
  /** Paragraphs that wait for the one they are joined with. */
  let waiting: Element[] = [];
  const stay = () => {
    const text = waiting.flatMap(contentOf);
    if (waiting[0] && !text.every(({ name }) => unprinted.test(name))) {
      const source = waiting.map(({ attributes }) => attributes.source ?? '').join(' ');
      const attributes = { ...waiting[0].attributes, source };
      kept.push({ ...waiting[0], attributes, children: [...propertiesOf(waiting[0]), ...text] });
    }
    waiting = [];
  };
  for (const block of blocks) {
    if (block.name === 'p' && isMarkDeleted(block)) waiting.push(block);
    else if (waiting.length > 0 && block.name === 'p') {
      const children = [...propertiesOf(block), ...waiting.flatMap(contentOf), ...contentOf(block)];
      const source = [...waiting, block].map(({ attributes }) => attributes.source ?? '').join(' ');
      kept.push({ ...block, attributes: { ...block.attributes, source }, children });
      waiting = [];
    } else {
      if (!unprinted.test(block.name)) stay();
      kept.push(block);
    }
  }
  stay();
  return kept;
}

/** Elements of a paragraph, or between paragraphs, that print nothing. */
const unprinted = /^(del|moveFrom|proofErr|tcPr|bookmark.*|comment.*|perm.*|move.*Range.*)$/;

function isMarkDeleted(paragraph: Element): boolean {
  const pPr = child(paragraph, 'pPr');
  const mark = child(pPr, 'rPr');
  return Boolean(child(mark, 'del') ?? child(mark, 'moveFrom')) && !child(pPr, 'sectPr');
}

const propertiesOf = (paragraph: Element) => elementsOf(paragraph).filter(({ name }) => name === 'pPr');
const contentOf = (paragraph: Element) => elementsOf(paragraph).filter(({ name }) => name !== 'pPr');
