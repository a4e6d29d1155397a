import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { Bar, FoilBody, FoilFoot, SlipNote } from '../parts/bench';
import { Check, controlsOf, optionsOf, Segments } from '../parts/field';
import { WriterChoices, WriterKeys, type Writing } from './writer-choices';

export type TranscribeChoice = {
  pace: keyof TranscribeWords['paces'];
  /** Each stop rewinds a second. */
  stepBack: boolean;
  format: keyof TranscribeWords['formats'];
  times: boolean;
};

export const firstChoice: TranscribeChoice = { pace: 'slow', stepBack: true, format: 'docx', times: true };

/** 1 is the recorded speed. */
export const rateOf = ({ pace }: TranscribeChoice): number => ({ half: 0.5, slow: 0.75, usual: 1 })[pace];

type Props = Writing & {
  words: TranscribeWords;
  name: string;
  note: string;
  choice: TranscribeChoice;
  ready: boolean;
  /** It was requested before there was anything to save. */
  held: boolean;
  onChoose: (choice: TranscribeChoice) => void;
  onMake: () => void;
};

/** Who transcribes, playback options for typing, and the formats to save. */
export function TranscribeChoices({ words, name, note, choice, ready, held, ...props }: Props) {
  const { onChoose, onMake, ...writing } = props;
  const { pick, tick } = controlsOf(choice, onChoose);
  const { transcriber, writer, wrote, onRecording } = writing;
  const { at, availability } = transcriber;
  const listening = at !== undefined;
  const byBrowser = writer === 'browser' && availability !== undefined && availability !== 'unavailable';
  const save = ready && !listening;
  return (
    <>
      <Bar foil title={name} note={note} />
      <FoilBody>
        <WriterChoices {...{ words }} {...writing} />
        {onRecording && !listening && (writer === 'person' || wrote) ? (
          <div>
            <Segments legend={words.pace} options={optionsOf(words.paces)} {...pick('pace')} />
            <Check label={words.stepBack} {...tick('stepBack')} />
          </div>
        ) : null}
        <div>
          <Segments legend={words.format} options={optionsOf(words.formats)} {...pick('format')} />
          {choice.format === 'srt' ? null : <Check label={words.times} {...tick('times')} />}
        </div>
        {availability === 'none' ? <SlipNote title={words.cannot.title}>{words.cannot.text}</SlipNote> : null}
      </FoilBody>
      <FoilFoot still={!ready && !byBrowser}>
        {save || !byBrowser ? (
          <>
            <Button className="w-full" aria-disabled={!ready || undefined} onClick={onMake}>
              <Icon name="download" />
              {words.buttons[choice.format]}
            </Button>
            {ready && byBrowser ? null : (
              <p key={String(held)} role={held ? 'alert' : undefined} className="text-sm">
                {ready ? words.kept : words.none}
              </p>
            )}
          </>
        ) : null}
        {byBrowser ? <WriterKeys {...{ words }} {...writing} /> : null}
      </FoilFoot>
    </>
  );
}
