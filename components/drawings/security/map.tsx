import type { ComponentType } from 'react';
import type { AuditDrawing, SecurityDrawings } from '@/lib/schema/drawings';
import type { SecurityEntry } from '@/lib/schema/security';
import { byName } from '../by-name';
import { AccessLog } from './access-log';
import { KeyBoard } from './audit/key-board';
import { LogLine } from './audit/log-line';
import type { DrawnAudit } from './audit/props';
import { Shelf } from './audit/shelf';
import { Ticket } from './audit/ticket';
import { Walk } from './audit/walk';
import { PermissionGroups } from './permission-groups';
import type { HeroProps } from './props';
import { ReadinessForms } from './readiness-forms';
import { RetentionSchedule } from './retention-schedule';
import { ShareTickets } from './share-tickets';

/** The paper on the first screen. */
export const SecurityHero = byName<SecurityDrawings['heroes'], HeroProps>({
  'access-log': AccessLog,
  'permission-groups': PermissionGroups,
  'readiness-forms': ReadinessForms,
  'retention-schedule': RetentionSchedule,
  'share-tickets': ShareTickets,
});

const audits: Record<AuditDrawing, ComponentType<DrawnAudit>> = {
  'log-line': LogLine,
  'key-board': KeyBoard,
  shelf: Shelf,
  ticket: Ticket,
};

/** What an auditor sees, in the form that fits the page's subject. */
export function AuditorPart({ audit, ...rest }: { audit: SecurityEntry['audit']; id: string }) {
  if (audit.drawing === 'walk') return <Walk {...audit} {...rest} />;
  const Audit = audits[audit.drawing];
  return <Audit {...rest} title={audit.title} text={audit.text} rows={audit.rows} />;
}
