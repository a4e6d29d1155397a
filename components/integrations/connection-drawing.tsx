import type { ComponentType } from 'react';
import { Avatar, Chip, Mark, Sheet, Signature } from '@/components/mockups/paper';
import { rao } from '@/components/mockups/people';
import { Icon } from '@/components/ui/icon';
import type { ConnectionDrawing as Name } from '@/lib/schema/integrations';

function Allow() {
  return (
    <Sheet fold="small" className="flex w-full flex-col" bodyClassName="flex grow flex-col">
      <p className="pr-5 font-semibold text-ink">May this connection bring documents in?</p>
      <div className="mt-auto flex items-end justify-between border-b border-carbon-950 pt-3">
        <Signature width={104} hand={rao.hand} />
        <Avatar {...rao} />
      </div>
      <p className="mt-2 flex justify-between text-xs">
        <span>{`Allowed by ${rao.name}, ${rao.role}`}</span>
        <span className="mono">09:00</span>
      </p>
    </Sheet>
  );
}

const choices = [
  { name: 'Clients', on: true },
  { name: 'Bills', on: true },
  { name: 'Private', on: false },
];

function Choose() {
  return (
    <Sheet
      fold="small"
      className="flex w-full flex-col"
      bodyClassName="!py-1.5 grid grow divide-y divide-carbon-200"
    >
      {choices.map(({ name, on }) => (
        <p key={name} className="flex items-center gap-3 py-2.5">
          <span
            className={`grid size-5.5 place-items-center rounded-sheet border-[1.5px] ${on ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
          >
            {on ? <Icon name="check" size={16} stroke={3} /> : null}
          </span>
          <span className={on ? 'font-semibold text-ink' : 'text-muted'}>{name}</span>
          <span className="ml-auto text-xs">{on ? 'may pass' : 'stays there'}</span>
        </p>
      ))}
    </Sheet>
  );
}

function Arrive() {
  return (
    <Sheet title="agreement.pdf" note="v1" fold="small" className="w-full" bodyClassName="!pb-4">
      <p>
        Rent agreement until <Mark>31 March 2028</Mark>.
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Chip stock="sky">Contract</Chip>
        <Chip stock="gold">31 Mar 2028</Chip>
      </p>
      <p className="mono mt-3 border-t border-carbon-200 pt-2.5">09:04 in by connection 1</p>
    </Sheet>
  );
}

const drawings: Record<Name, ComponentType> = { allow: Allow, choose: Choose, arrive: Arrive };

/** The paper of one step: a permission, a choice, the first arrival. */
export function ConnectionDrawing({ name }: { name: Name }) {
  const Drawing = drawings[name];
  return (
    <div aria-hidden="true" className="grid max-lg:items-end">
      <Drawing />
    </div>
  );
}
