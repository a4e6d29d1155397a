import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ScreenerWords } from '@/lib/schema/works/screener';
import { say } from '@/lib/sentences';
import { Way } from '../parts/bench';
import pill from '../parts/pill.module.css';
import styles from './screener-list.module.css';

type Look = 'must' | 'look' | 'fixed' | 'passed';

const icons: Record<Look, IconName> = { must: 'alert', look: 'eye', fixed: 'check', passed: 'check' };

type ChipProps = { words: ScreenerWords; look: Look; small?: boolean };

/** Severity of a point, or how it was settled; a small one is an icon only. */
export const Chip = ({ words, look, small }: ChipProps) => (
  <span className={`${pill.pill} ${styles.chip}`} data-look={look} data-small={small || undefined}>
    <Icon name={icons[look]} size={14} stroke={2} />
    <span className={small ? 'sr-only' : undefined}>{words[look]}</span>
  </span>
);

/** A button of a point; its accessible name includes the number. */
export const NamedAct = ({ words, act, number }: { words: ScreenerWords; act: string; number: number }) => (
  <>
    <span aria-hidden="true">{act}</span>
    <span className="sr-only">{say(words.acts.of, { act, count: number })}</span>
  </>
);

type Props = {
  frame: FrameWords;
  words: ScreenerWords;
  /** From 1. */
  number: number;
  state: 'fixed' | 'passed' | undefined;
  onSettle: (to: 'fixed' | 'passed' | undefined) => void;
};

/** Actions for a point, in its row. */
export function SettleWays({ frame, words, number, state, onSettle }: Props) {
  const named = (act: string) => <NamedAct {...{ words, act, number }} />;
  if (state) return <Way onClick={() => onSettle(undefined)}>{named(frame.undo)}</Way>;
  return (
    <>
      <Way onClick={() => onSettle('fixed')}>{named(words.acts.fix)}</Way>
      <Way onClick={() => onSettle('passed')}>{named(words.acts.pass)}</Way>
    </>
  );
}

/** On phones the current point and its buttons are fixed at the lower edge of the window. */
export function ScreenerDock({ title, look, ...props }: Props & { title: string; look: Look }) {
  const { frame, words, number, state, onSettle } = props;
  const named = (act: string) => <NamedAct {...{ words, act, number }} />;
  return (
    <>
      <p className="flex items-center gap-2.5 text-sm/[1.3] text-carbon-950">
        <b className="font-mono font-semibold">{number}</b>
        <Chip {...{ words, look }} small />
        <b>{title}</b>
      </p>
      <div className="flex gap-2.5 *:flex-1">
        {state ? (
          <Button variant="outline" onClick={() => onSettle(undefined)}>
            {named(frame.undo)}
          </Button>
        ) : (
          <>
            <Button onClick={() => onSettle('fixed')}>{named(words.acts.fix)}</Button>
            <Button variant="outline" onClick={() => onSettle('passed')}>
              {named(words.acts.pass)}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
