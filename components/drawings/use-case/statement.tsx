import { Icon } from '@/components/ui/icon';
import type { UseCaseDrawing } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { Drawing } from '../drawing';
import { Avatar, Chip, Control, Sheet } from '../paper';
import { Part, Parts, Run } from '../parts';
import { Sheets } from '../sheets';
import { signaturePaths } from '../signature-paths';
import { Bars, Signature } from '../writing';
import styles from './statement.module.css';

/** Colour of the paper that each draft is on, the newest first. */
const dots = [styles.now, styles.lilac, styles.sky];

const Kind = byKind<UseCaseDrawing>({
  sheets: Sheets,
  lines: ({ between: [from, to] = [], lines }) => (
    // The lines share the height of the sheet where it stands beside a taller one.
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
  ),
  drafts: ({ drafts, control }) => (
    <div className={styles.ground}>
      <div className={styles.stack}>
        <Sheet fold="small" tone="sky" />
        <Sheet fold="small" tone="lilac" />
        <Sheet fold="small">
          <Bars widths={[58, 96, 88, 100, 72, 90]} strong={[0]} read={[3]} />
        </Sheet>
      </div>
      <div className={styles.timeline}>
        {drafts.map(({ name, what, who }, index) => (
          <p key={name} className={dots[index]}>
            <b>{name}</b> {what}
            <span className="mono block text-muted">{who}</span>
          </p>
        ))}
        <p className={styles.action}>
          <Control>{control}</Control>
        </p>
      </div>
    </div>
  ),
  blocks: ({ header, number, to, line, signature }) => (
    <div className={`paper text-sm leading-snug ${styles.blocks}`}>
      <p className="flex items-center justify-between bg-carbon-950 font-semibold text-bond">
        {header}
        <span className="mono text-carbon-200">{number}</span>
      </p>
      <p>
        <Run parts={to} />
      </p>
      <p className="bg-lilac-100">{line}</p>
      <div className="flex items-end justify-between">
        <Signature width={104} hand={signaturePaths.rao} />
        <span className="mono">{signature}</span>
      </div>
    </div>
  ),
});

type Lines = Extract<UseCaseDrawing, { kind: 'lines' }>['lines'];

function Line({ lead, name, post, tone, end }: Lines[number]) {
  return (
    <div
      className={`grid min-h-13.5 items-center gap-3 py-2.5 leading-[1.35] ${'mono' in lead ? 'grid-cols-[3.75rem_minmax(0,1fr)_auto]' : 'grid-cols-[28px_minmax(0,1fr)_auto]'}`}
    >
      {'mono' in lead ? <span className="mono text-muted">{lead.mono}</span> : <Part part={lead} />}
      <span>
        {tone ? <Chip tone={tone}>{name}</Chip> : <b>{name}</b>}
        {post ? `, ${post}` : null}
      </span>
      <span className="flex items-center justify-end gap-2 text-right [&>.paper]:min-w-22 [&>.paper]:justify-center">
        <Parts parts={end} />
      </span>
    </div>
  );
}

/** The drawing beside a statement, or in an office's folder on the hub. */
export function StatementDrawing({
  drawing,
  ...rest
}: {
  label: string;
  drawing: UseCaseDrawing;
  className?: string;
}) {
  return (
    <Drawing {...rest}>
      <Kind {...drawing} />
    </Drawing>
  );
}
