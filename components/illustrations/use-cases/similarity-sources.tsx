import { Mark, Sheet } from '@/components/drawings/sheet';
import { Passage, SimilarityBar, SourceList } from '@/components/drawings/sheet-blocks';
import { Strong } from '@/components/drawings/writing';

/** A similarity result with two matched sources and their share of the thesis. */
export function SimilaritySources() {
  return (
    <Sheet title="Groundwater in a delta town" note="checked 20 Nov">
      <SimilarityBar name={<Strong>11% similar</Strong>} note={<span>84 pages read</span>} percent={11} />
      <Passage>
        <Mark source={1}>The upper layer fills within weeks of the first rain</Mark>, while the layer below
        takes a season; <Mark source={2}>the tide reaches both</Mark> through the old canal.
      </Passage>
      <SourceList
        sources={[
          { name: 'Journal article, 2019', share: '6%' },
          { name: 'Survey report, chapter 4', share: '3%' },
          { name: 'Earlier thesis, same department', share: '2%' },
        ]}
      />
    </Sheet>
  );
}
