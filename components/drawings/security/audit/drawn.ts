import type { AuditQuestion } from '@/lib/schema/drawings';

/** What every drawn form of the auditor's part gets. */
export type DrawnAudit = { id: string; title: string; text: string; rows: AuditQuestion[] };
