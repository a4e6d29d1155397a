import { Button } from '@/components/ui/button';
import type { FrameWords } from '@/lib/schema/workbench';
import type { MergeWords } from '@/lib/schema/works/merge';
import { say } from '@/lib/sentences';
import { Bar, FoilBody, FoilFoot, SlipNote } from '../parts/bench';
import { Check } from '../parts/field';
import { NameField } from '../parts/name-field';
import { Sum } from '../parts/sum';

export type Choices = { name: string; keep: boolean; perFile: boolean; rightHand: boolean };

type Props = {
  frame: FrameWords;
  words: MergeWords;
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Numbers of: files, readable pages, files that wait for a password, lost pages. */
  count: number;
  pages: number;
  locked: number;
  lost: number;
  /** Reason why the button is disabled. */
  held?: string;
  ready: boolean;
  onMerge: () => void;
};

/** Choices for the PDF, and the button that makes it. */
export function MergeChoices({ frame, words, choices, onChange, ...props }: Props) {
  const { count, pages, locked, lost, held, ready, onMerge } = props;
  const { name, keep, perFile, rightHand } = choices;
  const waits = locked > 0 ? say(words.lockedFiles, { count: locked }) : undefined;
  const misses = lost > 0 ? say(words.lostPages, { count: lost }) : undefined;
  return (
    <>
      <Bar foil title={words.newFile} />
      <FoilBody>
        <NameField
          frame={frame}
          value={name}
          ending="pdf"
          onName={(name) => onChange({ ...choices, name })}
        />
        <div>
          <Check
            label={words.bookmarks}
            hint={words.bookmarksHint}
            checked={keep}
            onChange={() => onChange({ ...choices, keep: !keep })}
          />
          <Check
            label={words.perFile}
            hint={words.perFileHint}
            checked={keep && perFile}
            disabled={!keep}
            onChange={() => onChange({ ...choices, perFile: !perFile })}
          />
          <Check
            label={words.rightHand}
            hint={words.rightHandHint}
            checked={rightHand}
            onChange={() => onChange({ ...choices, rightHand: !rightHand })}
          />
        </div>
        <SlipNote title={words.along.title}>{words.along.text}</SlipNote>
      </FoilBody>
      <FoilFoot still={locked > 0}>
        <Sum
          figure={pages > 0 ? say(frame.pages, { count: pages }) : say(frame.files, { count })}
          text={waits && words.soFar}
          end={waits ?? misses}
        />
        <Button className="w-full" aria-disabled={!ready || undefined} onClick={onMerge}>
          {say(words.button, { count })}
        </Button>
        {held ? <p role="alert">{held}</p> : null}
      </FoilFoot>
    </>
  );
}
