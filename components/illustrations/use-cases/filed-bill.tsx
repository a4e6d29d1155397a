import { Rows } from '@/components/drawings/records';
import { Mark, Sheet } from '@/components/drawings/sheet';
import { IconLine, TwoSheets } from '@/components/drawings/sheet-blocks';
import { PaperIcon, Strong } from '@/components/drawings/writing';

/** A bill that came by email, filed under its client and year, and the due date of the return it belongs to. */
export function FiledBill() {
  return (
    <TwoSheets second="over">
      <Sheet title="bill-2207.pdf" note="by email" fold="small">
        <Rows
          ruled
          className="not-first:mt-2"
          rows={[
            { label: 'Bill to', value: <Mark>K. Das, trader</Mark> },
            { label: 'Date', value: <Mark>3 November 2026</Mark> },
          ]}
        />
      </Sheet>
      <Sheet tone="gold" fold="none">
        <IconLine>
          <PaperIcon name="folder" />
          <Strong>K. Das, 2026–27, Bills</Strong>
        </IconLine>
        <IconLine>
          <PaperIcon name="bell" />
          <Strong>GST return, due 20 December</Strong>
        </IconLine>
      </Sheet>
    </TwoSheets>
  );
}
