import type { Words } from '@/lib/schema/drawings/use-cases';
import { Chip, Sheet } from '../paper';
import { FolderTree } from '../records';

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
