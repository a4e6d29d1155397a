import type { AuditQuestion } from '@/lib/schema/drawings';

/** Props of each drawing of the auditor's part. */
export type DrawnAudit = { id: string; title: string; text: string; rows: AuditQuestion[] };
