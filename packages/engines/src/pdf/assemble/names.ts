import { PDFArray, type PDFContext, PDFDict, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { bytesKey, dictOf, getDict, isText, newName } from './objects';
import type { Part } from './part';
import { treeEntries, writeNames } from './trees';

/** Named destinations and attached files of all parts. */
export class Names {
  readonly #destinations = new Map<string, PDFObject>();
  readonly #files = new Map<string, PDFObject>();
  readonly #usedNames = { destinations: new Set<string>(), files: new Set<string>() };

  /**
   * Assigns names to a part's destinations. Must be called before its pages are copied, as their links use the names.
   */
  rename(part: Part): void {
    for (const [key, destination] of part.destinations) {
      const page = part.pageOf(destination);
      if (page === undefined || !part.keepsPage(page)) continue;
      const freeName = newName(key, this.#usedNames.destinations);
      if (freeName !== key) part.renamedDestinations.set(key, freeName);
    }
    // A name without a destination in its file must not lead to a page of another file.
    part.nameForBrokenDestination = (key) => newName(key, this.#usedNames.destinations);
  }

  /** Adds the destinations of copied pages. */
  addDestinations(part: Part): void {
    for (const [key, destination] of part.destinations) {
      const page = part.pageOf(destination);
      const place = page === undefined ? undefined : part.placeOf(page);
      const copy = place && part.copier.copy(destination);
      if (!(copy instanceof PDFArray)) continue;
      copy.set(0, place as PDFRef);
      const tagged = part.taggedDestinations.get(key);
      const value = tagged ? part.target.obj({ D: copy }) : copy;
      if (tagged && value instanceof PDFDict) part.tagReferences.push({ copy: value, original: tagged });
      this.#destinations.set(part.renamedDestinations.get(key) ?? key, value);
    }
    part.copier.finish();
  }

  /** Adds the attached files. */
  addFiles(part: Part): void {
    for (const [key, value] of treeEntries(getDict(part.catalog, 'Names', 'EmbeddedFiles'), 'Names')) {
      if (!isText(key) || !hasData(part.context, value)) continue;
      this.#files.set(newName(bytesKey(key), this.#usedNames.files), part.copier.copy(value));
    }
    part.copier.finish();
  }

  /** Entry for the catalog; undefined without a name. */
  write(target: PDFContext): PDFRef | undefined {
    const [Dests, EmbeddedFiles] = [this.#destinations, this.#files].map((map) => writeNames(target, map));
    return Dests || EmbeddedFiles ? target.register(target.obj({ Dests, EmbeddedFiles })) : undefined;
  }
}

/** Whether an attached file has data. Without the password, none can be read if only attachments are encrypted. */
function hasData(context: PDFContext, specification: PDFObject): boolean {
  const data = getDict(dictOf(context, specification), 'EF')?.values() ?? [];
  return data.length === 0 || data.some((value) => context.lookup(value));
}
