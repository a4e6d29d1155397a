import { Chip, Mark, Source } from '@/components/drawings/sheet';

/** A line of a policy with the words that the AI read, and the tag made from them, under one number. */
export function AnswerSource() {
  return (
    <span className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <span>
        {'This policy '}
        <Mark source={1}>expires on 31 March 2027</Mark>.
      </span>
      <Chip tone="lilac">
        Expires 31 March 2027
        <Source n={1} />
      </Chip>
    </span>
  );
}
