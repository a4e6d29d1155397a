import type { Fact } from 'engines';
import type { Passage } from 'engines/voice';
import type { ReactNode } from 'react';
import { formatMessage } from '@/lib/sentences';
import { CopyButton } from '../documents/copy-button';
import { useCopyToClipboard } from '../documents/use-copy-to-clipboard';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import { useShell } from '../shell/shell-context';
import type { Job } from '../shell/use-job';
import { useMessages } from '../shell/use-messages';
import { namesAndFigures } from './names-and-figures';
import type { TranscribeChoice } from './transcribe-options';
import { Transcript } from './transcript';
import { countWords } from './use-rows';

type Props = {
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

/** The finished transcript with its player, facts about it, and a button that copies its text. */
export function TranscriptResult({ job, choice, passages, language, player, onBack, ...header }: Props) {
  const { announce, next } = useShell();
  const messages = useMessages('speech-to-text');
  const { state: copied, copy } = useCopyToClipboard();
  const { outcome, seconds } = job;
  const text = passages.map(({ text }) => text).join('\n');
  const onCopy = () => void copy(text).then((isCopied) => isCopied && announce(messages.copied));
  const timed = choice.times || choice.format === 'srt';
  const known: Fact[] = [
    ...(timed ? [{ fact: 'time-marks', count: passages.length }] : []),
    { fact: 'written-here' },
    ...(language === undefined ? [] : [checkOf(passages, language)]),
  ];
  const paragraphs = formatMessage(messages.paragraphs, { count: passages.length });
  return (
    <ResultShell
      {...header}
      job={job}
      documentPane={
        <>
          {player}
          <Transcript {...{ passages, language }} label={messages.transcriptRows} />
        </>
      }
      back={messages.back}
      onBack={onBack}
      optionsPanel={
        <ResultPanel
          files={outcome.files}
          facts={[...known, ...outcome.facts]}
          seconds={seconds}
          figure={`${paragraphs} · ${formatMessage(messages.words, { count: countWords(passages) })}`}
          next={choice.format === 'docx' ? next : []}
        >
          <CopyButton {...{ messages, copied, onCopy }} isSecondary className="mt-2" />
        </ResultPanel>
      }
    />
  );
}

/** Maximum number of names and figures listed. */
const maxNames = 4;

function checkOf(passages: readonly Passage[], language: string): Fact {
  const names = namesAndFigures(
    passages.map(({ text }) => text),
    language,
  );
  if (names.length === 0) return { fact: 'misheard', lost: true };
  const detail = names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ' …' : '');
  return { fact: 'to-check', lost: true, count: names.length, detail };
}
