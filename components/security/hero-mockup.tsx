import type { ComponentType } from 'react';
import { AccessLog } from '@/components/mockups/security/access-log';
import type { HeroMockupProps } from '@/components/mockups/security/hero-props';
import type { SecurityMockupName } from '@/lib/schema/security';

const mockups: Record<SecurityMockupName, ComponentType<HeroMockupProps>> = {
  'access-log': AccessLog,
  'permission-groups': AccessLog,
  'readiness-forms': AccessLog,
  'retention-schedule': AccessLog,
  'share-tickets': AccessLog,
};

export function HeroMockup({ name, ...props }: HeroMockupProps & { name: SecurityMockupName }) {
  const Drawing = mockups[name];
  return <Drawing {...props} />;
}
