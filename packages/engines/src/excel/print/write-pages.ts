import { deflate, encodeLatin1 } from '../../write/bytes';
import type { FontSet } from '../../write/font-set';
import { linkAction } from '../../write/link-action';
import { num, type PdfWriter } from '../../write/pdf-writer';
import type { PlacedLink } from './places';

/**
 * Writes pages, and the fonts they use.
 *
 * @param contentOf operators of a page
 * @param others entries of the resources beside the fonts; gets the object of the resources
 * @param fonts object that is reserved for the list of fonts
 * @returns objects of the page tree and of the pages, and the number of links on them
 */
export async function writePages<
  Page extends { width: number; height: number; links?: readonly PlacedLink[] },
>(
  pdf: PdfWriter,
  type: FontSet,
  pages: readonly Page[],
  contentOf: (page: Page, index: number) => string,
  others: (resources: number) => Promise<string> = async () => '',
  fonts = pdf.reserve(),
): Promise<{ tree: number; pages: number[]; links: number }> {
  const tree = pdf.reserve();
  const resources = pdf.reserve();
  const objects: number[] = [];
  let links = 0;
  for (const [index, page] of pages.entries()) {
    const content = await deflate(encodeLatin1(contentOf(page, index)));
    const stream = pdf.add('/Filter/FlateDecode', [content]);
    const box = `/MediaBox[0 0 ${num(page.width)} ${num(page.height)}]`;
    const annotations = (page.links ?? []).flatMap(({ address, area }) => {
      const action = linkAction(address);
      const place = `/Rect[${area.map(num).join(' ')}]/Border[0 0 0]`;
      return action ? [`${pdf.add(`<</Type/Annot/Subtype/Link${place}${action}>>`)} 0 R`] : [];
    });
    links += annotations.length;
    const annots = annotations.length > 0 ? `/Annots[${annotations.join(' ')}]` : '';
    const entries = `/Parent ${tree} 0 R${box}/Resources ${resources} 0 R/Contents ${stream} 0 R${annots}`;
    objects.push(pdf.add(`<</Type/Page${entries}>>`));
  }
  const more = await others(resources);
  pdf.add(`<<${await type.embed(pdf)}>>`, undefined, fonts);
  pdf.add(`<</Font ${fonts} 0 R${more}>>`, undefined, resources);
  const kids = objects.map((page) => `${page} 0 R`).join(' ');
  pdf.add(`<</Type/Pages/Count ${objects.length}/Kids[${kids}]>>`, undefined, tree);
  return { tree, pages: objects, links };
}
