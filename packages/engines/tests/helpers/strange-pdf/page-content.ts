import type { PlantedKind, ResourceList, StrangeDocument } from './strange-document';

export type Layer = { page: number; ref: number };

/**
 * Adds what a page draws: pictures, forms with and without resources of their own, glyphs, patterns.
 *
 * @returns the object number of its content stream
 */
export function addContent(document: StrangeDocument, page: number, layers: readonly Layer[]): number {
  const draws = [`% ${document.plant('content', page)}`, '0.5 g 10 40 30 10 re f'];
  const list = document.listOf(page);
  const add = (kind: keyof ResourceList, prefix: string, ref: number | string) => {
    const key = `${prefix}${page}x${list[kind].length}`;
    list[kind].push(`/${key} ${ref}${typeof ref === 'number' ? ' 0 R' : ''}`);
    return key;
  };
  const picture = (kind: PlantedKind = 'picture') => {
    const data = Buffer.from(document.plant(kind, page));
    return document.pdf.add(
      `<</Type/XObject/Subtype/Image/Width ${data.length}/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray>>`,
      data,
    );
  };
  if (document.chance(0.7)) draws.push(`q 20 0 0 20 100 40 cm /${add('XObject', 'Im', picture())} Do Q`);
  if (document.chance(0.5)) {
    const resources = document.chance(0.5) ? document.ownResources(page) : '';
    // With an empty resource list of its own, a form draws nothing from the page’s list.
    const isDrawn = !resources.endsWith('<<>>');
    const inner = document.chance(0.5)
      ? `/${add('XObject', 'In', picture(isDrawn ? 'picture' : 'unused'))} Do`
      : '';
    const body = `0.3 g 0 0 9 9 re f ${inner} % ${document.plant('form', page)}\n`;
    draws.push(
      `/${add('XObject', 'Fm', document.pdf.add(`<</Type/XObject/Subtype/Form/BBox[0 0 20 20]${resources}>>`, Buffer.from(body)))} Do`,
    );
  }
  if (document.chance(0.3)) {
    const glyph = document.pdf.add(
      '<<>>',
      Buffer.from(`500 0 d0 0 0 400 400 re f % ${document.plant('font', page)}\n`),
    );
    const font = document.pdf.add(
      `<</Type/Font/Subtype/Type3/FontBBox[0 0 500 500]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[500]/Encoding<</Differences[97/a]>>/CharProcs<</a ${glyph} 0 R>>${document.ownResources(page)}>>`,
    );
    draws.push(`BT /${add('Font', 'T', font)} 20 Tf 60 60 Td (a) Tj ET`);
  }
  if (document.chance(0.3)) {
    const isDrawn = document.sharedResources !== undefined || document.chance(0.9);
    const pattern = document.pdf.add(
      `<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 4]/XStep 4/YStep 4${document.ownResources(page)}>>`,
      Buffer.from(`0.7 g 0 0 2 2 re f % ${document.plant(isDrawn ? 'form' : 'unused', page)}\n`),
    );
    const key = add('Pattern', 'Pa', pattern);
    if (isDrawn) draws.push(`/Pattern cs /${key} scn 50 50 20 20 re f`);
  }
  draws.push(
    `BT /${add('Font', 'F', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')} 12 Tf 20 90 Td (Page ${page}) Tj ET`,
  );
  const layer = layers.find((layer) => layer.page === page);
  if (layer) draws.push(`/OC /${add('Properties', 'La', layer.ref)} BDC 1 0 0 rg 5 30 20 8 re f EMC`);
  const number = document.pdf.next();
  const isUpdated = document.decide('an update', 0.2);
  if (isUpdated) document.pdf.setOld(number, '<<>>', Buffer.from(`% ${document.plant('old')}\n`));
  return document.pdf.set(number, '<<>>', Buffer.from(`${draws.join('\n')}\n`));
}
