import type { z } from 'zod';

/** A value and where it is in the file. */
type Place = { path: PropertyKey[]; value: unknown };

/** Reports every value that an earlier place has already. For values of one name space that are in several lists. */
export function reportRepeats(places: readonly Place[], context: z.RefinementCtx): void {
  const first = new Map<unknown, Place>();
  for (const place of places) {
    const earlier = first.get(place.value);
    if (!earlier) first.set(place.value, place);
    else
      context.addIssue({
        code: 'custom',
        path: place.path,
        params: { earlier: earlier.path, own: place.path },
      });
  }
}

/** A line of a group, and its own anchor. */
type Line = { id: string; question: string };

/**
 * Refinement of groups of questions: groups and lines are anchors of one page, and no question comes twice.
 *
 * @param lines name of the field with a group's lines
 */
export function uniqueInGroups<Field extends string>(lines: Field) {
  return (
    { groups }: { groups: readonly ({ id: string } & Record<Field, readonly Line[]>)[] },
    context: z.RefinementCtx,
  ): void => {
    const all = groups.flatMap((group, at) =>
      group[lines].map((entry, index) => ({ ...entry, path: ['groups', at, lines, index] })),
    );
    const of = (field: keyof Line) =>
      all.map(({ path, [field]: value }) => ({ path: [...path, field], value }));
    const own = groups.map(({ id }, at) => ({ path: ['groups', at, 'id'], value: id }));
    reportRepeats([...own, ...of('id')], context);
    reportRepeats(of('question'), context);
  };
}

/**
 * Refinement of a list: the entries may not share a value of these fields.
 *
 * @param fields names of the fields that are each entry's own
 */
export function unique<Entry>(...fields: readonly (keyof Entry & string)[]) {
  return (entries: readonly Entry[], context: z.RefinementCtx): void => {
    for (const field of fields) {
      reportRepeats(
        entries.map((entry, index) => ({ path: [index, field], value: entry[field] })),
        context,
      );
    }
  };
}
