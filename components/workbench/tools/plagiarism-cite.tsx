import type { MouseEvent } from 'react';
import type { PackedPaper } from '@/lib/engines/text/pack';
import type { Copied } from '@/lib/engines/text/plagiarism/screen';
import { useCopy } from '../engine/use-copy';
import { SlipNote, Way } from '../parts/bench';
import type { ToolProps } from '../tool';
import { referenceTo } from './plagiarism-text';

type Props = Pick<ToolProps<'plagiarism'>, 'words' | 'announce'> & {
  passage: Copied;
  source: PackedPaper;
  /** Marks the passage as a quotation. */
  onQuote: () => void;
};

/** Actions for a passage, below it. */
export function PlagiarismCite({ words, passage, source, onQuote, announce }: Props) {
  const { state, copy } = useCopy();
  const reference = referenceTo(words, source, passage.from);

  /** The next passage has its own slip, so the pressed button is removed. */
  function quote({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest('.paper')?.querySelector('h2')?.focus({ preventScroll: true });
    onQuote();
  }

  return (
    <div className="mt-2.5 mb-3.5">
      <SlipNote title={words.cite.title}>
        {reference}
        <span className="flex flex-wrap gap-x-4.5">
          <Way onClick={() => void copy(reference).then((went) => went && announce(words.cite.copied))}>
            {state === 'copied' ? words.cite.copied : words.cite.copy}
          </Way>
          <Way onClick={quote}>{words.cite.quotation}</Way>
        </span>
        {state === 'refused' ? <span role="alert">{words.cite.refused}</span> : null}
      </SlipNote>
    </div>
  );
}
