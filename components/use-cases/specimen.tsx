import type { ComponentType } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import type { UseCaseSpecimenName } from '@/lib/schema/use-cases';
import { ClientYear, DueDates, StaffClients } from './specimens/ca';
import { ApprovalRound, ConnectedSystems, InheritedRights } from './specimens/corporate';
import { Certificate, Handover, Originality } from './specimens/education';
import { CurrentDraft, OpposingLink, SignedLocked } from './specimens/legal';
import { AccessLines, KeepRules, WardRoles } from './specimens/medical';

const specimens: Record<UseCaseSpecimenName, ComponentType<{ note?: string }>> = {
  'client-year': ClientYear,
  'due-dates': DueDates,
  'staff-clients': StaffClients,
  'current-draft': CurrentDraft,
  'signed-locked': SignedLocked,
  'opposing-link': OpposingLink,
  'ward-roles': WardRoles,
  'access-lines': AccessLines,
  'keep-rules': KeepRules,
  'inherited-rights': InheritedRights,
  'approval-round': ApprovalRound,
  'connected-systems': ConnectedSystems,
  originality: Originality,
  certificate: Certificate,
  handover: Handover,
};

/** The small drawing that content names. */
export function Specimen({ name, label, note }: { name: UseCaseSpecimenName; label: string; note?: string }) {
  const Drawing = specimens[name];
  return (
    <Mockup label={label} className="grid grid-cols-1">
      <Drawing note={note} />
    </Mockup>
  );
}
