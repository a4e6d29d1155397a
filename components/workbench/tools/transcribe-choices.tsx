import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { Bar, FoilBody, FoilFoot } from '../parts/bench';
import { Check, optionsOf, Segments } from '../parts/field';
import styles from './transcribe-choices.module.css';

export type TranscribeChoice = {
  pace: keyof TranscribeWords['paces'];
  /** Goes back a second with each stop. */
  stepBack: boolean;
  format: keyof TranscribeWords['formats'];
  times: boolean;
};

export const firstChoice: TranscribeChoice = { pace: 'slow', stepBack: true, format: 'docx', times: true };

/** 1 is as it was recorded. */
export const rateOf = ({ pace }: TranscribeChoice): number => ({ half: 0.5, slow: 0.75, usual: 1 })[pace];

type Props = {
  words: TranscribeWords;
  name: string;
  note: string;
  choice: TranscribeChoice;
  /** True from the first letter that was typed. */
  typing: boolean;
  ready: boolean;
  /** It was asked for before there was anything to save. */
  held: boolean;
  onChoose: (choice: TranscribeChoice) => void;
  onMake: () => void;
};

/** What is saved and, while somebody types, how it is played. */
export function TranscribeChoices({
  words,
  name,
  note,
  choice,
  typing,
  ready,
  held,
  onChoose,
  onMake,
}: Props) {
  return (
    <>
      <Bar foil title={name} note={note} />
      <FoilBody>
        {typing ? <Typing {...{ words, choice, onChoose }} /> : null}
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
      </FoilBody>
      <FoilFoot still={!ready}>
        <Button className="w-full" aria-disabled={!ready || undefined} onClick={onMake}>
          <Icon name="download" />
          {words.buttons[choice.format]}
        </Button>
        <p key={String(held)} role={held ? 'alert' : undefined} className="text-xs">
          {ready ? words.kept : words.none}
        </p>
      </FoilFoot>
    </>
  );
}

/** How fast it is played while one types, and the keys for it. */
function Typing({ words, choice, onChoose }: Pick<Props, 'words' | 'choice' | 'onChoose'>) {
  return (
    <>
      <Segments
        legend={words.pace}
        name="pace"
        value={choice.pace}
        options={optionsOf(words.paces)}
        onChange={(pace) => onChoose({ ...choice, pace })}
      />
      <div className={styles.keys}>
        <p>{words.keys}</p>
        <dl>
          {Object.values(words.keyList).map(({ key, text }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Check
          label={words.stepBack}
          checked={choice.stepBack}
          onChange={({ currentTarget }) => onChoose({ ...choice, stepBack: currentTarget.checked })}
        />
      </div>
    </>
  );
}
