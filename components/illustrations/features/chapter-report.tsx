import { Rows } from '@/components/drawings/records';
import { Sheet } from '@/components/drawings/sheet';
import { Share } from '@/components/drawings/sheet-blocks';
import { Pen, Strong } from '@/components/drawings/writing';
import { khan, rao } from '@/lib/sample-people';

/** The percentage of each chapter that matches other texts; the highest one stands out. */
export function ChapterReport() {
  return (
    <Sheet title="Report, thesis draft" note={`for ${rao.name}`}>
      <Share name={<span>1 Introduction</span>} figure={<Strong>4%</Strong>} percent={4} />
      <Share name={<Strong>2 Literature</Strong>} figure={<Strong>18%</Strong>} percent={18} />
      <Share name={<span>3 Method</span>} figure={<Strong>9%</Strong>} percent={9} />
      <Share name={<span>4 Results</span>} figure={<Strong>2%</Strong>} percent={2} />
      <Rows
        ruled
        className="not-first:mt-2"
        rows={[
          { label: 'Checked by', value: khan.name },
          { label: 'Cited after the check', value: <Pen>2 passages</Pen> },
        ]}
      />
    </Sheet>
  );
}
