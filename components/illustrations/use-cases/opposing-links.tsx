import { Rows } from '@/components/drawings/records';
import { Avatar, Control, Sheet } from '@/components/drawings/sheet';
import { IconLine, SmallPrint, TwoSheets } from '@/components/drawings/sheet-blocks';
import { Ended, PaperIcon, Strong } from '@/components/drawings/writing';
import { avatar, rao } from '@/lib/sample-people';
import type { Claims } from '../claims';

/** Two links to opposing counsel, one open and one revoked. */
export function OpposingLinks({ claims }: { claims: Claims }) {
  return (
    <TwoSheets second="smaller">
      <Sheet tone="sky" fold="none">
        <IconLine>
          <PaperIcon name="link" />
          <Strong>Opposing counsel</Strong>
        </IconLine>
        <Rows
          ruled
          className="not-first:mt-2"
          rows={[
            { label: 'Expires in', value: claims.linkLong },
            { label: 'Access', value: 'View, with password' },
            { label: 'Opened', value: '12:10' },
          ]}
        />
        <IconLine>
          <Control>Revoke link</Control>
        </IconLine>
      </Sheet>
      <Sheet fold="none">
        <IconLine>
          <Avatar {...avatar(rao)} />
          <span className="mono">10:15</span>
        </IconLine>
        <IconLine>
          <Ended>Link 2c81 revoked</Ended>
        </IconLine>
        <Rows
          ruled
          className="not-first:mt-2"
          rows={[
            { label: 'By', value: rao.name },
            { label: 'Status', value: 'closed' },
          ]}
        />
        <SmallPrint>First round of talks, ended without an agreement</SmallPrint>
      </Sheet>
    </TwoSheets>
  );
}
