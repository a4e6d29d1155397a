import { Avatar } from '@/components/drawings/sheet';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import { Line, Lines } from './lines';

/** Three members of staff and one client, each with the folders they can see. */
export function StaffClients() {
  return (
    <Lines>
      <Line icon={<Avatar {...avatar(rao)} />} name={rao.name} officeRole="Admin">
        <span>All clients</span>
      </Line>
      <Line icon={<Avatar {...avatar(iyer)} />} name={iyer.name} officeRole="Manager">
        <span>R. Menon, K. Das</span>
      </Line>
      <Line icon={<Avatar {...avatar(khan)} />} name={khan.name} officeRole="Employee">
        <span>R. Menon</span>
      </Line>
      <Line icon={<Avatar initials="RM" tone="sky" />} name="R. Menon" officeRole="client">
        <span>Own folder, view</span>
      </Line>
    </Lines>
  );
}
