import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Avatar, Chip, Mark } from '../paper';
import { Pen } from '../writing';

/** Samples of expiry tracking. */
export const expirySpecimens = {
  'date-found': ({ words }: Words<'specimens', 'date-found'>) => (
    <span>
      {`${words.text} `}
      <Mark>{words.mark}</Mark>
    </span>
  ),
  'reminder-days': ({ words }: Words<'specimens', 'reminder-days'>) => (
    <span className="flex flex-wrap items-center gap-1.5">
      <Icon name="bell" size={18} className="mr-1 text-ink" />
      <Chip stock="gold">{words.chip[0]}</Chip>
      <Chip stock="gold">{words.chip[1]}</Chip>
      <Chip dashed>{words.chip[2]}</Chip>
    </span>
  ),
  'month-list': ({ words }: Words<'specimens', 'month-list'>) => (
    <span className="grid w-full grid-cols-4 text-center text-xs">
      {words.months.map(({ name, count }) => (
        <span key={name} className="border-l border-carbon-200 first:border-0">
          {name}
          <b className="block text-base leading-tight">{count}</b>
        </span>
      ))}
    </span>
  ),
  'date-owner': ({ words }: Words<'specimens', 'date-owner'>) => (
    <>
      <Avatar {...words.avatar} />
      <span className="font-semibold text-ink">{words.text[0]}</span>
      <span className="ml-auto text-xs">{words.text[1]}</span>
    </>
  ),
  'renewal-version': ({ words }: Words<'specimens', 'renewal-version'>) => (
    <>
      <Chip stock="canary">{words.chip[0]}</Chip>
      <Icon name="arrow" size={16} />
      <Chip>{words.chip[1]}</Chip>
      <span className="ml-auto text-xs">
        {`${words.text} `}
        <Pen>{words.pen}</Pen>
      </span>
    </>
  ),
  'expired-kept': ({ words }: Words<'specimens', 'expired-kept'>) => (
    <>
      <span className="flex items-center gap-1.5 font-semibold text-red-600">
        <Icon name="alert" size={18} />
        {words.text[0]}
      </span>
      <span className="ml-auto text-xs">{words.text[1]}</span>
    </>
  ),
};
