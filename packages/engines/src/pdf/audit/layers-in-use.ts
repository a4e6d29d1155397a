/** Check of a merged or split PDF: which layers (optional content groups) the taken pages use. */
import type { Compared } from './compared';
import type { Content } from './content';
import { contentsOf } from './digest';
import { Dict, dictAt, dictOf, entry, listAt, nameAt, Ref, Stream, type Value } from './values';

/** @returns a test whether a layer of a source belongs to one of its taken pages; computed once per source */
export function layersInUse(): (source: Compared, ref: number) => boolean {
  const known = new Map<Compared, Set<number>>();
  return (source, ref) => {
    const layers = known.get(source) ?? layersOf(source);
    known.set(source, layers);
    return layers.has(ref);
  };
}

function layersOf({ content, takes }: Compared): Set<number> {
  const found = new Set<number>();
  const seen = new Set<Dict>();
  for (const { index } of takes) {
    const page = content.pages[index];
    if (!page) continue;
    const resources = page.inherited.get('Resources') ?? null;
    addOf(
      content,
      resources,
      content.digests.namesOf(contentsOf(content.objects, page.dict), resources),
      found,
      seen,
    );
    for (const { dict } of content.annotationsOf(page)) {
      addGroup(content, dict.entries.get('OC'), found);
      for (const state of appearancesOf(content, dict)) addDrawn(content, state, found, seen);
    }
  }
  return found;
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

function addDrawn(content: Content, stream: Stream, found: Set<number>, seen: Set<Dict>): void {
  if (seen.has(stream.dict)) return;
  seen.add(stream.dict);
  addGroup(content, stream.dict.entries.get('OC'), found);
  const resources = stream.dict.entries.get('Resources');
  if (resources) addOf(content, resources, content.digests.namesOf([stream], resources), found, seen);
}

function addOf(
  content: Content,
  resources: Value,
  names: Set<string>,
  found: Set<number>,
  seen: Set<Dict>,
): void {
  const { objects } = content;
  const properties = dictOf(entry(objects, objects.get(resources), 'Properties'));
  const drawings = dictOf(entry(objects, objects.get(resources), 'XObject'));
  for (const name of names) {
    addGroup(content, properties?.entries.get(name), found);
    const drawing = objects.get(drawings?.entries.get(name));
    if (drawing instanceof Stream) addDrawn(content, drawing, found, seen);
  }
}

/** A layer, or those that a condition names (ISO 32000-2, 8.11.2). */
function addGroup({ objects }: Content, value: Value | undefined, found: Set<number>): void {
  const group = dictOf(objects.get(value));
  if (!group) return;
  if (nameAt(objects, group, 'Type') !== 'OCMD') {
    if (value instanceof Ref) found.add(value.number);
    return;
  }
  const listed = entry(objects, group, 'OCGs');
  const own = group.entries.get('OCGs');
  const list = Array.isArray(listed) ? listAt(objects, group, 'OCGs') : own ? [own] : [];
  for (const item of list) if (item instanceof Ref) found.add(item.number);
}
