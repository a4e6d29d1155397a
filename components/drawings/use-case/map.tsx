import type { UseCaseDrawings } from '@/lib/schema/drawings/use-cases';
import { RuledLines, TreeSheet } from '../kinds';
import { Mockup } from '../mockup';
import { named } from '../named';
import { BillFiled } from './bill-filed';
import { ClientFolder } from './client-folder';
import { LinkEnded } from './link-ended';
import { MatchInPlace } from './match-in-place';
import { MatterFolder } from './matter-folder';
import { OneContract } from './one-contract';
import { PolicyFolder } from './policy-folder';
import { InheritedRights } from './specimens-corporate';
import { Certificate, Originality } from './specimens-education';
import { CurrentDraft, OpposingLink, SignedLocked } from './specimens-legal';
import { AccessLines, WardRoles } from './specimens-medical';
import { ThesisFolder } from './thesis-folder';
import { TwoSearches } from './two-searches';
import { WardFolder } from './ward-folder';

type Noted = { note?: string | undefined };

const Folder = named<UseCaseDrawings['heroes'], Noted & { form: string }>({
  client: ClientFolder,
  matter: MatterFolder,
  ward: WardFolder,
  policy: PolicyFolder,
  thesis: ThesisFolder,
});

const Paper = named<UseCaseDrawings['specimens'], Noted>({
  'client-year': ({ words }) => <TreeSheet words={words} bodyClassName="!py-1.5 text-base" />,
  'due-dates': RuledLines,
  'staff-clients': RuledLines,
  'current-draft': CurrentDraft,
  'signed-locked': SignedLocked,
  'opposing-link': OpposingLink,
  'ward-roles': WardRoles,
  'access-lines': AccessLines,
  'keep-rules': RuledLines,
  'inherited-rights': InheritedRights,
  'approval-round': RuledLines,
  'connected-systems': RuledLines,
  originality: Originality,
  certificate: Certificate,
  handover: RuledLines,
});

const Scene = named<UseCaseDrawings['moments'], Noted>({
  'bill-filed': BillFiled,
  'link-ended': LinkEnded,
  'two-searches': TwoSearches,
  'one-contract': OneContract,
  'match-in-place': MatchInPlace,
});

type Of<Group extends keyof UseCaseDrawings> = Noted & {
  name: keyof UseCaseDrawings[Group];
  label: string;
  drawings: UseCaseDrawings[Group];
};

/** The folder on the first screen, with the page's form number on its tab. */
export function UseCaseHero({ label, ...rest }: Of<'heroes'> & { form: string }) {
  return (
    <Mockup label={label}>
      <Folder {...rest} />
    </Mockup>
  );
}

/** The small drawing beside a statement. */
export function Specimen({ label, ...rest }: Of<'specimens'>) {
  return (
    <Mockup label={label} className="grid grid-cols-1">
      <Paper {...rest} />
    </Mockup>
  );
}

/** The drawing in an office's folder on the hub: a moment that its own page does not draw. */
export function Moment({ label, ...rest }: Of<'moments'>) {
  return (
    <Mockup label={label}>
      <Scene {...rest} />
    </Mockup>
  );
}
