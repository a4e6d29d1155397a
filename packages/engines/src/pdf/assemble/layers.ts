import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, get, getArray, getDict, getName, items, put, unlessEmpty } from './objects';
import type { Part } from './part';

/** Entries of the default configuration that are single values (ISO 32000-2, Table 99). */
const modeKeys = ['Name', 'Creator', 'Intent', 'ListMode'] as const;

/** Merges the lists of layers (optional content) of all parts: without a list, hidden layers would be visible. */
export class Layers {
  readonly #groups: PDFObject[] = [];
  readonly #hidden: PDFObject[] = [];
  readonly #order: PDFObject[] = [];
  readonly #radioButtonGroups: PDFObject[] = [];
  readonly #locked: PDFObject[] = [];
  readonly #usageApplications: PDFObject[] = [];
  readonly #unlisted: PDFObject[] = [];
  /** Alternative configurations, for each file with layers in the result. */
  readonly #configurations: PDFObject[][] = [];
  /** Modes (`modeKeys`) of the layers, for each file with layers in the result. */
  readonly #modes: { [key in (typeof modeKeys)[number]]?: PDFObject | undefined }[] = [];

  /**
   * Must be called after pages are copied: only then it is known which layers their content uses; others are dropped.
   */
  add(part: Part): void {
    const properties = getDict(part.catalog, 'OCProperties');
    // A file without a list shows all of its layers; once the result has a list, those missing from it would be hidden.
    if (!properties) this.#unlisted.push(...unlistedLayers(part));
    const settings = getDict(properties, 'D');
    const layers = items(getArray(properties, 'OCGs'));
    const copyIfUsed = (group: PDFObject) =>
      part.isWholeDocument && group instanceof PDFRef ? part.copier.copy(group) : part.copier.copyOf(group);
    const startsHidden = getName(settings, 'BaseState') === 'OFF';
    const visibleLayers = new Set(items(getArray(settings, 'ON')).map(String));
    const hidden = new Set(items(getArray(settings, 'OFF')).map(String));
    const firstOfPart = this.#groups.length;
    for (const group of layers) {
      const copy = copyIfUsed(group);
      if (!copy) continue;
      this.#groups.push(copy);
      if (hidden.has(String(group)) || (startsHidden && !visibleLayers.has(String(group))))
        this.#hidden.push(copy);
    }
    for (const value of items(getArray(settings, 'AS'))) {
      const usage = dictOf(part.context, value);
      const groups = items(getArray(usage, 'OCGs')).map((group) => part.copier.copyOf(group));
      const keptGroups = groups.filter((group) => group !== undefined);
      if (usage && keptGroups.length > 0)
        this.#usageApplications.push(put(part.copier.dict(usage, new Set(['OCGs'])), { OCGs: keptGroups }));
    }
    const alternatives = part.isWholeDocument ? items(getArray(properties, 'Configs')) : [];
    if (this.#groups.length > firstOfPart) {
      this.#configurations.push(alternatives.map((value) => part.copier.copy(value)));
      this.#modes.push(
        Object.fromEntries(modeKeys.map((key) => [key, copyOfValue(part, get(settings, key))])),
      );
    }
    this.#order.push(...copiedLayerList(part, getArray(settings, 'Order')));
    this.#radioButtonGroups.push(...copiedLayerList(part, getArray(settings, 'RBGroups')));
    this.#locked.push(...copiedLayerList(part, getArray(settings, 'Locked')));
    part.copier.finish();
  }

  /** Entry for the catalog; undefined without a layer. */
  write(target: PDFContext): PDFRef | undefined {
    if (this.#groups.length === 0) return undefined;
    const settings = {
      OFF: this.#hidden,
      Order: this.#order,
      RBGroups: unlessEmpty(this.#radioButtonGroups),
      Locked: unlessEmpty(this.#locked),
      AS: unlessEmpty(this.#usageApplications),
      ...Object.fromEntries(modeKeys.map((key) => [key, this.#mode(key)])),
    };
    // With several files, the alternatives of one would affect the layers of the others.
    const [alternatives = []] = this.#configurations.length === 1 ? this.#configurations : [];
    const groups = [...this.#groups, ...this.#unlisted];
    return target.register(target.obj({ OCGs: groups, D: settings, Configs: unlessEmpty(alternatives) }));
  }

  /** A mode of the result: with several files, only one that all of them have. */
  #mode(key: (typeof modeKeys)[number]): PDFObject | undefined {
    const [first, ...others] = this.#modes;
    return others.every((other) => `${other[key]}` === `${first?.[key]}`) ? first?.[key] : undefined;
  }
}

const copyOfValue = (part: Part, value: PDFObject | undefined) => value && part.copier.copy(value);

/** Copied layers of a file that does not list them. */
function unlistedLayers(part: Part): PDFObject[] {
  return part.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const isLayer = object instanceof PDFDict && getName(object, 'Type') === 'OCG';
    return (isLayer && part.copier.copyOf(ref)) || [];
  });
}

/** A nested list of layers with the titles of sublists, without layers that were not copied. */
function copiedLayerList(part: Part, array: PDFArray | undefined, depth = 0): PDFObject[] {
  if (depth > 20) return [];
  const copies: PDFObject[] = [];
  for (const item of items(array)) {
    const value = part.context.lookup(item);
    if (value instanceof PDFArray) {
      const inner = copiedLayerList(part, value, depth + 1);
      if (inner.some((entry) => entry instanceof PDFRef || entry instanceof PDFArray))
        copies.push(part.target.obj(inner));
      continue;
    }
    const copy = part.copier.copyOf(item);
    if (copy) copies.push(copy);
    else if (value && !(item instanceof PDFRef) && depth > 0) copies.push(value);
  }
  return copies;
}
