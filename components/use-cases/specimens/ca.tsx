import { Avatar, Chip, Sheet } from '@/components/mockups/paper';
import { iyer, khan, rao } from '@/components/mockups/people';
import { FolderTree } from '@/components/mockups/records';
import { Icon } from '@/components/ui/icon';
import { Line, Lines } from './lines';

export function ClientYear() {
  return (
    <Sheet title="R. Menon, proprietor" note="client folder" bodyClassName="!py-1.5 text-base">
      <FolderTree
        rows={[
          { name: '2025–26', strong: true, note: 'open' },
          { name: 'Bills', depth: 1, note: 'by month' },
          { name: 'Returns', depth: 1, note: 'filed and draft' },
          { name: 'GST working, October', depth: 2, kind: 'file', note: <Chip stock="canary">v3</Chip> },
          { name: 'Notices', depth: 1, note: 'with reply dates' },
          { name: '2024–25', kind: 'lock', note: 'closed, read only' },
        ]}
      />
    </Sheet>
  );
}

export function DueDates() {
  return (
    <Lines>
      <Line lead="31 Oct" name="Shop licence">
        <span className="flex items-center gap-1.5 font-semibold text-error">
          <Icon name="alert" size={16} />
          Expired
        </span>
      </Line>
      <Line lead="11 Nov" name="GST sales return">
        <span className="flex items-center gap-1.5 font-semibold text-link">
          <Icon name="check" size={16} />
          Filed
        </span>
      </Line>
      <Line lead="20 Nov" name="GST return, October">
        in 3 days
      </Line>
      <Line lead="15 Dec" name="Advance tax">
        in 28 days
      </Line>
    </Lines>
  );
}

export function StaffClients() {
  return (
    <Lines>
      <Line lead={<Avatar {...rao} />} name={rao.name} post={rao.role}>
        All clients
      </Line>
      <Line lead={<Avatar {...iyer} />} name={iyer.name} post={iyer.role}>
        R. Menon, K. Das
      </Line>
      <Line lead={<Avatar {...khan} />} name={khan.name} post={khan.role}>
        R. Menon
      </Line>
      <Line lead={<Avatar initials="RM" stock="sky" />} name="R. Menon" post="client">
        Own folder, view
      </Line>
    </Lines>
  );
}
