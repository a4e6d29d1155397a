import { listText, type StrangeDocument } from './strange-document';

/** Object numbers of the parts of a page. */
export type PageParts = { contents: number[]; annotations: number[][]; parts: number[] };

/** Writes the pages, below nodes of several levels, some of which hand down resources and boxes. */
export function writePages(document: StrangeDocument, { contents, annotations, parts }: PageParts): void {
  const inherits = document.sharedResources !== undefined && document.decide('inherited resources', 0.5);
  const wrap = document.decide('a deep page tree', 0.3)
    ? 3
    : document.decide('nodes of one page', 0.3)
      ? 1
      : 0;
  const kids: string[] = [];
  for (const page of document.pages) {
    let parent = document.tree;
    const nodes = Array.from({ length: wrap }, () => document.pdf.next());
    for (const [depth, node] of nodes.entries()) {
      document.pdf.set(
        node,
        `<</Type/Pages/Parent ${parent} 0 R/Count 1/Kids[${nodes[depth + 1] ?? document.pageRefs[page]} 0 R]>>`,
      );
      parent = node;
    }
    kids.push(`${nodes[0] ?? document.pageRefs[page]} 0 R`);
    const resources = inherits
      ? ''
      : `/Resources ${document.sharedResources === undefined ? listText(document.listOf(page)) : `${document.sharedResources} 0 R`}`;
    const more = [
      document.chance(0.2) && `/Rotate ${document.oneOf([90, 180, 270, -90])}`,
      document.chance(0.2) && '/CropBox[5 5 95 95]',
      document.chance(0.1) && '/UserUnit 2',
      document.chance(0.15) &&
        `/Thumb ${document.pdf.add('<</Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray>>', Buffer.from(document.plant('thumbnail', page)))} 0 R`,
      document.chance(0.15) &&
        `/Metadata ${document.pdf.add('<</Type/Metadata/Subtype/XML>>', Buffer.from(document.plant('metadata', page)))} 0 R`,
      parts[page] && `/DPart ${parts[page]} 0 R`,
    ];
    const body = document.chance(0.3)
      ? `[${contents[page]} 0 R ${document.pdf.add('<<>>', Buffer.from('q Q '))} 0 R]`
      : `${contents[page]} 0 R`;
    document.pdf.set(
      document.pageRefs[page] ?? 0,
      `<</Type/Page/Parent ${parent} 0 R${resources}/Contents ${body}/Annots[${annotations[page]?.map((annotation) => `${annotation} 0 R`).join(' ')}]/StructParents ${page}${more.filter(Boolean).join('')}>>`,
    );
  }
  document.pdf.set(
    document.tree,
    `<</Type/Pages/Count ${document.pages.length}/Kids[${kids.join(' ')}]/MediaBox[0 0 100 100]${inherits ? `/Resources ${document.sharedResources} 0 R` : ''}>>`,
  );
}
