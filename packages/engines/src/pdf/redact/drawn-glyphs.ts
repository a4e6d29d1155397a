import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { dictOf, getArray, getDict, items, pdfName } from '../assemble/objects';
import type { PageObject } from '../assemble/page-objects';
import { appearancesOf, usedOwnResources } from '../assemble/resources';
import type { Substitutes } from '../edit/fonts';
import { streamText } from '../edit/stream-text';
import { runContent } from './content';
import { glyphNamesOf } from './glyph-names';
import { PageRun } from './page';
import { survey } from './survey';

/**
 * Removes the glyph descriptions of Type 3 fonts (ISO 32000-2, 9.6.4) that only removed letters used: such a glyph may
 * show a whole word, or a picture.
 */
export async function dropUnusedGlyphs(
  context: PDFContext,
  pageObjects: PageObject[],
  removed: Map<PDFDict, Set<number>>,
  fonts: Substitutes,
): Promise<void> {
  if (removed.size === 0) return;
  const keptCodes = new Map<PDFDict, Set<number>>();
  const keep = ({ keptGlyphs }: PageRun) => {
    for (const [font, codes] of keptGlyphs)
      keptCodes.set(font, new Set([...(keptCodes.get(font) ?? []), ...codes]));
  };
  for (const pageObject of pageObjects) {
    keep(await survey(context, pageObject, [], fonts));
    for (const item of items(getArray(pageObject.dict, 'Annots')))
      for (const stream of appearancesOf(dictOf(context, item)))
        keep(
          await fonts.with(() => {
            const page = new PageRun({ context, areas: [], widths: fonts.widths, isReadOnly: true });
            runContent(page, { text: streamText(stream), resources: getDict(stream.dict, 'Resources') });
            return page;
          }),
        );
  }
  for (const [font, codes] of removed) {
    const names = glyphNamesOf(font);
    const used = new Set([...(keptCodes.get(font) ?? [])].map((code) => names.get(code)));
    for (const code of codes) {
      const name = names.get(code);
      if (name && !used.has(name)) getDict(font, 'CharProcs')?.delete(name);
    }
    // An XObject that only a removed glyph drew is removed with it.
    const resources = usedOwnResources(font);
    if (resources) font.set(pdfName('Resources'), resources);
  }
}
