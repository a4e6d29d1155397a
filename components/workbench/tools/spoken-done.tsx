import type { Fact } from '@/lib/engines/engine';
import type { Spoken } from '@/lib/engines/voice/speak';
import type { SpeakWords } from '@/lib/schema/works/speak';
import { clock } from '../engine/clock';
import type { Job } from '../engine/use-job';
import { DoneBench } from '../parts/done-bench';
import type { BenchProps } from '../tool';
import type { SpeakChoice } from './speak-choices';
import { SpokenSound } from './spoken-sound';

type Props = Omit<BenchProps, 'files' | 'announce'> & {
  words: SpeakWords;
  job: Extract<Job, { state: 'done' }>;
  lines: readonly string[];
  /** Source text, passed to the next tools, which read text too. */
  source: File | undefined;
  note?: string;
  pace: SpeakChoice['pace'];
  onBack: () => void;
};

/** The finished sound: playable line by line, with its contents and hints for listening. */
export function SpokenDone({ words, job, lines, source, pace, onBack, ...bench }: Props) {
  const { times, ...outcome } = job.outcome as Spoken;
  const [file] = outcome.files;
  const [aloud, ...others] = outcome.facts;
  const facts: Fact[] = [
    ...(aloud ? [{ ...aloud, detail: words.paces[pace].toLowerCase() }] : []),
    { fact: 'voice-here' },
    ...others,
    { fact: 'names', lost: true },
  ];
  return (
    <DoneBench
      {...bench}
      job={{ ...job, outcome: { ...outcome, facts } }}
      title={source?.name ?? ''}
      figure={clock(times.at(-1)?.end ?? 0)}
      carried={source ? [source] : undefined}
      tray={file ? <SpokenSound {...{ words, lines, times, file }} /> : null}
      back={words.back}
      onBack={onBack}
    />
  );
}
