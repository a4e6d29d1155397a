import { FolderTree } from '@/components/drawings/records';
import { Sheet } from '@/components/drawings/sheet';
import { SearchField, TwoSheets } from '@/components/drawings/sheet-blocks';

/** The same search by a nurse, who finds three clinical papers, and by the billing desk, which finds a form. */
export function WardSearch() {
  return (
    <TwoSheets second="equal">
      <Sheet title="Nurse, ward 3" note="3 found" fold="small">
        <SearchField>ward 3, bed 7</SearchField>
        <FolderTree
          rows={[
            { name: 'Blood report', kind: 'file', strong: true, note: '20 Nov' },
            { name: 'ECG', kind: 'file', note: '19 Nov' },
            { name: 'Consent', kind: 'file', note: '14 Nov' },
          ]}
        />
      </Sheet>
      <Sheet title="Billing desk" note="1 found" fold="small">
        <SearchField>ward 3, bed 7</SearchField>
        <FolderTree rows={[{ name: 'Insurance form', kind: 'file', note: '14 Nov' }]} />
      </Sheet>
    </TwoSheets>
  );
}
