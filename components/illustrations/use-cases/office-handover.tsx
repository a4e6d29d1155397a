import { PaperIcon } from '@/components/drawings/writing';
import { avatar, iyer, khan } from '@/lib/sample-people';
import { HandoverLine, Line, Lines } from './lines';

/** Handover of the examination office from one person to another: folders, reminders and templates. */
export function OfficeHandover() {
  return (
    <Lines>
      <HandoverLine
        from={{ avatar: avatar(khan), name: khan.name }}
        to={{ avatar: avatar(iyer), name: iyer.name }}
      />
      <Line icon={<PaperIcon name="folder" />} name="Examination folders">
        <span>214 files</span>
      </Line>
      <Line icon={<PaperIcon name="bell" />} name="Reminders">
        <span>9 dates</span>
      </Line>
      <Line icon={<PaperIcon name="file" />} name="Templates">
        <span>6</span>
      </Line>
    </Lines>
  );
}
