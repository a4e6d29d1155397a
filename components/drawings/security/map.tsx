import type { SecurityDrawings } from '@/lib/schema/drawings/security';
import { byName } from '../by-name';
import { AccessLog } from './access-log';
import type { HeroMockupProps } from './hero-props';
import { PermissionGroups } from './permission-groups';
import { ReadinessForms } from './readiness-forms';
import { RetentionSchedule } from './retention-schedule';
import { ShareTickets } from './share-tickets';

/** The paper on the first screen. */
export const SecurityHero = byName<SecurityDrawings['heroes'], HeroMockupProps>({
  'access-log': AccessLog,
  'permission-groups': PermissionGroups,
  'readiness-forms': ReadinessForms,
  'retention-schedule': RetentionSchedule,
  'share-tickets': ShareTickets,
});
