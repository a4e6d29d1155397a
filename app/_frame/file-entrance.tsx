import { stockOf } from '@/components/tools/stock-of';
import { DropStrip } from '@/components/workbench/entrance/drop-strip';
import { Folder } from '@/components/workbench/entrance/folder';
import { entrance } from '@/content/entrance';
import { home } from '@/content/home';
import { published } from '@/content/published';
import { tools } from '@/content/tools';
import { frame } from '@/content/workbench';
import { works } from '@/content/works';
import { toolPath } from '@/lib/routes';
import { groupOf, type KindGroup } from '@/lib/schema/entrance';
import type { PictureName } from '@/lib/schema/pictures';
import { takenBy } from '@/lib/schema/workbench';
import { say } from '@/lib/words';

/** Tools that run, with the kinds of files that each takes. */
const runningTools = () =>
  published(tools.tools).flatMap((tool) => {
    const work = works[tool.slug];
    return work ? [{ tool, work, takes: takenBy[work.words.kind] }] : [];
  });

/** What the format of a picture is called here. */
const formatGroups: Partial<Record<PictureName, KindGroup>> = {
  'fmt-pdf': 'pdf',
  'fmt-word': 'word',
  'fmt-excel': 'excel',
  'fmt-jpg': 'picture',
};

/** Names of what some tool takes: “PDF, Word or a picture”. */
function namesOf(groups: ReadonlySet<KindGroup | undefined>): string {
  const names = (Object.keys(entrance.kinds) as KindGroup[]).filter((group) => groups.has(group));
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(
    names.map((name) => entrance.kinds[name]),
  );
}

type Props = { title: string; text: string };

/** The strip that takes a file before a tool is chosen, with the tools that run. */
export function FileEntrance({ title, text }: Props) {
  const { title: _, text: __, ...words } = entrance;
  const running = runningTools();
  const groups = new Set(running.flatMap(({ takes }) => takes.map((kind) => groupOf[kind])));
  const kinds = namesOf(groups);
  const unknown = { ...words.unknown, text: say(words.unknown.text, { kinds }) };
  return (
    <DropStrip
      words={{ ...words, unknown }}
      kinds={frame.kinds}
      tools={running.map(({ tool, work, takes }) => ({
        href: toolPath(tool.slug),
        name: tool.name,
        note: tool.subtext,
        picture: tool.picture,
        stock: stockOf(tool, tools.groups),
        takes,
        multiple: work.pocket.multiple,
      }))}
    >
      <Folder
        title={title}
        text={text}
        words={entrance}
        opens={say(entrance.opens, { kinds })}
        accept={[...new Set(running.flatMap(({ work }) => work.pocket.accept.split(',')))].join(',')}
        formats={home.formats.list.map((format) => ({
          ...format,
          taken: groups.has(formatGroups[format.picture]),
        }))}
      />
    </DropStrip>
  );
}
