import { Icon } from '@/components/ui/icon';
import { Chip, Mark, Pen, Progress, Strike } from '../paper';
import { iyer } from '../people';

/** Samples of tagging. */
export const taggingSpecimens = {
  'tag-from-content': () => (
    <>
      <span className="mono">scan_0047.pdf</span>
      <Icon name="arrow" size={16} />
      <Chip stock="sky">Contract</Chip>
      <Chip>Unit 4B</Chip>
    </>
  ),
  'tag-source': () => (
    <span>
      …and <Mark source={3}>expires on 31 March 2028</Mark>
    </span>
  ),
  'tag-set': () => (
    <span className="flex flex-wrap gap-1.5">
      <Chip>Client</Chip>
      <Chip>Year</Chip>
      <Chip>Matter</Chip>
      <Chip dashed>Add a tag</Chip>
    </span>
  ),
  'tag-bulk': () => (
    <span className="grid w-full gap-1.5">
      <span className="flex justify-between">
        <span>Old leases</span>
        <span>38 of 52 read</span>
      </span>
      <Progress percent={73} ai />
    </span>
  ),
  'tag-change': () => (
    <>
      <Strike>Legal</Strike>
      <Pen>Property</Pen>
      <span className="ml-auto text-xs">{iyer.name}</span>
    </>
  ),
  'tag-search': () => (
    <>
      <Icon name="search" size={18} className="text-carbon-600" />
      <span className="flex flex-wrap gap-1.5">
        <Chip stock="sky">Contract</Chip>
        <Chip stock="canary">Expires 2028</Chip>
      </span>
      <span className="ml-auto text-xs whitespace-nowrap">3 found</span>
    </>
  ),
};
