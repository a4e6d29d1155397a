import { actionDigest } from './action-digest';
import { compareTargets } from './compared';
import type { Content, Target } from './content';
import { type Dict, dictAt, dictOf, entry, listAt, nameAt, type Value } from './values';

/** Triggers of a field whose scripts are compared elsewhere (ISO 32000-2, Table 199). */
const fieldTriggers = new Set(['K', 'F', 'V', 'C']);

/**
 * Actions of a page, annotation or bookmark apart from the one that a click runs first: those of other events (`AA`), and
 * those that follow an action (`Next`; ISO 32000-2, 12.6.2 and 12.6.3).
 */
export function furtherActions(content: Content, owner: Dict): Target[] {
  const { objects } = content;
  const isField = nameAt(objects, owner, 'Subtype') === 'Widget';
  const targets: Target[] = [];
  const visited = new Set<Dict>();
  const waiting: Value[] = followers(content, dictAt(objects, owner, 'A'));
  for (const [trigger, value] of dictAt(objects, owner, 'AA')?.entries ?? []) {
    const isScript = nameAt(objects, objects.get(value), 'S') === 'JavaScript';
    if (!(isField && isScript && fieldTriggers.has(trigger))) waiting.push(value);
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const action = dictOf(objects.get(next));
    if (!action || visited.has(action)) continue;
    visited.add(action);
    waiting.push(...followers(content, action));
    if (nameAt(objects, action, 'S') !== 'GoTo')
      targets.push({ elsewhere: actionDigest(content.digests, action, ['Next']) });
    else targets.push({ pages: content.pagesOf(action.entries.get('D')) });
  }
  return targets;
}

function followers({ objects }: Content, action: Dict | undefined): Value[] {
  if (!action) return [];
  const next = entry(objects, action, 'Next');
  return Array.isArray(next) ? [...listAt(objects, action, 'Next')] : [next];
}

/** Number of actions of a source that its copy lacks. One that leads to no page of the source does not count. */
export function countLost(source: Target[], copy: Target[], places: Map<number, number[]>): number {
  const remaining = [...copy];
  let lost = 0;
  for (const target of source) {
    if ('pages' in target && target.pages.length === 0) continue;
    const index = remaining.findIndex((other) => compareTargets(target, other, places) === 'same');
    if (index < 0) lost += 1;
    else remaining.splice(index, 1);
  }
  return lost;
}
