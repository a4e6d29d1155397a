import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Progress, Sheet, Source } from './sheet';
import styles from './sheet-blocks.module.css';
import { signaturePaths } from './signature-paths';
import { Signature } from './writing';

/** Two sheets: the second covers the lower end of the first, is beside it in the same size, or is smaller. */
export function TwoSheets({
  second,
  children,
}: {
  second: 'over' | 'equal' | 'smaller';
  children: ReactNode;
}) {
  return <div className={styles[second]}>{children}</div>;
}

/** Contents of a sheet in two columns where there is room. */
export function TwoColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.twoColumns}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  );
}

/** A sheet that holds the lines of a log, from edge to edge. */
export function LogSheet(sheet: { title?: string; note?: string; children: ReactNode }) {
  return <Sheet {...sheet} fold="none" className={styles.logSheet} bodyClassName="!p-0" />;
}

/** Icons and words on one line of a sheet. */
export const IconLine = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center gap-2 not-first:mt-2">{children}</div>
);

export const SmallPrint = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-muted not-first:mt-2">{children}</p>
);

/** Sentences of the document itself. */
export const Passage = ({ children }: { children: ReactNode }) => (
  <p className="leading-[1.75]">{children}</p>
);

/** Icons and words at one end of a row. */
export const RowEnd = ({ children }: { children: ReactNode }) => (
  <span className="flex items-center gap-1.5">{children}</span>
);

/** Rows of which the last has replaced those above it. */
export function ReplacedRows({ rows }: { rows: { label: ReactNode; value: ReactNode }[] }) {
  return (
    <div className={styles.replaced}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing never move
        <div key={index}>
          {label}
          {value}
        </div>
      ))}
    </div>
  );
}

/** Note in a folder tree for a permission that a person has set instead of the inherited one. */
export const OverrideNote = ({ children }: { children: ReactNode }) => (
  <span className="text-sm font-semibold text-pen-600">{children}</span>
);

/** Lines of the audit log, with who did what; `note` is the version. */
export function LogLines({
  lines,
}: {
  lines: { time: string; person: string; what: ReactNode; note?: string }[];
}) {
  return (
    <div className={styles.log}>
      {lines.map(({ time, person, what, note }) => (
        <div key={time}>
          <span>{time}</span>
          <span className="font-semibold text-ink">{person}</span>
          <span>{what}</span>
          {note ? <span>{note}</span> : null}
        </div>
      ))}
    </div>
  );
}

/** A bar with the percentage of a text that was found in other texts. */
export function SimilarityBar({
  name,
  note,
  percent,
}: {
  name: ReactNode;
  note: ReactNode;
  percent: number;
}) {
  return (
    <div className={styles.similarity}>
      {name}
      {note}
      <Progress percent={percent} ai />
    </div>
  );
}

/** Numbered sources, each with the percentage that was found in it. */
export function SourceList({ sources }: { sources: { name: string; share: string }[] }) {
  return (
    <div className="mt-3 divide-y divide-carbon-200 border-t border-carbon-200">
      {sources.map(({ name, share }, index) => (
        <p key={name} className="grid grid-cols-[24px_1fr_auto] items-center gap-2 py-2.5 leading-[1.35]">
          <span className="flex">
            <Source n={index + 1} inline />
          </span>
          {name}
          <b>{share}</b>
        </p>
      ))}
    </div>
  );
}

type SignatureEntry = { hand: 'rao' | 'iyer' | 'client'; name: string; time: string };

/** Signatures on their lines, each with name and time. */
export function Signatures({ signatures }: { signatures: readonly SignatureEntry[] }) {
  return (
    <div className={`mt-3 grid gap-6 first:mt-0 ${signatures.length > 1 ? 'grid-cols-2' : ''}`}>
      {signatures.map(({ hand, name, time }) => (
        <div key={name}>
          <div className="border-b border-carbon-950">
            <Signature width={116} path={signaturePaths[hand]} />
          </div>
          <p className="mt-2 flex flex-wrap justify-between gap-x-2">
            <b>{name}</b>
            <span className="mono">{time}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

/** The last line of a locked document: white on black, with a lock. */
export const LockedBanner = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 flex items-center gap-2 rounded-sheet bg-carbon-950 px-3 py-2 text-sm font-semibold text-bond">
    <Icon name="lock" size={16} />
    {children}
  </p>
);

/** `permissions` are in the order of the columns after the first. */
type Role = { role: string; note?: string; permissions: readonly boolean[] };

/** Which role may do what. */
export function RightsTable({ columns, roles }: { columns: readonly string[]; roles: readonly Role[] }) {
  return (
    <table className={styles.permissions}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map(({ role, note, permissions }) => (
          <tr key={role}>
            <td>
              <b>{role}</b>
              {note ? <span className="block text-sm">{note}</span> : null}
            </td>
            {permissions.map((allowed, index) => (
              <td key={columns[index + 1]}>
                {allowed ? (
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
  );
}

/** A field with what was searched for. */
export const SearchField = ({ children }: { children: ReactNode }) => (
  <p className={styles.query}>
    <Icon name="search" size={18} />
    {children}
  </p>
);
