import type { ComponentType } from 'react';
import type { AuditLayout, SecurityEntry } from '@/lib/schema/security';
import { ArchiveBoxes } from './archive-boxes';
import { KeyRack } from './key-rack';
import { LogLine } from './log-line';
import type { AuditProps } from './props';
import { Ticket } from './ticket';
import { Walkthrough } from './walkthrough';

const layouts: Record<AuditLayout, ComponentType<AuditProps>> = {
  'log-line': LogLine,
  'key-rack': KeyRack,
  'archive-boxes': ArchiveBoxes,
  ticket: Ticket,
};

/** The section for auditors, in a layout that fits the page's subject. */
export function AuditorPart({ audit, ...rest }: { audit: SecurityEntry['audit']; id: string }) {
  if (audit.layout === 'walkthrough') return <Walkthrough {...audit} {...rest} />;
  const Audit = layouts[audit.layout];
  return <Audit {...rest} title={audit.title} text={audit.text} rows={audit.rows} />;
}
