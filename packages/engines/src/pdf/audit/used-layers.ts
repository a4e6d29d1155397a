/** Finds which layers (optional content groups) of a source the copied pages use. */
import type { Compared } from './compared';
import type { Content } from './content';
import { contentsOf, resourceKinds, streamsWithOwnResources } from './digest';
import { Dict, dictAt, dictOf, entry, nameAt, Ref, Stream, type Value } from './values';

/**
 * @returns a function that tells whether copied pages of a source use a layer, by its object number; layers are
 *   collected once per source
 */
export function usedLayerLookup(): (source: Compared, ref: number) => boolean {
  const layersByCompared = new Map<Compared, Set<number>>();
  return (source, ref) => {
    const layers = layersByCompared.get(source) ?? collectLayers(source);
    layersByCompared.set(source, layers);
    return layers.has(ref);
  };
}

function collectLayers({ content, copiedPages }: Compared): Set<number> {
  const search = new LayerSearch(content);
  for (const { index } of copiedPages) {
    const page = content.pages[index];
    if (!page) continue;
    search.addResources(page.inherited.get('Resources') ?? null, contentsOf(content.objects, page.dict));
    for (const { dict } of content.annotationsOf(page)) search.add(dict);
  }
  return search.layers;
}

/** Entries that lead from what a page shows to other places of the document. */
const keysOfOtherPlaces = new Set(['Parent', 'P', 'Popup', 'IRT', 'Dest', 'D', 'SD', 'StructParent', 'Kids']);

/** Page tree and tags lead to the rest of the document. */
const otherTypes = new Set(['Page', 'Pages', 'Catalog', 'StructElem', 'StructTreeRoot']);

/** Layers that are named anywhere in what is added: on content, in conditions, by actions. */
class LayerSearch {
  readonly layers = new Set<number>();
  readonly #visited = new Set<Value>();

  constructor(readonly content: Content) {}

  add(start: Value): void {
    const { objects } = this.content;
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const value = objects.get(next);
      if (Array.isArray(value)) waiting.push(...value);
      const dict = dictOf(value);
      if (!dict || this.#visited.has(dict)) continue;
      this.#visited.add(dict);
      const type = nameAt(objects, dict, 'Type') ?? '';
      if (type === 'OCG' && next instanceof Ref) this.layers.add(next.number);
      if (otherTypes.has(type)) continue;
      const drawn = dict.entries.has('Resources')
        ? streamsWithOwnResources(objects, dict, value instanceof Stream ? value : undefined)
        : undefined;
      for (const [key, item] of dict.entries)
        if (!keysOfOtherPlaces.has(key) && !(drawn && key === 'Resources')) waiting.push(item);
      if (drawn) waiting.push(...this.#usedResources(dict.entries.get('Resources') ?? null, drawn));
    }
  }

  /** Adds the resources that the contents use. */
  addResources(resources: Value, contents: Stream[]): void {
    for (const value of this.#usedResources(resources, contents)) this.add(value);
  }

  #usedResources(resources: Value, contents: Stream[]): Value[] {
    const { objects, digests } = this.content;
    const names = digests.namesOf(contents, resources);
    return resourceKinds.flatMap((category) => {
      const entries = dictOf(entry(objects, objects.get(resources), category))?.entries;
      return [...(entries ?? [])].flatMap(([name, value]) => (names.has(name) ? [value] : []));
    });
  }
}

/** Streams of an annotation's appearance, in all its states. */
export function appearancesOf({ objects }: Content, annotation: Dict): Stream[] {
  const states = [...(dictAt(objects, annotation, 'AP')?.entries.values() ?? [])].map((value) =>
    objects.get(value),
  );
  const streams = states.flatMap((state) =>
    state instanceof Dict ? [...state.entries.values()].map((value) => objects.get(value)) : [state],
  );
  return streams.filter((stream) => stream instanceof Stream);
}
