import { Avatar } from '@/components/drawings/sheet';
import { PaperIcon, Pen } from '@/components/drawings/writing';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import { Line, Lines } from './lines';

/** An approval round in which two of three people have signed. */
export function ApprovalRound() {
  return (
    <Lines>
      <Line icon={<Avatar {...avatar(iyer)} />} name={iyer.name} officeRole="Manager">
        <Pen>signed</Pen>
        <span className="mono">13:58</span>
      </Line>
      <Line icon={<Avatar {...avatar(rao)} />} name={rao.name} officeRole="Admin">
        <Pen>signed</Pen>
        <span className="mono">14:02</span>
      </Line>
      <Line icon={<Avatar {...avatar(khan)} />} name={khan.name} officeRole="Employee">
        <PaperIcon name="bell" />
        <span>reminded</span>
      </Line>
    </Lines>
  );
}
