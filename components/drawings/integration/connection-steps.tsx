import { Icon } from '@/components/ui/icon';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Avatar, Sheet } from '../paper';
import { Parts, Run } from '../parts';
import { signaturePaths } from '../signature-paths';
import { Signature } from '../writing';

export function Allow({ copy }: IntegrationCopy<'steps', 'allow'>) {
  return (
    <Sheet fold="small" className="flex w-full flex-col" bodyClassName="flex grow flex-col">
      <p className="pr-5 font-semibold text-ink">{copy.question}</p>
      <div className="mt-auto flex items-end justify-between border-b border-carbon-950 pt-3">
        <Signature width={104} hand={signaturePaths.rao} />
        <Avatar {...copy.avatar} />
      </div>
      <p className="mt-2 flex justify-between text-sm">
        <span>{copy.allowed}</span>
        <span className="mono">{copy.time}</span>
      </p>
    </Sheet>
  );
}

export function Choose({ copy }: IntegrationCopy<'steps', 'choose'>) {
  return (
    <Sheet
      fold="small"
      className="flex w-full flex-col"
      bodyClassName="!py-1.5 grid grow divide-y divide-carbon-200"
    >
      {copy.choices.map(({ name, on }) => (
        <p key={name} className="flex items-center gap-3 py-2.5">
          <span
            className={`grid size-5.5 place-items-center rounded-sheet border-[1.5px] ${on ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
          >
            {on ? <Icon name="check" size={16} stroke={3} /> : null}
          </span>
          <span className={on ? 'font-semibold text-ink' : 'text-muted'}>{name}</span>
          <span className="ml-auto text-sm">{on ? copy.passes : copy.stays}</span>
        </p>
      ))}
    </Sheet>
  );
}

export function Arrive({ copy }: IntegrationCopy<'steps', 'arrive'>) {
  return (
    <Sheet title={copy.title} note={copy.note} fold="small" className="w-full" bodyClassName="!pb-4">
      <p>
        <Run parts={copy.passage} />
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Parts parts={copy.tags} />
      </p>
      <p className="mono mt-3 border-t border-carbon-200 pt-2.5">{copy.came}</p>
    </Sheet>
  );
}
