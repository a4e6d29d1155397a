import { PDFArray, type PDFContext, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { getArray, getDict, getName, items, unlessEmpty } from './objects';
import type { Part } from './part';

/** Layers (optional content): without this list, hidden layers would be visible. */
export class Layers {
  readonly #groups: PDFObject[] = [];
  readonly #hidden: PDFObject[] = [];
  readonly #order: PDFObject[] = [];
  readonly #exclusive: PDFObject[] = [];
  readonly #locked: PDFObject[] = [];

  /** After pages were copied: the layers of their content are known then; others are dropped. */
  add(part: Part): void {
    const properties = getDict(part.catalog, 'OCProperties');
    const settings = getDict(properties, 'D');
    const all = items(getArray(properties, 'OCGs'));
    const used = (group: PDFObject) =>
      part.whole && group instanceof PDFRef ? part.copier.copy(group) : part.copier.known(group);
    const startsHidden = getName(settings, 'BaseState') === 'OFF';
    const shown = new Set(items(getArray(settings, 'ON')).map(String));
    const hidden = new Set(items(getArray(settings, 'OFF')).map(String));
    for (const group of all) {
      const copy = used(group);
      if (!copy) continue;
      this.#groups.push(copy);
      if (hidden.has(String(group)) || (startsHidden && !shown.has(String(group)))) this.#hidden.push(copy);
    }
    this.#order.push(...ordered(part, getArray(settings, 'Order')));
    this.#exclusive.push(...ordered(part, getArray(settings, 'RBGroups')));
    this.#locked.push(...ordered(part, getArray(settings, 'Locked')));
    part.copier.finish();
  }

  /** Entry of the catalog; undefined without a layer. */
  write(target: PDFContext): PDFRef | undefined {
    if (this.#groups.length === 0) return undefined;
    const settings = {
      OFF: this.#hidden,
      Order: this.#order,
      RBGroups: unlessEmpty(this.#exclusive),
      Locked: unlessEmpty(this.#locked),
    };
    return target.register(target.obj({ OCGs: this.#groups, D: settings }));
  }
}

/** A nested list of layers with the titles of its lists, without layers that were not copied. */
function ordered(part: Part, array: PDFArray | undefined, depth = 0): PDFObject[] {
  if (depth > 20) return [];
  const found: PDFObject[] = [];
  for (const item of items(array)) {
    const value = part.context.lookup(item);
    if (value instanceof PDFArray) {
      const inner = ordered(part, value, depth + 1);
      if (inner.some((entry) => entry instanceof PDFRef || entry instanceof PDFArray))
        found.push(part.target.obj(inner));
      continue;
    }
    const copy = part.copier.known(item);
    if (copy) found.push(copy);
    else if (value && !(item instanceof PDFRef) && depth > 0) found.push(value);
  }
  return found;
}
