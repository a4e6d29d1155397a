import type { ComponentType } from 'react';
import type { SecurityEntry } from '@/lib/schema/security';
import type { AuditDrawing } from '@/lib/schema/security-audit';
import { AuditTable } from './audit-table';
import type { DrawnAudit } from './drawn-audit';
import { KeyBoard } from './key-board';
import { LogLine } from './log-line';
import { Shelf } from './shelf';
import { Ticket } from './ticket';

const drawings: Record<AuditDrawing, ComponentType<DrawnAudit>> = {
  'log-line': LogLine,
  'key-board': KeyBoard,
  shelf: Shelf,
  ticket: Ticket,
};

/** What an auditor sees, in the form that fits the page's subject. */
export function AuditorPart({ audit, ...rest }: { audit: SecurityEntry['audit']; id: string }) {
  if ('columns' in audit) return <AuditTable {...audit} {...rest} />;
  const Drawing = drawings[audit.drawing];
  return <Drawing {...rest} title={audit.title} text={audit.text} rows={audit.rows} />;
}
