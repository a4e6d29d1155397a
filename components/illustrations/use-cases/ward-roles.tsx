import { Sheet } from '@/components/drawings/sheet';
import { RightsTable } from '@/components/drawings/sheet-blocks';

/** Four roles on a ward and what each of them can do with a discharge note. */
export function WardRoles() {
  return (
    <Sheet title="Discharge notes, ward 3" note="4 roles">
      <RightsTable
        columns={['Role', 'View', 'Edit', 'Download']}
        roles={[
          { role: 'Doctor', rights: [true, true, true] },
          { role: 'Nurse', rights: [true, false, false] },
          { role: 'Laboratory', note: 'own reports only', rights: [true, true, false] },
          { role: 'Billing', note: 'no clinical folder', rights: [false, false, false] },
        ]}
      />
    </Sheet>
  );
}
