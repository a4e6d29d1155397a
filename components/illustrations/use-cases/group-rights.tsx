import { Rows } from '@/components/drawings/records';
import { Chip, Sheet } from '@/components/drawings/sheet';
import { Signatures, TwoColumns } from '@/components/drawings/sheet-blocks';
import { Bars } from '@/components/drawings/writing';
import { iyer } from '@/lib/sample-people';

/** A signed contract, with the permissions of three groups. */
export function GroupRights() {
  return (
    <Sheet title="Maintenance contract" note="v3">
      <TwoColumns
        left={
          <>
            <Bars widths={[62, 100, 92, 74]} headingLines={[0]} />
            <Signatures signatures={[{ hand: 'iyer', name: iyer.name, time: '18 Nov' }]} />
          </>
        }
        right={
          <Rows
            ruled
            className="not-first:mt-2"
            rows={[
              { label: <Chip tone="sky">Legal</Chip>, value: 'download' },
              { label: <Chip tone="mint">Finance</Chip>, value: 'view' },
              { label: <Chip>HR</Chip>, value: 'no access' },
            ]}
          />
        }
      />
    </Sheet>
  );
}
