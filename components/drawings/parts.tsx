import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { DrawnPart } from '@/lib/schema/drawings';
import { Avatar, Chip, Control, Mark, Source } from './paper';
import { FormatTab } from './records';
import { Done, Ended, Pen, Sign, Strike, Strong } from './writing';

/** Renders one part of a drawing by its kind. */
export function Part({ part }: { part: DrawnPart }) {
  if ('chip' in part)
    return (
      <Chip {...part}>
        {part.icon ? <Icon name={part.icon} size={14} /> : null}
        {part.chip}
      </Chip>
    );
  if ('ended' in part) return <Ended icon={part.icon}>{part.ended}</Ended>;
  if ('done' in part) return <Done>{part.done}</Done>;
  if ('icon' in part) return <Sign name={part.icon} />;
  if ('mono' in part) return <span className="mono">{part.mono}</span>;
  if ('strong' in part) return <Strong>{part.strong}</Strong>;
  if ('bold' in part) return <b>{part.bold}</b>;
  if ('pen' in part) return <Pen>{part.pen}</Pen>;
  if ('strike' in part) return <Strike>{part.strike}</Strike>;
  if ('mark' in part) return <Mark source={part.source}>{part.mark}</Mark>;
  if ('source' in part) return <Source n={part.source} />;
  if ('format' in part) return <FormatTab name={part.format} />;
  if ('control' in part) return <Control>{part.control}</Control>;
  if ('avatar' in part) return <Avatar {...part.avatar} />;
  return <span className={part.caret && 'border-r-2 border-pen-600'}>{part.text}</span>;
}

/** Parts without spaces between them. */
export function Parts({ parts }: { parts: readonly DrawnPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move
  return parts.map((part, index) => <Part key={index} part={part} />);
}

/** Takes the spaces beside it into its text: React writes a comment between two adjacent text nodes. */
const isPlain = (part?: DrawnPart) => part && 'text' in part && !part.caret;

const isJoined = (part?: DrawnPart) =>
  !part || ('source' in part && !('mark' in part)) || ('text' in part && /^[.,;:…)]/.test(part.text));

/** Parts as one sentence: a space between them, save before a source's number and a closing sign. */
export function Run({ parts }: { parts: readonly DrawnPart[] }) {
  return parts.map((part, index) => {
    const before = isJoined(part) || index === 0 || isPlain(parts[index - 1]) ? '' : ' ';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move
      <Fragment key={index}>
        {'text' in part && isPlain(part) ? (
          `${before}${part.text}${isJoined(parts[index + 1]) ? '' : ' '}`
        ) : (
          <>
            {before}
            <Part part={part} />
          </>
        )}
      </Fragment>
    );
  });
}

/** A paragraph for each passage. */
export function Passages({ all, className }: { all: readonly DrawnPart[][]; className?: string }) {
  return all.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a drawing never move
    <p key={index} className={className}>
      <Run parts={parts} />
    </p>
  ));
}
