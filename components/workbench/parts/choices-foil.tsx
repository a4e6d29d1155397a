import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Bar, FoilBody, FoilFoot } from './bench';

type Props = {
  title: string;
  note?: string;
  /** The choices. */
  children: ReactNode;
  /** Above the button: the total. */
  sum?: ReactNode;
  button: ReactNode;
  ready: boolean;
  /** Reason why the button is disabled, instead of the hint. */
  held?: string;
  hint?: string;
  /** The foot is not sticky. */
  still?: boolean;
  onMake: () => void;
};

/** The counterfoil before a job: its choices, and the button that starts it. */
export function ChoicesFoil({ title, note, children, sum, button, ready, held, hint, still, onMake }: Props) {
  return (
    <>
      <Bar foil title={title} note={note} />
      <FoilBody>{children}</FoilBody>
      <FoilFoot still={still}>
        {sum}
        <Button className="w-full" aria-disabled={!ready || undefined} onClick={onMake}>
          {button}
        </Button>
        {held ? <p role="alert">{held}</p> : hint ? <p className="text-xs">{hint}</p> : null}
      </FoilFoot>
    </>
  );
}
