import { Icon } from '@/components/ui/icon';
import type { DrawnPart, SheetBlock } from '@/lib/schema/drawings';
import { byKind } from './by-kind';
import { Chip, Mark, Progress, Source } from './paper';
import { Part, Parts, Run } from './parts';
import { CalendarStrip, FolderTree, Rows } from './records';
import styles from './sheets.module.css';
import { signaturePaths } from './signature-paths';
import { Bars, Pen, Signature } from './writing';

/** Renders one block of a sheet by its kind. */
export const Block = byKind<SheetBlock>({
  line: ({ run, small }) =>
    small ? (
      <p className="text-sm text-muted not-first:mt-2">
        <Run parts={run} />
      </p>
    ) : (
      <div className="flex items-center gap-2 not-first:mt-2">
        <Parts parts={run} />
      </div>
    ),
  passage: ({ parts }) => (
    <p className="leading-[1.75]">
      <Run parts={parts} />
    </p>
  ),
  bars: ({ bars = [], read, headings }) => <Bars widths={bars} read={read} strong={headings} />,
  rows: ({ rows, replaced }) => {
    const sides = rows.map(({ label, value }) => ({ label: side(label), value: side(value) }));
    if (!replaced) return <Rows ruled className="not-first:mt-2" rows={sides} />;
    return (
      <div className={styles.replaced}>
        {sides.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing never move
          <div key={index}>
            {label}
            {value}
          </div>
        ))}
      </div>
    );
  },
  tree: ({ rows }) => (
    <FolderTree
      rows={rows.map(({ icon, tone, set, note, ...row }) => ({
        ...row,
        kind: icon,
        note: tone ? (
          <Chip tone={tone}>{note}</Chip>
        ) : set ? (
          <span className="text-sm font-semibold text-pen-600">{note}</span>
        ) : (
          note
        ),
      }))}
    />
  ),
  log: ({ lines }) => (
    <div className={styles.log}>
      {lines.map(({ time, who, what, look, note }) => (
        <div key={time}>
          <span>{time}</span>
          <span className="font-semibold text-ink">{who}</span>
          <span>{look === 'pen' ? <Pen>{what}</Pen> : look === 'read' ? <Mark>{what}</Mark> : what}</span>
          {note ? <span>{note}</span> : null}
        </div>
      ))}
    </div>
  ),
  week: ({ days }) => <CalendarStrip days={days} />,
  share: ({ name, aside, percent }) => (
    <div className={styles.share}>
      <Part part={name} />
      <Part part={aside} />
      <Progress percent={percent} ai />
    </div>
  ),
  sources: ({ sources }) => (
    <div className="mt-3 divide-y divide-carbon-200 border-t border-carbon-200">
      {sources.map(({ name, share }, index) => (
        <p key={name} className="grid grid-cols-[24px_1fr_auto] items-center gap-2 py-2.5 leading-[1.35]">
          <span className="flex">
            <Source n={index + 1} level />
          </span>
          {name}
          <b>{share}</b>
        </p>
      ))}
    </div>
  ),
  signed: ({ signatures }) => (
    <div className={`mt-3 grid gap-6 first:mt-0 ${signatures.length > 1 ? 'grid-cols-2' : ''}`}>
      {signatures.map(({ hand, name, time }) => (
        <div key={name}>
          <div className="border-b border-carbon-950">
            <Signature width={116} hand={signaturePaths[hand]} />
          </div>
          <p className="mt-2 flex flex-wrap justify-between gap-x-2">
            <b>{name}</b>
            <span className="mono">{time}</span>
          </p>
        </div>
      ))}
    </div>
  ),
  locked: ({ text }) => (
    <p className="mt-4 flex items-center gap-2 rounded-sheet bg-carbon-950 px-3 py-2 text-sm font-semibold text-bond">
      <Icon name="lock" size={16} />
      {text}
    </p>
  ),
  rights: ({ columns, roles }) => (
    <table className={styles.rights}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map(({ role, note, rights }) => (
          <tr key={role}>
            <td>
              <b>{role}</b>
              {note ? <span className="block text-sm">{note}</span> : null}
            </td>
            {rights.map((may, index) => (
              <td key={columns[index + 1]}>
                {may ? (
                  <Icon name="check" size={20} stroke={2.75} className="text-link" />
                ) : (
                  <Icon name="minus" size={18} className="text-control" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  search: ({ query }) => (
    <p className={styles.query}>
      <Icon name="search" size={18} />
      {query}
    </p>
  ),
});

/** One side of a row. */
const side = (copy: string | DrawnPart[]) =>
  typeof copy === 'string' ? (
    copy
  ) : copy.length > 1 ? (
    <span className="flex items-center gap-1.5">
      <Parts parts={copy} />
    </span>
  ) : (
    <Parts parts={copy} />
  );
