import { Sign } from '@/components/drawings/writing';
import { avatar, iyer, khan } from '@/lib/sample-people';
import { Between, Line, Lines } from './lines';

/** Handover of the examination office from one person to another: folders, reminders and templates. */
export function OfficeHandover() {
  return (
    <Lines>
      <Between
        from={{ avatar: avatar(khan), name: khan.name }}
        to={{ avatar: avatar(iyer), name: iyer.name }}
      />
      <Line icon={<Sign name="folder" />} name="Examination folders">
        <span>214 files</span>
      </Line>
      <Line icon={<Sign name="bell" />} name="Reminders">
        <span>9 dates</span>
      </Line>
      <Line icon={<Sign name="file" />} name="Templates">
        <span>6</span>
      </Line>
    </Lines>
  );
}
