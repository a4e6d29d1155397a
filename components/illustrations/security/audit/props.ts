import type { AuditQuestion } from '@/lib/schema/security';

/** Props of each layout of the section for auditors, except the walkthrough. */
export type AuditProps = { id: string; title: string; text: string; rows: AuditQuestion[] };
