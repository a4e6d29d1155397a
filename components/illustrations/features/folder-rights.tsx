import { FolderTree } from '@/components/drawings/records';
import { Sheet } from '@/components/drawings/sheet';
import { OverrideNote } from '@/components/drawings/sheet-blocks';

/** Subfolders inherit the rights of a folder; one override changes those of a subfolder and its files. */
export function FolderRights() {
  return (
    <Sheet title="Accounts" note="folder access" bodyClassName="!py-1.5">
      <FolderTree
        rows={[
          { name: 'Accounts', strong: true, note: 'Managers edit' },
          { name: 'Vendor contracts', depth: 1, note: 'inherited' },
          { name: 'Invoices', depth: 1, note: 'inherited' },
          { name: 'Payroll', depth: 1, strong: true, note: <OverrideNote>Admin only</OverrideNote> },
          { name: 'Payslips, March', depth: 2, kind: 'file', note: 'inherited' },
        ]}
      />
    </Sheet>
  );
}
