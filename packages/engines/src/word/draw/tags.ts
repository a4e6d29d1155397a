import { textString } from '../../write/pdf-font';
import type { PdfWriter } from '../../write/pdf-writer';

/** Semantic tag of a piece of the document, for assistive technology (ISO 32000-1, 14.8). */
export type Tag = {
  type: string;
  kids: (Tag | { page: number; mark: number })[];
  alt?: string;
};

export const tag = (type: string, parent?: Tag): Tag => {
  const newTag: Tag = { type, kids: [] };
  parent?.kids.push(newTag);
  return newTag;
};

/**
 * Writes the structure tree.
 *
 * @param pages numbers of the page objects
 * @returns number of the tree's object
 */
export function writeTags(pdf: PdfWriter, root: Tag, pages: readonly number[]): number {
  const tree = pdf.reserve();
  /** Objects of tags by page and marked-content id. */
  const parents = pages.map((): number[] => []);
  const write = (element: Tag, parent: number): number | undefined => {
    const number = pdf.reserve();
    const kids = element.kids.flatMap((kid): string[] => {
      if ('mark' in kid) {
        const list = parents[kid.page];
        if (list) list[kid.mark] = number;
        return [`<</Type/MCR/Pg ${pages[kid.page]} 0 R/MCID ${kid.mark}>>`];
      }
      const inner = write(kid, number);
      return inner === undefined ? [] : [`${inner} 0 R`];
    });
    if (kids.length === 0 && element.type !== 'TD' && element.type !== 'TH') {
      pdf.add('null', undefined, number);
      return undefined;
    }
    const alt = element.alt ? `/Alt${textString(element.alt)}` : '';
    pdf.add(
      `<</Type/StructElem/S/${element.type}/P ${parent} 0 R${alt}/K[${kids.join(' ')}]>>`,
      undefined,
      number,
    );
    return number;
  };
  const top = write(root, tree);
  const lists = parents
    .map(
      (list, page) =>
        `${page}[${Array.from(list, (object) => (object ? `${object} 0 R` : 'null')).join(' ')}]`,
    )
    .join('');
  const numbers = pdf.add(`<</Nums[${lists}]>>`);
  pdf.add(
    `<</Type/StructTreeRoot${top === undefined ? '' : `/K ${top} 0 R`}/ParentTree ${numbers} 0 R/ParentTreeNextKey ${pages.length}>>`,
    undefined,
    tree,
  );
  return tree;
}
