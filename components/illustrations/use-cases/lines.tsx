import type { ComponentProps, ReactNode } from 'react';
import { Avatar, Chip, Sheet, type Tone } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';

/** Ruled lines on a flat sheet. If the sheet is beside a taller one, the lines share its height. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Sheet fold="none" className="grid" bodyClassName="grid !py-1.5 divide-y divide-carbon-200">
      {children}
    </Sheet>
  );
}

type Person = { avatar: ComponentProps<typeof Avatar>; name: string };

/** Row above the lines of a handover: from whom, and to whom. */
export function HandoverLine({ from, to }: { from: Person; to: Person }) {
  return (
    <div className="flex items-center gap-2.5 py-3.5">
      <Avatar {...from.avatar} />
      <b>{from.name}</b>
      <Icon name="arrow" size={18} className="mx-1 text-ink" />
      <Avatar {...to.avatar} />
      <b>{to.name}</b>
    </div>
  );
}

type LineProps = {
  /** Date or time at the start of the line. */
  time?: string;
  /** Icon or avatar at the start of a line without `time`. */
  icon?: ReactNode;
  name: string;
  /** Role in the office. */
  officeRole?: string;
  /** Shows the name as a tag of this colour. */
  tone?: Tone;
  /** State or value, at the right. */
  children: ReactNode;
};

export function Line({ time, icon, name, officeRole, tone, children }: LineProps) {
  return (
    <div
      className={`grid min-h-13.5 items-center gap-3 py-2.5 leading-[1.35] ${time ? 'grid-cols-[3.75rem_minmax(0,1fr)_auto]' : 'grid-cols-[28px_minmax(0,1fr)_auto]'}`}
    >
      {time ? <span className="mono text-muted">{time}</span> : icon}
      <span>
        {tone ? <Chip tone={tone}>{name}</Chip> : <b>{name}</b>}
        {officeRole ? `, ${officeRole}` : null}
      </span>
      <span className="flex items-center justify-end gap-2 text-right [&>.paper]:min-w-22 [&>.paper]:justify-center">
        {children}
      </span>
    </div>
  );
}
