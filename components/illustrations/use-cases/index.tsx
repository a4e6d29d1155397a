/** The illustrations of use cases, by the names that content gives them. */
import type { ComponentType } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import type { Claims } from '../claims';
import { ApprovalRound } from './approval-round';
import { CertificateTemplate } from './certificate-template';
import { ClientFolder } from './client-folder';
import { ClientYears } from './client-years';
import { DocumentSources } from './document-sources';
import { DraftTimeline } from './draft-timeline';
import { DueDates } from './due-dates';
import { ExpiredLink } from './expired-link';
import { FiledBill } from './filed-bill';
import { GroupRights } from './group-rights';
import { InheritedRights } from './inherited-rights';
import { MatchingPassage } from './matching-passage';
import { MatterFolder } from './matter-folder';
import { OfficeHandover } from './office-handover';
import { OpposingLinks } from './opposing-links';
import { PolicyFolder } from './policy-folder';
import { RetentionRules } from './retention-rules';
import { SignedLetter } from './signed-letter';
import { SimilaritySources } from './similarity-sources';
import { StaffClients } from './staff-clients';
import { ThesisFolder } from './thesis-folder';
import { WardFolder } from './ward-folder';
import { WardLog } from './ward-log';
import { WardRoles } from './ward-roles';
import { WardSearch } from './ward-search';

const folders: Record<
  IllustrationName<'use-cases/folders'>,
  ComponentType<{ pageCode: string; claims: Claims }>
> = {
  'client-folder': ClientFolder,
  'matter-folder': MatterFolder,
  'ward-folder': WardFolder,
  'policy-folder': PolicyFolder,
  'thesis-folder': ThesisFolder,
};

const illustrations: Record<IllustrationName<'use-cases'>, ComponentType<{ claims: Claims }>> = {
  'filed-bill': FiledBill,
  'client-years': ClientYears,
  'due-dates': DueDates,
  'staff-clients': StaffClients,
  'expired-link': ExpiredLink,
  'draft-timeline': DraftTimeline,
  'signed-letter': SignedLetter,
  'opposing-links': OpposingLinks,
  'ward-search': WardSearch,
  'ward-roles': WardRoles,
  'ward-log': WardLog,
  'retention-rules': RetentionRules,
  'group-rights': GroupRights,
  'inherited-rights': InheritedRights,
  'approval-round': ApprovalRound,
  'document-sources': DocumentSources,
  'matching-passage': MatchingPassage,
  'similarity-sources': SimilaritySources,
  'certificate-template': CertificateTemplate,
  'office-handover': OfficeHandover,
};

type FolderProps = {
  name: IllustrationName<'use-cases/folders'>;
  alt: string;
  pageCode: string;
  claims: Claims;
};

/** The folder in the hero, with the code of the page on its tab. */
export function OfficeFolder({ name, alt, ...props }: FolderProps) {
  const Folder = folders[name];
  return (
    <Drawing label={alt}>
      <Folder {...props} />
    </Drawing>
  );
}

type Props = { name: IllustrationName<'use-cases'>; alt: string; claims: Claims; className?: string };

/** The illustration beside a statement, or in an office's folder on the hub. */
export function UseCaseIllustration({ name, alt, claims, className }: Props) {
  const Illustration = illustrations[name];
  return (
    <Drawing label={alt} className={className}>
      <Illustration claims={claims} />
    </Drawing>
  );
}
