import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { Bar, FoilBody, FoilFoot, SlipNote } from '../parts/bench';
import { Check, optionsOf, Segments } from '../parts/field';
import { WriterChoices, type Writing } from './writer-choices';
import { WriterKeys } from './writer-keys';

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
          <Typing {...{ words, choice, onChoose }} />
        ) : null}
        <div>
          <Segments
            legend={words.format}
            name="format"
            value={choice.format}
            options={optionsOf(words.formats)}
            onChange={(format) => onChoose({ ...choice, format })}
          />
          {choice.format === 'srt' ? null : (
            <Check
              label={words.times}
              checked={choice.times}
              onChange={({ currentTarget }) => onChoose({ ...choice, times: currentTarget.checked })}
            />
          )}
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

/** Playback speed while typing or checking. */
function Typing({ words, choice, onChoose }: Pick<Props, 'words' | 'choice' | 'onChoose'>) {
  return (
    <div>
      <Segments
        legend={words.pace}
        name="pace"
        value={choice.pace}
        options={optionsOf(words.paces)}
        onChange={(pace) => onChoose({ ...choice, pace })}
      />
      <Check
        label={words.stepBack}
        checked={choice.stepBack}
        onChange={({ currentTarget }) => onChoose({ ...choice, stepBack: currentTarget.checked })}
      />
    </div>
  );
}
