import type { Fact } from 'engines';
import type { Passage } from 'engines/voice';
import type { ReactNode } from 'react';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/sentences';
import { useCopy } from '../engine/use-copy';
import type { Job } from '../engine/use-job';
import { CopyButton } from '../parts/copy-button';
import { DoneBench } from '../parts/done-bench';
import type { BenchProps } from '../tool';
import { toCheck } from './names-in';
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
  /** Language of the browser's transcription, if it transcribed some of it. */
  language?: string;
  player: ReactNode;
  onBack: () => void;
};

/** The finished transcript: its contents, and a button that copies its text. */
export function TranscribeDone({
  words,
  announce,
  choice,
  passages,
  language,
  player,
  onBack,
  ...bench
}: Props) {
  const { state: copied, copy } = useCopy();
  const text = passages.map(({ text }) => text).join('\n');
  const onCopy = () => void copy(text).then((went) => went && announce(words.copied));
  const timed = choice.times || choice.format === 'srt';
  const known: Fact[] = [
    ...(timed ? [{ fact: 'time-marks', count: passages.length }] : []),
    { fact: 'written-here' },
    ...(language === undefined ? [] : [checkOf(passages, language)]),
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
          <Transcript {...{ passages, language }} label={words.desk} />
        </>
      }
      back={words.back}
      onBack={onBack}
    >
      <CopyButton {...{ words, copied, onCopy }} second className="mt-2" />
    </DoneBench>
  );
}

/** Most names listed individually. */
const told = 4;

function checkOf(passages: readonly Passage[], language: string): Fact {
  const names = toCheck(
    passages.map(({ text }) => text),
    language,
  );
  if (names.length === 0) return { fact: 'misheard', lost: true };
  const detail = names.slice(0, told).join(', ') + (names.length > told ? ' …' : '');
  return { fact: 'to-check', lost: true, count: names.length, detail };
}
