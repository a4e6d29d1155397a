import { Avatar, Chip, Pen, Sheet } from '@/components/mockups/paper';
import { iyer, khan, rao } from '@/components/mockups/people';
import { FolderTree } from '@/components/mockups/records';
import { folders } from '@/components/mockups/use-case/policy-rights';
import { Icon, type IconName } from '@/components/ui/icon';
import { Line, Lines } from './lines';

export function InheritedRights() {
  return (
    <Sheet title="Company" note="rights by group" bodyClassName="!py-1.5 text-base">
      <FolderTree
        rows={folders.flatMap(({ name, says, documents }) => [
          { name, strong: true, note: <Chip stock="sky">{says}</Chip> },
          ...documents.map(({ name, own }) => ({
            name,
            depth: 1,
            kind: 'file' as const,
            note: own ? <Chip stock="mint">{`${own.team}: ${own.right}`}</Chip> : 'as the folder',
          })),
        ])}
      />
    </Sheet>
  );
}

export function ApprovalRound() {
  return (
    <Lines>
      <Line lead={<Avatar {...iyer} />} name={iyer.name} post={iyer.role}>
        <Signed time="13:58" />
      </Line>
      <Line lead={<Avatar {...rao} />} name={rao.name} post={rao.role}>
        <Signed time="14:02" />
      </Line>
      <Line lead={<Avatar {...khan} />} name={khan.name} post={khan.role}>
        <span className="flex items-center gap-1.5">
          <Icon name="bell" size={16} />
          reminded
        </span>
      </Line>
    </Lines>
  );
}

function Signed({ time }: { time: string }) {
  return (
    <span className="flex items-center gap-2">
      <Pen>signed</Pen>
      <span className="mono">{time}</span>
    </span>
  );
}

const routes: { icon: IconName; from: string; to: string }[] = [
  { icon: 'external', from: 'Vendor portal', to: 'Contracts' },
  { icon: 'mail', from: 'E-mail', to: 'Invoices' },
  { icon: 'folder', from: 'Cloud drive', to: 'Policies' },
];

export function ConnectedSystems() {
  return (
    <Lines>
      {routes.map(({ icon, from, to }) => (
        <Line key={from} lead={<Icon name={icon} size={20} className="text-ink" />} name={from}>
          <span className="grid grid-cols-[auto_5.5rem] items-center gap-2 [&>:last-child]:justify-center">
            <Icon name="arrow" size={16} />
            <Chip stock="sky">{to}</Chip>
          </span>
        </Line>
      ))}
    </Lines>
  );
}
