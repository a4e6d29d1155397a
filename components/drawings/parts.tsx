import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { DrawnPart } from '@/lib/schema/drawings';
import { Avatar, Chip, Control, Mark, Source } from './paper';
import { FormatTab } from './records';
import { Pen, Strike } from './writing';

/** One word or sign of a drawing, as it looks. */
export function Part({ part }: { part: DrawnPart }) {
  if ('chip' in part)
    return (
      <Chip {...part}>
        {part.icon ? <Icon name={part.icon} size={14} /> : null}
        {part.chip}
      </Chip>
    );
  if ('ended' in part)
    return (
      <span className="flex items-center gap-1.5 font-semibold text-red-600">
        {part.icon ? <Icon name={part.icon} size={18} /> : null}
        {part.ended}
      </span>
    );
  if ('done' in part)
    return (
      <span className="flex items-center gap-1.5 font-semibold text-link">
        <Icon name="check" size={16} />
        {part.done}
      </span>
    );
  if ('icon' in part)
    return part.icon === 'arrow' ? (
      <Icon name="arrow" size={16} />
    ) : (
      <Icon name={part.icon} size={18} className="text-ink" />
    );
  if ('mono' in part) return <span className="mono">{part.mono}</span>;
  if ('strong' in part) return <span className="font-semibold text-ink">{part.strong}</span>;
  if ('pen' in part) return <Pen>{part.pen}</Pen>;
  if ('strike' in part) return <Strike>{part.strike}</Strike>;
  if ('mark' in part) return <Mark source={part.source}>{part.mark}</Mark>;
  if ('source' in part) return <Source n={part.source} />;
  if ('format' in part) return <FormatTab name={part.format} />;
  if ('control' in part) return <Control>{part.control}</Control>;
  if ('avatar' in part) return <Avatar {...part.avatar} />;
  return <span className={part.caret && 'border-r-2 border-pen-600'}>{part.text}</span>;
}

/** Parts as one sentence: a space before each, save before a source's number and a closing sign. */
export function Run({ parts }: { parts: readonly DrawnPart[] }) {
  return parts.map((part, index) => {
    const joined =
      index === 0 ||
      ('source' in part && !('mark' in part)) ||
      ('text' in part && /^[.,;:…)]/.test(part.text));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move
      <Fragment key={index}>
        {joined ? null : ' '}
        <Part part={part} />
      </Fragment>
    );
  });
}
