import type { ComponentType } from 'react';
import { AccessLog } from '@/components/mockups/security/access-log';
import type { HeroMockupProps } from '@/components/mockups/security/hero-props';
import { PermissionGroups } from '@/components/mockups/security/permission-groups';
import { ReadinessForms } from '@/components/mockups/security/readiness-forms';
import { RetentionSchedule } from '@/components/mockups/security/retention-schedule';
import { ShareTickets } from '@/components/mockups/security/share-tickets';
import type { SecurityMockupName } from '@/lib/schema/security';

const mockups: Record<SecurityMockupName, ComponentType<HeroMockupProps>> = {
  'access-log': AccessLog,
  'permission-groups': PermissionGroups,
  'readiness-forms': ReadinessForms,
  'retention-schedule': RetentionSchedule,
  'share-tickets': ShareTickets,
};

export function HeroMockup({ name, ...props }: HeroMockupProps & { name: SecurityMockupName }) {
  const Drawing = mockups[name];
  return <Drawing {...props} />;
}
