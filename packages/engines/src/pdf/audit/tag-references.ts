import { type Compared, placesOf } from './compared';
import type { Content } from './content';
import { type Dict, dictAt, dictOf, entry, type Value } from './values';

const leadsToTag = ({ objects }: Content, destination: Value): boolean =>
  Array.isArray(destination) && dictOf(objects.get(destination[0]))?.entries.has('S') === true;

/** Whether a link, bookmark or destination leads to a tag (`SE`, `SD`; ISO 32000-2, 12.3.2.3 and Table 151). */
function hasTagReference(content: Content, owner: Dict): boolean {
  const { objects } = content;
  const action = dictAt(objects, owner, 'A') ?? null;
  return (
    dictAt(objects, owner, 'SE') !== undefined ||
    [owner, action].some((dict) => leadsToTag(content, entry(objects, dict, 'SD')))
  );
}

/** 1 if a link or bookmark led to a tag and its copy does not, else 0. */
export const countLostReferences = (content: Content, owner: Dict, result: Content, copy: Dict): number =>
  hasTagReference(content, owner) && !hasTagReference(result, copy) ? 1 : 0;

const taggedDestinations = (content: Content, isIncluded: (page: number) => boolean): number =>
  [...content.destinations.values()].filter((value) => {
    const dict = dictOf(content.objects.get(value));
    return dict && content.pagesOf(dict).some(isIncluded) && hasTagReference(content, dict);
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
