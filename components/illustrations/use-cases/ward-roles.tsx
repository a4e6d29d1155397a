import { Sheet } from '@/components/drawings/sheet';
import { RightsTable } from '@/components/drawings/sheet-blocks';

/** Four roles on a ward and what each of them can do with a discharge note. */
export function WardRoles() {
  return (
    <Sheet title="Discharge notes, ward 3" note="4 roles">
      <RightsTable
        columns={['Role', 'View', 'Edit', 'Download']}
        roles={[
          { role: 'Doctor', permissions: [true, true, true] },
          { role: 'Nurse', permissions: [true, false, false] },
          { role: 'Laboratory', note: 'own reports only', permissions: [true, true, false] },
          { role: 'Billing', note: 'no clinical folder', permissions: [false, false, false] },
        ]}
      />
    </Sheet>
  );
}
