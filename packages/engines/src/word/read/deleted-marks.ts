import { child, type Element, elementsOf } from '../../text/docx/xml';

/**
 * Blocks with all changes accepted. If a paragraph's end mark is deleted or moved away, its text is joined to the next
 * paragraph; without a next one, a paragraph with text stays (ECMA-376, 17.13.5.15 and 17.13.5.21).
 */
export function withoutDeletedMarks(blocks: readonly Element[]): Element[] {
  const result: Element[] = [];
  /** Paragraphs to be joined to the next one that stays. */
  let waiting: Element[] = [];
  const keepWaiting = () => {
    const contents = waiting.flatMap(contentOf);
    if (waiting[0] && !contents.every(({ name }) => unprinted.test(name))) {
      const source = waiting.map(({ attributes }) => attributes.source ?? '').join(' ');
      const attributes = { ...waiting[0].attributes, source };
      result.push({ ...waiting[0], attributes, children: [...propertiesOf(waiting[0]), ...contents] });
    }
    waiting = [];
  };
  for (const block of blocks) {
    if (block.name === 'p' && isMarkDeleted(block)) waiting.push(block);
    else if (waiting.length > 0 && block.name === 'p') {
      const children = [...propertiesOf(block), ...waiting.flatMap(contentOf), ...contentOf(block)];
      const source = [...waiting, block].map(({ attributes }) => attributes.source ?? '').join(' ');
      result.push({ ...block, attributes: { ...block.attributes, source }, children });
      waiting = [];
    } else {
      if (!unprinted.test(block.name)) keepWaiting();
      result.push(block);
    }
  }
  keepWaiting();
  return result;
}

/** Elements in or between paragraphs that print nothing. */
const unprinted = /^(del|moveFrom|proofErr|tcPr|bookmark.*|comment.*|perm.*|move.*Range.*)$/;

function isMarkDeleted(paragraph: Element): boolean {
  const pPr = child(paragraph, 'pPr');
  const markProperties = child(pPr, 'rPr');
  return Boolean(child(markProperties, 'del') ?? child(markProperties, 'moveFrom')) && !child(pPr, 'sectPr');
}

const propertiesOf = (paragraph: Element) => elementsOf(paragraph).filter(({ name }) => name === 'pPr');
const contentOf = (paragraph: Element) => elementsOf(paragraph).filter(({ name }) => name !== 'pPr');
