import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { Check, controlsOf, optionsOf, Segments } from '../shell/field';
import { Note, OptionsBody, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import { TranscriptionButtons, TranscriptionMethod, type TranscriptionProps } from './transcription-method';

export type TranscribeChoice = {
  speed: keyof Messages<'speech-to-text'>['paces'];
  /** Whether each stop of the playback rewinds a second. */
  stepBack: boolean;
  format: keyof Messages<'speech-to-text'>['formats'];
  times: boolean;
};

export const defaultChoice: TranscribeChoice = { speed: 'slow', stepBack: true, format: 'docx', times: true };

/** 1 is the recorded speed. */
export const rateOf = ({ speed }: TranscribeChoice): number =>
  ({ half: 0.5, slow: 0.75, usual: 1, fast: 1.5 })[speed];

type Props = TranscriptionProps & {
  name: string;
  /** Number of words, once there are any. */
  note?: string;
  choice: TranscribeChoice;
  ready: boolean;
  onChoose: (choice: TranscribeChoice) => void;
  onMake: () => void;
};

/** Who transcribes, playback options for typing, and the formats to save. */
export function TranscribeOptions({ name, note, choice, ready, ...props }: Props) {
  const messages = useMessages('speech-to-text');
  const { onChoose, onMake, ...transcription } = props;
  const { pick, tick } = controlsOf(choice, onChoose);
  const { transcriber, method, hasTranscript, onRecording } = transcription;
  const { stage, availability } = transcriber;
  const listening = stage !== undefined;
  const byBrowser = method === 'browser' && availability !== undefined && availability !== 'unavailable';
  const canSave = ready && !listening;
  return (
    <>
      <PaneHeader optionsPanel title={name} note={note} />
      <OptionsBody>
        {/* On a tablet, the choice of who transcribes is beside the formats to save. */}
        <div className="grid content-start gap-4.5 empty:hidden">
          <TranscriptionMethod {...transcription} />
          {onRecording && !listening && (method === 'person' || hasTranscript) ? (
            <div>
              <Segments legend={messages.pace} options={optionsOf(messages.paces)} {...pick('speed')} />
              <Check label={messages.rewindAfterPause} {...tick('stepBack')} />
            </div>
          ) : null}
        </div>
        <div>
          <Segments legend={messages.format} options={optionsOf(messages.formats)} {...pick('format')} />
          {choice.format === 'srt' ? null : <Check label={messages.times} {...tick('times')} />}
        </div>
        {availability === 'none' ? (
          <div className="md:max-lg:col-span-full">
            <Note title={messages.cannot.title}>{messages.cannot.text}</Note>
          </div>
        ) : null}
      </OptionsBody>
      <OptionsFooter notSticky={!ready && !byBrowser}>
        {canSave || !byBrowser ? (
          <>
            {ready ? (
              <Button className="w-full" onClick={onMake}>
                <Icon name="download" />
                {messages.buttons[choice.format]}
              </Button>
            ) : null}
            {ready && byBrowser ? null : (
              <p className="text-sm">{ready ? messages.keptInTab : messages.none}</p>
            )}
          </>
        ) : null}
        {byBrowser ? <TranscriptionButtons {...transcription} /> : null}
      </OptionsFooter>
    </>
  );
}
