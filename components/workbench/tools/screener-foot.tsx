import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Finding } from '@/lib/engines/text/screener/finding';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ScreenerWords } from '@/lib/schema/works/screener';
import { say } from '@/lib/sentences';
import type { SavingWork } from '../engine/use-saving';
import { FoilFoot } from '../parts/bench';
import { Saving } from '../parts/saving';
import { Sum } from '../parts/sum';
import { ScreenerDock } from './screener-keys';
import { pointWords, type Settled } from './screener-points';

type Props = {
  frame: FrameWords;
  words: ScreenerWords;
  findings: readonly Finding[];
  settled: Settled;
  current: number;
  /** The buttons of the current point are here, and the list ends with its own. */
  docked: boolean;
  saving: SavingWork;
  /** Open points in words. */
  left: string;
  onSave: () => void;
  onSettle: (index: number, to: 'fixed' | 'passed' | undefined) => void;
};

/** End of the list: the number of open points, and the button that saves the list. */
export function ScreenerFoot({ frame, words, findings, settled, current, docked, ...props }: Props) {
  const { saving, left, onSave, onSettle } = props;
  const passed = Object.values(settled).filter((state) => state === 'passed').length;
  const finding = findings[current];
  const state = settled[current];
  return (
    <>
      <FoilFoot still={docked}>
        {findings.length > 0 ? (
          <Sum figure={left} end={passed > 0 ? say(words.byYou, { count: passed }) : undefined} />
        ) : null}
        <Saving {...{ frame, saving }}>
          <Button className="w-full" variant={docked ? 'outline' : undefined} onClick={onSave}>
            <Icon name="download" />
            {findings.length > 0 ? words.save : words.saveNone}
          </Button>
        </Saving>
      </FoilFoot>
      {docked && finding ? (
        <FoilFoot>
          <ScreenerDock
            {...{ frame, words, state }}
            number={current + 1}
            title={pointWords(words, finding).title}
            look={state ?? finding.severity}
            onSettle={(to) => onSettle(current, to)}
          />
        </FoilFoot>
      ) : null}
    </>
  );
}
