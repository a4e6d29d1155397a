import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { clock } from '../shell/clock';
import { optionsOf, Segments, Select } from '../shell/field';
import { Notice, NoticeAction } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import { packBrowser } from './recognition';
import { languages, type Transcriber } from './use-transcriber';

export type TranscriptionMethodName = keyof Messages<'speech-to-text'>['methods'];

/** Who transcribes, and what the browser can transcribe. */
export type TranscriptionProps = {
  transcriber: Transcriber;
  method: TranscriptionMethodName;
  onMethod: (method: TranscriptionMethodName) => void;
  /** If missing, there is no recording. */
  onRecording?: () => void;
  onMicrophone: () => void;
  /** Whether the browser has transcribed something already. */
  hasTranscript: boolean;
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Name of a language in English, as a value for `formatMessage`. */
export const nameOf = (language: string) => ({ language: names.of(language) ?? language });

/** Who transcribes; for the browser also in which language. */
export function TranscriptionMethod({ ...transcription }: TranscriptionProps & {}) {
  const messages = useMessages('speech-to-text');
  const { transcriber, method, onMethod } = transcription;
  const { availability, language, setLanguage, stage } = transcriber;
  if (availability === undefined || availability === 'none') return null;
  /** The language cannot be changed during transcription. */
  const listening = stage !== undefined && stage !== 'install';
  return (
    <>
      <Segments
        legend={messages.method}
        name="method"
        value={method}
        options={optionsOf(messages.methods)}
        disabled={listening}
        onChange={onMethod}
      />
      {method === 'browser' ? (
        <Select
          label={messages.language}
          value={language}
          options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
          disabled={listening}
          onChange={setLanguage}
        />
      ) : null}
    </>
  );
}

/** Above the transcript, until the browser starts to transcribe: what it can transcribe, and what that requires. */
export function TranscriptionNote({ transcriber, method, hasTranscript, ...handlers }: TranscriptionProps) {
  const messages = useMessages('speech-to-text');
  const { availability, language, stage } = transcriber;
  const listening = stage !== undefined && stage !== 'install';
  if (availability === undefined || availability === 'none') return null;
  if (method !== 'browser' || hasTranscript || listening) return null;
  const { title, text } =
    availability === 'available'
      ? messages.can
      : availability === 'unavailable'
        ? messages.noLanguage
        : messages.fetchable;
  return (
    <Notice
      icon="wave"
      title={formatMessage(title, nameOf(language))}
      text={text && formatMessage(text, messages.browsers[packBrowser()])}
    >
      {availability === 'available' && handlers.onRecording ? (
        <NoticeAction onClick={handlers.onMicrophone}>{messages.fromMicrophone}</NoticeAction>
      ) : null}
    </Notice>
  );
}

/** State of the browser's transcription, with its main button: load the language, transcribe, stop. */
export function TranscriptionButtons({ transcriber, ...transcription }: TranscriptionProps & {}) {
  const messages = useMessages('speech-to-text');
  const { availability, stage, time, language, install, stop } = transcriber;
  const { hasTranscript, onRecording, onMicrophone } = transcription;
  if (stage === 'install')
    return <p role="status">{formatMessage(messages.fetchingPack, nameOf(language))}</p>;
  if (stage) {
    return (
      <>
        <p role="status" className="flex items-center gap-2.5 font-semibold text-carbon-950">
          <Icon name={stage === 'recording' ? 'wave' : 'microphone'} />
          {formatMessage(messages.listening, { time: clock(time) })}
        </p>
        <Button className="w-full" onClick={stop}>
          <Icon name="stop" />
          {messages.stopListening}
        </Button>
      </>
    );
  }
  if (availability === 'available') {
    return (
      <Button
        className="w-full"
        variant={hasTranscript ? 'outline' : undefined}
        onClick={onRecording ?? onMicrophone}
      >
        <Icon name={onRecording ? 'caret' : 'microphone'} />
        {onRecording
          ? hasTranscript
            ? messages.transcribeAgain
            : messages.transcribe
          : messages.fromMicrophone}
      </Button>
    );
  }
  return (
    <Button className="w-full" onClick={install}>
      <Icon name="download" />
      {messages.install}
    </Button>
  );
}
