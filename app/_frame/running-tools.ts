import { entrance } from '@/content/entrance';
import { published } from '@/content/published';
import { tools } from '@/content/tools';
import { works } from '@/content/works';
import { groupOf, type KindGroup } from '@/lib/schema/entrance';
import { takenBy } from '@/lib/schema/works';

/** Available tools, with the kinds of files that each takes. */
export const runningTools = () =>
  published(tools.tools).flatMap((tool) => {
    const work = works[tool.slug];
    return work ? [{ tool, work, takes: takenBy[work.words.kind] }] : [];
  });

/** Groups of kinds that at least one tool takes. */
export const groupsTaken = (): ReadonlySet<KindGroup> =>
  new Set(runningTools().flatMap(({ takes }) => takes.flatMap((kind) => groupOf[kind] ?? [])));

/** Names of the kinds that at least one tool takes: “PDF, Word or a picture”. */
export function kindsTaken(): string {
  const groups = groupsTaken();
  const names = (Object.keys(entrance.kinds) as KindGroup[]).filter((group) => groups.has(group));
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(
    names.map((name) => entrance.kinds[name]),
  );
}
