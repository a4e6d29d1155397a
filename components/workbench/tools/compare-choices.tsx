import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FrameWords } from '@/lib/schema/workbench';
import type { CompareWords } from '@/lib/schema/works/compare';
import type { ChosenPaper } from '../engine/use-papers';
import { Bar, FoilBody, FoilFoot } from '../parts/bench';
import { Check, Choices } from '../parts/field';
import type { Comparing } from './use-comparison';

type Props = {
  frame: FrameWords;
  words: CompareWords;
  comparing: Comparing;
  listed: readonly ChosenPaper[];
  tray: RefObject<HTMLElement | null>;
};

/** What will be told of the two papers, and the button that begins it where it does not begin by itself. */
export function CompareChoices({ frame, words, comparing, listed, tray }: Props) {
  const [pressed, press] = useState(false);
  const { both, scan } = comparing;
  const ready = both && !scan;
  const held = ready
    ? undefined
    : listed.length === 1
      ? words.addNew
      : listed.some(({ state }) => state === 'reading')
        ? frame.reading
        : undefined;
  function start() {
    press(true);
    if (ready) return comparing.compare();
    tray.current?.querySelector<HTMLElement>('[role=alert] button, form input, input[type=file]')?.focus();
  }
  return (
    <>
      <Bar foil title={words.will} />
      <FoilBody>
        <p className="text-sm">{words.willText}</p>
        <CompareOptions {...{ words, comparing }} />
        <p className="text-xs">{words.options.always}</p>
      </FoilBody>
      <FoilFoot>
        <Button className="w-full" aria-disabled={!ready || undefined} onClick={start}>
          {words.start}
        </Button>
        {pressed && held ? <p role="alert">{held}</p> : null}
      </FoilFoot>
    </>
  );
}

/** What counts as the same. */
export function CompareOptions({ words, comparing }: { words: CompareWords; comparing: Comparing }) {
  const { options, setOptions } = comparing;
  const { ignoreCase = false, ignorePunctuation = false } = options;
  return (
    <Choices legend={words.options.legend}>
      <Check
        label={words.options.case}
        hint={words.options.caseHint}
        checked={ignoreCase}
        onChange={() => setOptions({ ...options, ignoreCase: !ignoreCase })}
      />
      <Check
        label={words.options.punctuation}
        hint={words.options.punctuationHint}
        checked={ignorePunctuation}
        onChange={() => setOptions({ ...options, ignorePunctuation: !ignorePunctuation })}
      />
    </Choices>
  );
}
