import { Icon } from '@/components/ui/icon';
import { Avatar, Chip, Mark, Pen } from '../paper';
import { iyer, rao } from '../people';

const months = [
  { name: 'Dec', count: 2 },
  { name: 'Jan', count: 4 },
  { name: 'Feb', count: 1 },
  { name: 'Mar', count: 3 },
];

/** Samples of expiry tracking. */
export const expirySpecimens = {
  'date-found': () => (
    <span>
      valid until <Mark>12 January 2026</Mark>
    </span>
  ),
  'reminder-days': () => (
    <span className="flex flex-wrap items-center gap-1.5">
      <Icon name="bell" size={18} className="mr-1 text-ink" />
      <Chip stock="gold">12 Dec</Chip>
      <Chip stock="gold">5 Jan</Chip>
      <Chip dashed>Add</Chip>
    </span>
  ),
  'month-list': () => (
    <span className="grid w-full grid-cols-4 text-center text-xs">
      {months.map(({ name, count }) => (
        <span key={name} className="border-l border-carbon-200 first:border-0">
          {name}
          <b className="block text-base leading-tight">{count}</b>
        </span>
      ))}
    </span>
  ),
  'date-owner': () => (
    <>
      <Avatar {...iyer} />
      <span className="font-semibold text-ink">{iyer.name}</span>
      <span className="ml-auto text-xs">Fire licence, lift permit</span>
    </>
  ),
  'renewal-version': () => (
    <>
      <Chip stock="canary">2025</Chip>
      <Icon name="arrow" size={16} />
      <Chip>2026</Chip>
      <span className="ml-auto text-xs">
        uploaded by <Pen>{rao.name}</Pen>
      </span>
    </>
  ),
  'expired-kept': () => (
    <>
      <span className="flex items-center gap-1.5 font-semibold text-red-600">
        <Icon name="alert" size={18} />
        Expired 31 Oct
      </span>
      <span className="ml-auto text-xs">still in Licences</span>
    </>
  ),
};
