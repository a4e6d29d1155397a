import { type Compared, placesOf } from './compared';
import type { Content } from './content';
import { type Dict, dictAt, dictOf, entry, type Value } from './values';

const leadsToTag = ({ objects }: Content, destination: Value): boolean =>
  Array.isArray(destination) && dictOf(objects.get(destination[0]))?.entries.has('S') === true;

/** Number of references of a link, bookmark or destination to tags (`SE`, `SD`; ISO 32000-2, 12.3.2.3 and Table 151). */
function tagReferencesOf(content: Content, owner: Dict): number {
  const { objects } = content;
  const action = dictAt(objects, owner, 'A') ?? null;
  const references = [
    dictAt(objects, owner, 'SE') !== undefined,
    ...[owner, action].map((dict) => leadsToTag(content, entry(objects, dict, 'SD'))),
  ];
  return references.filter(Boolean).length;
}

/** Number of references to tags that a copy lacks. */
export const countLostReferences = (content: Content, owner: Dict, result: Content, copy: Dict): number =>
  Math.max(0, tagReferencesOf(content, owner) - tagReferencesOf(result, copy));

const taggedDestinations = (content: Content, isIncluded: (page: number) => boolean): number =>
  [...content.destinations.values()].filter((value) => {
    const dict = dictOf(content.objects.get(value));
    return dict && content.pagesOf(dict).some(isIncluded) && tagReferencesOf(content, dict) > 0;
  }).length;

/** Number of named destinations of copied pages that no longer lead to a tag. */
export function destinationReferencesLost(sources: readonly Compared[], result: Content): number {
  let lost = -taggedDestinations(result, () => true);
  for (const source of sources) {
    const places = placesOf(source);
    lost += taggedDestinations(source.content, (page) => places.has(page));
  }
  return Math.max(0, lost);
}
