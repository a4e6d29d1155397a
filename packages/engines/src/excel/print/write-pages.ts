import { deflate, encodeLatin1 } from '../../write/bytes';
import type { FontSet } from '../../write/font-set';
import { linkAction } from '../../write/link-action';
import { num, type PdfWriter } from '../../write/pdf-writer';
import type { PlacedLink } from './page-positions';

/**
 * Writes pages, and the fonts they use.
 *
 * @param contentOf operators of a page
 * @param furtherEntries gives further entries of the resources, whose object has the given number
 * @param fontDictionary number of the object reserved for the dictionary of fonts
 * @param placeOf target of a link whose address begins with `#`: page number, and height on the page
 * @returns object numbers of the page tree and of the pages, and the counts of working and of dead links
 */
export async function writePages<
  Page extends { width: number; height: number; links?: readonly PlacedLink[] },
>(
  pdf: PdfWriter,
  fonts: FontSet,
  pages: readonly Page[],
  contentOf: (page: Page, index: number) => string,
  furtherEntries: (resources: number) => Promise<string> = async () => '',
  fontDictionary = pdf.reserve(),
  placeOf: (address: string, page: Page) => { page: number; top: number } | undefined = () => undefined,
): Promise<{ tree: number; pages: number[]; links: number; dead: number }> {
  const tree = pdf.reserve();
  const resources = pdf.reserve();
  const pageObjects = pages.map(() => pdf.reserve());
  let [links, dead] = [0, 0];
  const actionOf = (address: string, page: Page) => {
    if (!address.startsWith('#')) return linkAction(address);
    const place = placeOf(address, page);
    return place && `/Dest[${pageObjects[place.page]} 0 R/XYZ null ${num(place.top)} null]`;
  };
  for (const [index, page] of pages.entries()) {
    const content = await deflate(encodeLatin1(contentOf(page, index)));
    const stream = pdf.add('/Filter/FlateDecode', [content]);
    const box = `/MediaBox[0 0 ${num(page.width)} ${num(page.height)}]`;
    const annotations = (page.links ?? []).flatMap(({ address, area }) => {
      const action = actionOf(address, page);
      if (!action) dead += 1;
      const rect = `/Rect[${area.map(num).join(' ')}]/Border[0 0 0]`;
      return action ? [`${pdf.add(`<</Type/Annot/Subtype/Link${rect}${action}>>`)} 0 R`] : [];
    });
    links += annotations.length;
    const annots = annotations.length > 0 ? `/Annots[${annotations.join(' ')}]` : '';
    const entries = `/Parent ${tree} 0 R${box}/Resources ${resources} 0 R/Contents ${stream} 0 R${annots}`;
    pdf.add(`<</Type/Page${entries}>>`, undefined, pageObjects[index]);
  }
  const more = await furtherEntries(resources);
  pdf.add(`<<${await fonts.embed(pdf)}>>`, undefined, fontDictionary);
  pdf.add(`<</Font ${fontDictionary} 0 R${more}>>`, undefined, resources);
  const kids = pageObjects.map((page) => `${page} 0 R`).join(' ');
  pdf.add(`<</Type/Pages/Count ${pageObjects.length}/Kids[${kids}]>>`, undefined, tree);
  return { tree, pages: pageObjects, links, dead };
}
