import { Rows } from '@/components/drawings/records';
import { Sheet } from '@/components/drawings/sheet';
import { SimilarityBar } from '@/components/drawings/sheet-blocks';
import { Pen, Strong } from '@/components/drawings/writing';
import { khan, rao } from '@/lib/sample-people';

/** The percentage of each chapter that matches other texts; the highest one stands out. */
export function ChapterReport() {
  return (
    <Sheet title="Report, thesis draft" note={`for ${rao.name}`}>
      <SimilarityBar name={<span>1 Introduction</span>} note={<Strong>4%</Strong>} percent={4} />
      <SimilarityBar name={<Strong>2 Literature</Strong>} note={<Strong>18%</Strong>} percent={18} />
      <SimilarityBar name={<span>3 Method</span>} note={<Strong>9%</Strong>} percent={9} />
      <SimilarityBar name={<span>4 Results</span>} note={<Strong>2%</Strong>} percent={2} />
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
