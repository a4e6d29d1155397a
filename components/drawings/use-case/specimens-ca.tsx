import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { Avatar, Chip, Sheet } from '../paper';
import { FolderTree } from '../records';
import { Line, Lines } from './lines';

export function ClientYear({ words }: Words<'specimens', 'client-year'>) {
  return (
    <Sheet title={words.title} note={words.note} bodyClassName="!py-1.5 text-base">
      <FolderTree
        rows={[
          words.rows[0],
          words.rows[1],
          words.rows[2],
          {
            name: words.rows[3].name,
            depth: 2,
            kind: 'file',
            note: <Chip stock="canary">{words.rows[3].note}</Chip>,
          },
          words.rows[4],
          words.rows[5],
        ]}
      />
    </Sheet>
  );
}

export function DueDates({ words }: Words<'specimens', 'due-dates'>) {
  return (
    <Lines>
      <Line lead={words.lines[0].lead} name={words.lines[0].name}>
        <span className="flex items-center gap-1.5 font-semibold text-error">
          <Icon name="alert" size={16} />
          {words.lines[0].text}
        </span>
      </Line>
      <Line lead={words.lines[1].lead} name={words.lines[1].name}>
        <span className="flex items-center gap-1.5 font-semibold text-link">
          <Icon name="check" size={16} />
          {words.lines[1].text}
        </span>
      </Line>
      <Line lead={words.lines[2].lead} name={words.lines[2].name}>
        {words.lines[2].text}
      </Line>
      <Line lead={words.lines[3].lead} name={words.lines[3].name}>
        {words.lines[3].text}
      </Line>
    </Lines>
  );
}

export function StaffClients({ words }: Words<'specimens', 'staff-clients'>) {
  return (
    <Lines>
      <Line
        lead={<Avatar {...words.lines[0].lead.avatar} />}
        name={words.lines[0].name}
        post={words.lines[0].post}
      >
        {words.lines[0].text}
      </Line>
      <Line
        lead={<Avatar {...words.lines[1].lead.avatar} />}
        name={words.lines[1].name}
        post={words.lines[1].post}
      >
        {words.lines[1].text}
      </Line>
      <Line
        lead={<Avatar {...words.lines[2].lead.avatar} />}
        name={words.lines[2].name}
        post={words.lines[2].post}
      >
        {words.lines[2].text}
      </Line>
      <Line
        lead={<Avatar initials={words.lines[3].lead.initials} stock="sky" />}
        name={words.lines[3].name}
        post={words.lines[3].post}
      >
        {words.lines[3].text}
      </Line>
    </Lines>
  );
}
