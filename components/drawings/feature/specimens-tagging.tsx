import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Chip, Mark, Progress } from '../paper';
import { Pen, Strike } from '../writing';

/** Samples of tagging. */
export const taggingSpecimens = {
  'tag-from-content': ({ words }: Words<'specimens', 'tag-from-content'>) => (
    <>
      <span className="mono">{words.text}</span>
      <Icon name="arrow" size={16} />
      <Chip stock="sky">{words.chip[0]}</Chip>
      <Chip>{words.chip[1]}</Chip>
    </>
  ),
  'tag-source': ({ words }: Words<'specimens', 'tag-source'>) => (
    <span>
      {`${words.text} `}
      <Mark source={3}>{words.mark}</Mark>
    </span>
  ),
  'tag-set': ({ words }: Words<'specimens', 'tag-set'>) => (
    <span className="flex flex-wrap gap-1.5">
      <Chip>{words.chip[0]}</Chip>
      <Chip>{words.chip[1]}</Chip>
      <Chip>{words.chip[2]}</Chip>
      <Chip dashed>{words.chip[3]}</Chip>
    </span>
  ),
  'tag-bulk': ({ words }: Words<'specimens', 'tag-bulk'>) => (
    <span className="grid w-full gap-1.5">
      <span className="flex justify-between">
        <span>{words.text[0]}</span>
        <span>{words.text[1]}</span>
      </span>
      <Progress percent={73} ai />
    </span>
  ),
  'tag-change': ({ words }: Words<'specimens', 'tag-change'>) => (
    <>
      <Strike>{words.struck}</Strike>
      <Pen>{words.pen}</Pen>
      <span className="ml-auto text-xs">{words.text}</span>
    </>
  ),
  'tag-search': ({ words }: Words<'specimens', 'tag-search'>) => (
    <>
      <Icon name="search" size={18} className="text-carbon-600" />
      <span className="flex flex-wrap gap-1.5">
        <Chip stock="sky">{words.chip[0]}</Chip>
        <Chip stock="canary">{words.chip[1]}</Chip>
      </span>
      <span className="ml-auto text-xs whitespace-nowrap">{words.text}</span>
    </>
  ),
};
