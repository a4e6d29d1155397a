import { FolderTree } from '@/components/drawings/records';
import { Sheet } from '@/components/drawings/sheet';
import { SetByHand } from '@/components/drawings/sheet-blocks';

/** A folder passes its rights down; one override changes what is under it. */
export function FolderRights() {
  return (
    <Sheet title="Accounts" note="folder access" bodyClassName="!py-1.5">
      <FolderTree
        rows={[
          { name: 'Accounts', strong: true, note: 'Managers edit' },
          { name: 'Vendor contracts', depth: 1, note: 'inherited' },
          { name: 'Invoices', depth: 1, note: 'inherited' },
          { name: 'Payroll', depth: 1, strong: true, note: <SetByHand>Admin only</SetByHand> },
          { name: 'Payslips, March', depth: 2, kind: 'file', note: 'inherited' },
        ]}
      />
    </Sheet>
  );
}
