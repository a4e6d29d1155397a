/** Finds which layers (optional content groups) of a source the copied pages use. */
import type { Compared } from './compared';
import type { Content } from './content';
import { contentsOf } from './digest';
import { Dict, dictAt, dictOf, entry, listAt, nameAt, Ref, Stream, type Value } from './values';

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
  const layers = new Set<number>();
  const visited = new Set<Dict>();
  for (const { index } of copiedPages) {
    const page = content.pages[index];
    if (!page) continue;
    const resources = page.inherited.get('Resources') ?? null;
    addLayersOfResources(
      content,
      resources,
      content.digests.namesOf(contentsOf(content.objects, page.dict), resources),
      layers,
      visited,
    );
    for (const { dict } of content.annotationsOf(page)) {
      addGroup(content, dict.entries.get('OC'), layers);
      for (const state of appearancesOf(content, dict)) addLayersOfStream(content, state, layers, visited);
    }
  }
  return layers;
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

function addLayersOfStream(content: Content, stream: Stream, layers: Set<number>, visited: Set<Dict>): void {
  if (visited.has(stream.dict)) return;
  visited.add(stream.dict);
  addGroup(content, stream.dict.entries.get('OC'), layers);
  const resources = stream.dict.entries.get('Resources');
  if (resources)
    addLayersOfResources(content, resources, content.digests.namesOf([stream], resources), layers, visited);
}

function addLayersOfResources(
  content: Content,
  resources: Value,
  names: Set<string>,
  layers: Set<number>,
  visited: Set<Dict>,
): void {
  const { objects } = content;
  const properties = dictOf(entry(objects, objects.get(resources), 'Properties'));
  const drawings = dictOf(entry(objects, objects.get(resources), 'XObject'));
  for (const name of names) {
    addGroup(content, properties?.entries.get(name), layers);
    const drawing = objects.get(drawings?.entries.get(name));
    if (drawing instanceof Stream) addLayersOfStream(content, drawing, layers, visited);
  }
}

/** Adds a layer, or the layers that a membership dictionary names (ISO 32000-2, 8.11.2). */
function addGroup({ objects }: Content, value: Value | undefined, layers: Set<number>): void {
  const group = dictOf(objects.get(value));
  if (!group) return;
  if (nameAt(objects, group, 'Type') !== 'OCMD') {
    if (value instanceof Ref) layers.add(value.number);
    return;
  }
  const listed = entry(objects, group, 'OCGs');
  const groups = group.entries.get('OCGs');
  const list = Array.isArray(listed) ? listAt(objects, group, 'OCGs') : groups ? [groups] : [];
  for (const item of list) if (item instanceof Ref) layers.add(item.number);
}
