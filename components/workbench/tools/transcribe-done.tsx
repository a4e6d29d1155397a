import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Fact } from '@/lib/engines/engine';
import type { Passage } from '@/lib/engines/voice/transcript';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/words';
import { useCopy } from '../engine/use-copy';
import type { Job } from '../engine/use-job';
import { DoneBench } from '../parts/done-bench';
import type { BenchProps } from '../tool';
import type { TranscribeChoice } from './transcribe-choices';
import { Transcript } from './transcript';
import { wordsIn } from './use-rows';

type Props = Omit<BenchProps, 'files'> & {
  words: TranscribeWords;
  job: Extract<Job, { state: 'done' }>;
  title: string;
  note?: string;
  choice: TranscribeChoice;
  passages: readonly Passage[];
  /** The browser wrote some of it. */
  heard: boolean;
  player: ReactNode;
  onBack: () => void;
};

/** The transcript that was made: what is in it, and its words for other programs. */
export function TranscribeDone({
  words,
  announce,
  choice,
  passages,
  heard,
  player,
  onBack,
  ...bench
}: Props) {
  const { state, copy } = useCopy();
  const timed = choice.times || choice.format === 'srt';
  const known: Fact[] = [
    ...(timed ? [{ fact: 'time-marks', count: passages.length }] : []),
    { fact: 'written-here' },
    ...(heard ? [{ fact: 'misheard', lost: true }] : []),
  ];
  const paragraphs = say(words.paragraphs, { count: passages.length });
  return (
    <DoneBench
      {...bench}
      known={known}
      figure={`${paragraphs} · ${say(words.words, { count: wordsIn(passages) })}`}
      next={choice.format === 'docx' ? bench.next : []}
      tray={
        <>
          {player}
          <Transcript passages={passages} />
        </>
      }
      back={words.back}
      onBack={onBack}
    >
      <Button
        variant="outline"
        className="mt-2 w-full"
        onClick={() =>
          void copy(passages.map(({ text }) => text).join('\n')).then(
            (went) => went && announce(words.copied),
          )
        }
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? words.copied : words.copy}
      </Button>
      {state === 'refused' ? (
        <p role="alert" className="mt-2">
          {words.copyRefused}
        </p>
      ) : null}
    </DoneBench>
  );
}
