import { Avatar } from '@/components/drawings/sheet';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import { Line, Lines } from './lines';

/** Three members of staff and one client, each with the folders they can see. */
export function StaffClients() {
  return (
    <Lines>
      <Line lead={<Avatar {...avatar(rao)} />} name={rao.name} post="Admin">
        <span>All clients</span>
      </Line>
      <Line lead={<Avatar {...avatar(iyer)} />} name={iyer.name} post="Manager">
        <span>R. Menon, K. Das</span>
      </Line>
      <Line lead={<Avatar {...avatar(khan)} />} name={khan.name} post="Employee">
        <span>R. Menon</span>
      </Line>
      <Line lead={<Avatar initials="RM" tone="sky" />} name="R. Menon" post="client">
        <span>Own folder, view</span>
      </Line>
    </Lines>
  );
}
