import { Chip, Sheet } from '@/components/drawings/sheet';
import { ReplacedRows, RowEnd, SmallPrint } from '@/components/drawings/sheet-blocks';
import { PaperIcon, Pen, Strike, Strong } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';

/** Three files called final, and the one document with versions that replaces them. */
export function ReplacedFiles() {
  return (
    <Sheet title="Contracts" note="before, after">
      <ReplacedRows
        rows={[
          { label: <Strike>supply_final.docx</Strike>, value: <span className="mono">14 Nov</span> },
          { label: <Strike>supply_final_2.docx</Strike>, value: <span className="mono">18 Nov</span> },
          { label: <Strike>supply_FINAL_signed.pdf</Strike>, value: <span className="mono">20 Nov</span> },
          {
            label: (
              <RowEnd>
                <PaperIcon name="file" />
                <Strong>Supply agreement</Strong>
              </RowEnd>
            ),
            value: (
              <RowEnd>
                <Chip tone="sky">v1</Chip>
                <Chip tone="rose">v2</Chip>
                <Chip tone="lilac">v3</Chip>
                <Chip>
                  <Icon name="lock" size={14} />
                  v4
                </Chip>
              </RowEnd>
            ),
          },
        ]}
      />
      <SmallPrint>
        <Pen>“Price agreed by phone”</Pen>, note on v2
      </SmallPrint>
    </Sheet>
  );
}
