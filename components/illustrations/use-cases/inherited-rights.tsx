import { FolderTree } from '@/components/drawings/records';
import { Chip, Sheet } from '@/components/drawings/sheet';

/** Two company folders whose documents inherit their permissions, and two documents with an additional one. */
export function InheritedRights() {
  return (
    <Sheet title="Company" note="access by group" bodyClassName="!py-1.5 text-base">
      <FolderTree
        rows={[
          { name: 'Policies', strong: true, note: <Chip tone="sky">HR: edit, all: view</Chip> },
          { name: 'Leave policy', depth: 1, kind: 'file', note: 'inherited' },
          { name: 'Travel policy', depth: 1, kind: 'file', note: <Chip tone="mint">Finance: edit</Chip> },
          { name: 'People', strong: true, note: <Chip tone="sky">HR: edit</Chip> },
          { name: 'Offer letters', depth: 1, kind: 'file', note: 'inherited' },
          { name: 'Payroll, October', depth: 1, kind: 'file', note: <Chip tone="mint">Finance: view</Chip> },
        ]}
      />
    </Sheet>
  );
}
