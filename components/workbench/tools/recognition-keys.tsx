import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/words';
import type { Transcriber } from './use-transcriber';

type Props = {
  words: TranscribeWords;
  transcriber: Transcriber;
  /** Of the language. */
  name: { language: string };
  /** Without it, there is no recording. */
  onRecording?: () => void;
  /** It wrote before: what it wrote is what there is to do. */
  wrote: boolean;
  onMicrophone: () => void;
};

/** What the browser can do next: fetch the language, or write a recording or the microphone down. */
export function RecognitionKeys({ words, transcriber, name, onRecording, wrote, onMicrophone }: Props) {
  const { availability, at, install } = transcriber;
  if (availability === 'available') {
    return (
      <>
        {onRecording ? (
          <Button variant={wrote ? 'outline' : undefined} onClick={onRecording}>
            <Icon name="wand" />
            {words.writeDown}
          </Button>
        ) : null}
        <Button variant={onRecording || wrote ? 'outline' : undefined} onClick={onMicrophone}>
          <Icon name="microphone" />
          {words.fromMicrophone}
        </Button>
      </>
    );
  }
  if (availability === 'unavailable') return null;
  if (at === 'install') return <p role="status">{say(words.fetchingPack, name)}</p>;
  return (
    <Button onClick={install}>
      <Icon name="download" />
      {words.install}
    </Button>
  );
}
