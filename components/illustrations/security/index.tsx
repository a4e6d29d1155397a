/** The illustrations of security pages, by the names that content gives them. */
import type { ComponentType } from 'react';
import type { IllustrationName } from '@/lib/schema/illustrations';
import type { Claims } from '../claims';
import { AccessLog } from './access-log';
import { PermissionGroups } from './permission-groups';
import { points } from './points';
import type { HeroProps } from './props';
import { ReadinessForms } from './readiness-forms';
import { RetentionSchedule } from './retention-schedule';
import { ShareTickets } from './share-tickets';

const heroes: Record<IllustrationName<'security/heroes'>, ComponentType<HeroProps>> = {
  'access-log': AccessLog,
  'permission-groups': PermissionGroups,
  'readiness-forms': ReadinessForms,
  'retention-schedule': RetentionSchedule,
  'share-tickets': ShareTickets,
};

/** The illustration in the hero. */
export function SecurityHero({ name, ...props }: { name: IllustrationName<'security/heroes'> } & HeroProps) {
  const Hero = heroes[name];
  return <Hero {...props} />;
}

type PointProps = { name: IllustrationName<'security/points'>; claims: Claims };

/** The illustration above a point of the list: decorative, so hidden from assistive technology. */
export function PointIllustration({ name, claims }: PointProps) {
  return (
    <div
      aria-hidden="true"
      className="paper forced-color-adjust-none mb-4 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 overflow-hidden rounded-sheet bg-mint-100 px-3 py-1.5 text-sm whitespace-nowrap"
    >
      {points[name]({ claims })}
    </div>
  );
}
