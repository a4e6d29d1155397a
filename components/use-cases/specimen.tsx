import type { ReactNode } from 'react';
import { Mockup } from '@/components/drawings/mockup';
import type { UseCaseDrawings, Words } from '@/lib/schema/drawings/use-cases';
import { ClientYear, DueDates, StaffClients } from './specimens/ca';
import { ApprovalRound, ConnectedSystems, InheritedRights } from './specimens/corporate';
import { Certificate, Handover, Originality } from './specimens/education';
import { CurrentDraft, OpposingLink, SignedLocked } from './specimens/legal';
import { AccessLines, KeepRules, WardRoles } from './specimens/medical';

type Drawings = UseCaseDrawings['specimens'];

const specimens: {
  [Name in keyof Drawings]: (props: { note?: string } & Words<'specimens', Name>) => ReactNode;
} = {
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

type Props<Name extends keyof Drawings> = {
  name: Name;
  label: string;
  note?: string | undefined;
  drawings: Drawings;
};

/** The small drawing that content names. */
export function Specimen<Name extends keyof Drawings>({ name, label, note, drawings }: Props<Name>) {
  const Drawing: (props: { note?: string | undefined; words: Drawings[Name] }) => ReactNode = specimens[name];
  return (
    <Mockup label={label} className="grid grid-cols-1">
      <Drawing note={note} words={drawings[name]} />
    </Mockup>
  );
}
