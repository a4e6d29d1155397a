import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/sentences';
import { clock } from '../engine/clock';
import { nameOf, type Writing } from './writer-choices';

/** State of the browser's transcription, with its main button: load the language, transcribe, stop. */
export function WriterKeys({ words, transcriber, ...acts }: Writing & { words: TranscribeWords }) {
  const { availability, at, time, language, install, stop } = transcriber;
  const { wrote, onRecording, onMicrophone } = acts;
  if (at === 'install') return <p role="status">{say(words.fetchingPack, nameOf(language))}</p>;
  if (at) {
    return (
      <>
        <p role="status" className="flex items-center gap-2.5 font-semibold text-carbon-950">
          <Icon name={at === 'recording' ? 'wave' : 'microphone'} />
          {say(words.listening, { time: clock(time) })}
        </p>
        <Button className="w-full" onClick={stop}>
          <Icon name="stop" />
          {words.stopListening}
        </Button>
      </>
    );
  }
  if (availability === 'available') {
    return (
      <Button
        className="w-full"
        variant={wrote ? 'outline' : undefined}
        onClick={onRecording ?? onMicrophone}
      >
        <Icon name={onRecording ? 'caret' : 'microphone'} />
        {onRecording ? (wrote ? words.writeAgain : words.writeDown) : words.fromMicrophone}
      </Button>
    );
  }
  return (
    <Button className="w-full" onClick={install}>
      <Icon name="download" />
      {words.install}
    </Button>
  );
}
