import type { ReactNode } from 'react';
import { AccessLog } from '@/components/drawings/security/access-log';
import type { HeroMockupProps } from '@/components/drawings/security/hero-props';
import { PermissionGroups } from '@/components/drawings/security/permission-groups';
import { ReadinessForms } from '@/components/drawings/security/readiness-forms';
import { RetentionSchedule } from '@/components/drawings/security/retention-schedule';
import { ShareTickets } from '@/components/drawings/security/share-tickets';
import type { SecurityDrawings, Words } from '@/lib/schema/drawings/security';

type Heroes = SecurityDrawings['heroes'];

const mockups: { [Name in keyof Heroes]: (props: HeroMockupProps & Words<'heroes', Name>) => ReactNode } = {
  'access-log': AccessLog,
  'permission-groups': PermissionGroups,
  'readiness-forms': ReadinessForms,
  'retention-schedule': RetentionSchedule,
  'share-tickets': ShareTickets,
};

type Props<Name extends keyof Heroes> = HeroMockupProps & { name: Name; drawings: Heroes };

/** The drawing that the entry names. */
export function HeroMockup<Name extends keyof Heroes>({ name, drawings, ...ofPage }: Props<Name>) {
  const Drawing: (props: HeroMockupProps & { words: Heroes[Name] }) => ReactNode = mockups[name];
  return <Drawing {...ofPage} words={drawings[name]} />;
}
