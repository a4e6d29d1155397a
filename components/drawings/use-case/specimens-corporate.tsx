import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { Avatar, Chip, Sheet } from '../paper';
import { FolderTree } from '../records';
import { Pen } from '../writing';
import { Line, Lines } from './lines';

export function InheritedRights({ words }: Words<'specimens', 'inherited-rights'>) {
  return (
    <Sheet title={words.title} note={words.note} bodyClassName="!py-1.5 text-base">
      <FolderTree
        rows={words.folders.flatMap(({ name, says, documents }) => [
          { name, strong: true, note: <Chip stock="sky">{says}</Chip> },
          ...documents.map(({ name, own }) => ({
            name,
            depth: 1,
            kind: 'file' as const,
            note: own ? <Chip stock="mint">{`${own.team}: ${own.right}`}</Chip> : words.inherits,
          })),
        ])}
      />
    </Sheet>
  );
}

export function ApprovalRound({ words }: Words<'specimens', 'approval-round'>) {
  return (
    <Lines>
      <Line
        lead={<Avatar {...words.lines[0].lead.avatar} />}
        name={words.lines[0].name}
        post={words.lines[0].post}
      >
        <Signed words={words.signed} time={words.lines[0].time} />
      </Line>
      <Line
        lead={<Avatar {...words.lines[1].lead.avatar} />}
        name={words.lines[1].name}
        post={words.lines[1].post}
      >
        <Signed words={words.signed} time={words.lines[1].time} />
      </Line>
      <Line
        lead={<Avatar {...words.lines[2].lead.avatar} />}
        name={words.lines[2].name}
        post={words.lines[2].post}
      >
        <span className="flex items-center gap-1.5">
          <Icon name="bell" size={16} />
          {words.lines[2].text}
        </span>
      </Line>
    </Lines>
  );
}

function Signed({
  time,
  words,
}: { time: string } & { words: Words<'specimens', 'approval-round'>['words']['signed'] }) {
  return (
    <span className="flex items-center gap-2">
      <Pen>{words.pen}</Pen>
      <span className="mono">{time}</span>
    </span>
  );
}

export function ConnectedSystems({ words }: Words<'specimens', 'connected-systems'>) {
  return (
    <Lines>
      {words.routes.map(({ icon, from, to }) => (
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
