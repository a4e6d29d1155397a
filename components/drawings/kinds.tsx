import { Icon } from '@/components/ui/icon';
import type { LogLines as Log, RuledLines as Ruled, Tree } from '@/lib/schema/drawings/kinds';
import { Avatar, Chip, Mark, Sheet } from './paper';
import { Piece } from './parts';
import { FolderTree, LogLines } from './records';
import { Pen } from './writing';

/** Ruled lines on a flat sheet; they share its height where it stands beside a taller one. */
export function RuledLines({ words: { between, lines } }: { words: Ruled }) {
  const [from, to] = between ?? [];
  return (
    <Sheet fold="none" className="grid" bodyClassName="grid !py-1.5 divide-y divide-carbon-200">
      {from && to ? (
        <div className="flex items-center gap-2.5 py-3.5">
          <Avatar {...from.avatar} />
          <b>{from.name}</b>
          <Icon name="arrow" size={18} className="mx-1 text-ink" />
          <Avatar {...to.avatar} />
          <b>{to.name}</b>
        </div>
      ) : null}
      {lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </Sheet>
  );
}

function Line({ lead, name, post, stock, end }: Ruled['lines'][number]) {
  return (
    <div
      className={`grid min-h-13.5 items-center gap-3 py-2.5 leading-[1.35] ${'mono' in lead ? 'grid-cols-[3.75rem_minmax(0,1fr)_auto]' : 'grid-cols-[28px_minmax(0,1fr)_auto]'}`}
    >
      <span className={'mono' in lead ? 'text-muted' : 'contents'}>
        <Piece part={lead} />
      </span>
      <span>
        {stock ? <Chip stock={stock}>{name}</Chip> : <b>{name}</b>}
        {post ? `, ${post}` : null}
      </span>
      <span className="flex items-center justify-end gap-2 text-right [&>.paper]:min-w-22 [&>.paper]:justify-center">
        {end.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move
          <Piece key={index} part={part} />
        ))}
      </span>
    </div>
  );
}

/** A sheet with a folder tree. */
export function TreeSheet({
  words: { title, note, rows },
  ...look
}: {
  words: Tree;
  className?: string;
  bodyClassName: string;
}) {
  return (
    <Sheet {...{ title, note }} {...look}>
      <FolderTree
        rows={rows.map(({ stock, set, note: words, ...row }) => ({
          ...row,
          note: stock ? (
            <Chip stock={stock}>{words}</Chip>
          ) : set ? (
            <span className="text-sm font-semibold text-pen-600">{words}</span>
          ) : (
            words
          ),
        }))}
      />
    </Sheet>
  );
}

/** Lines of a log, each as who wrote it writes. */
export function WrittenLog({ lines }: { lines: Log }) {
  return (
    <LogLines
      lines={lines.map(({ what, look, ...line }) => ({
        ...line,
        what: look === 'pen' ? <Pen>{what}</Pen> : look === 'read' ? <Mark>{what}</Mark> : what,
      }))}
    />
  );
}
