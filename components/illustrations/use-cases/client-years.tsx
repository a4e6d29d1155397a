import { FolderTree } from '@/components/drawings/records';
import { Chip, Sheet } from '@/components/drawings/sheet';

/** The folder of one client, with bills, returns and notices under the financial year. */
export function ClientYears() {
  return (
    <Sheet title="R. Menon, proprietor" note="client folder" bodyClassName="!py-1.5 text-base">
      <FolderTree
        rows={[
          { name: '2026–27', strong: true, note: 'open' },
          { name: 'Bills', depth: 1, note: 'by month' },
          { name: 'Returns', depth: 1, note: 'filed and draft' },
          { name: 'GST working, October', depth: 2, kind: 'file', note: <Chip tone="lilac">v3</Chip> },
          { name: 'Notices', depth: 1, note: 'with reply dates' },
          { name: '2025–26', kind: 'lock', note: 'closed, read-only' },
        ]}
      />
    </Sheet>
  );
}
