import { missingLetters } from '../../lib/preview-letters';
import type { Page } from '../../lib/registry';
import { fieldName, textsIn } from '../../lib/schema/field-names';
import type { FileMistakes } from '../../lib/schema/parse';

/**
 * Finds names that link previews cannot draw with the site's fonts.
 *
 * @param files data of the content files, by path
 * @param product name of the product
 * @param pages all public pages
 */
export function undrawnNames(
  files: ReadonlyMap<string, unknown>,
  product: string,
  pages: readonly Pick<Page, 'path' | 'label' | 'meta'>[],
): FileMistakes[] {
  const drawnNames = new Set([
    product,
    ...pages.map(({ path, label, meta }) => (path === '/' ? meta.title : label)),
  ]);
  const missingByName = new Map(
    [...drawnNames]
      .map((name) => [name, missingLetters(name)] as const)
      .filter(([, letters]) => letters.length > 0),
  );
  return [...files].map(([file, data]) => ({
    file,
    data,
    mistakes: textsIn(data, new Set()).flatMap(({ path, text }) => {
      const letters = missingByName.get(text);
      // Other files quote the product's name from site.ts.
      if (!letters || (text === product && file !== 'content/site.ts')) return [];
      const problem = `has “${letters.join(' ')}”, which the typeface of link previews does not have. Write the name in Latin letters, without signs.`;
      return [{ field: fieldName(path), problem }];
    }),
  }));
}
