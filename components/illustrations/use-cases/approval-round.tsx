import { Avatar } from '@/components/drawings/sheet';
import { Pen, Sign } from '@/components/drawings/writing';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import { Line, Lines } from './lines';

/** An approval round in which two of three people have signed. */
export function ApprovalRound() {
  return (
    <Lines>
      <Line lead={<Avatar {...avatar(iyer)} />} name={iyer.name} post="Manager">
        <Pen>signed</Pen>
        <span className="mono">13:58</span>
      </Line>
      <Line lead={<Avatar {...avatar(rao)} />} name={rao.name} post="Admin">
        <Pen>signed</Pen>
        <span className="mono">14:02</span>
      </Line>
      <Line lead={<Avatar {...avatar(khan)} />} name={khan.name} post="Employee">
        <Sign name="bell" />
        <span>reminded</span>
      </Line>
    </Lines>
  );
}
