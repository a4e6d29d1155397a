import type { AuditQuestion } from '@/lib/schema/security';

/** Props of each layout of the auditor's part but the table. */
export type AuditProps = { id: string; title: string; text: string; rows: AuditQuestion[] };
