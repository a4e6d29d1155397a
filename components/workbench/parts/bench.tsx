import { type MouseEvent, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { shortName } from '@/lib/values';
import type { BenchProps } from '../tool';
import { AskDialog } from './ask-dialog';
import styles from './bench.module.css';
import benchBars from './bench-bars.module.css';
import { NotYet } from './not-yet';
import notices from './notice.module.css';
import { Rail } from './rail';
import { Seal } from './seal';

type Props = Pick<BenchProps, 'frame' | 'steps' | 'takes' | 'trial' | 'unsaved' | 'onStartAgain'> & {
  /** Current step, from 1; the last one is the finished copy. */
  step: number;
  /** The finished copy can be torn off; by default in the last step, except where that is for reading. */
  done?: boolean;
  /** No file is open: shows the first step, and no output is possible yet. */
  empty?: boolean;
  /** A file is being read or waits for its password: the accepted kinds are not shown. */
  waits?: boolean;
  /** Replaces the default text shown instead of the counterfoil while `empty`. */
  before?: { title: string; text: string };
  /** On phones the output comes before the originals. */
  foilFirst?: boolean;
  /** The originals. */
  tray: ReactNode;
  /** The output, its choices and the main button; torn off when done. */
  foil: ReactNode;
};

/** The frame of every tool: steps, originals, output, and count of requests sent. */
export function Bench({
  frame,
  steps,
  tray,
  foil,
  empty,
  trial,
  unsaved,
  before,
  waits,
  takes,
  foilFirst,
  onStartAgain,
  ...props
}: Props) {
  const [asking, ask] = useState(false);
  const step = empty ? 1 : props.step;
  const { done = step === steps.length } = props;
  return (
    <>
      <section
        aria-label={frame.label}
        className={styles.bench}
        data-done={done || undefined}
        data-empty={empty || undefined}
        data-foil-first={(foilFirst && !empty) || undefined}
      >
        <Rail
          frame={frame}
          steps={steps}
          step={step}
          onStartAgain={() => (unsaved ? ask(true) : onStartAgain())}
        />
        <div className={styles.board}>
          <div className={`paper ${styles.tray}`}>{tray}</div>
          {waits ? null : (
            <div className={`paper ${styles.foil}`}>
              {empty ? <NotYet label={frame.takes} {...{ takes, before }} /> : foil}
            </div>
          )}
        </div>
        <Seal words={frame.seal} />
      </section>
      {done ? (
        <p className="pt-4 max-md:px-4 text-muted text-(length:--text-sm)">
          {frame.afterText}{' '}
          <a href={trial.href} className="font-semibold">
            {trial.label}
          </a>
        </p>
      ) : null}
      {asking ? (
        <AskDialog
          text={frame.startAgainAsk}
          yes={frame.startAgain}
          no={frame.cancel}
          onYes={onStartAgain}
          onNo={() => ask(false)}
        />
      ) : null}
    </>
  );
}

type BarProps = {
  title: string;
  note?: string;
  end?: ReactNode;
  foil?: boolean;
  /** On phones only for screen readers: the content below it says the same. */
  away?: boolean;
  /** Title and buttons share one row of a phone. */
  brief?: boolean;
};

/** Characters of a file name per line on a phone, beside buttons, and on the counterfoil; a note may move below. */
const room = { tray: 34, brief: 15, foil: 32 };

/** A title that no translation may change. */
const isFileName = (title: string) => /\.\w{2,5}$/.test(title);

/** Heading of the tray or the counterfoil, with its note and buttons. */
export function Bar({ title, note, end, foil, away, brief }: BarProps) {
  const shown = shortName(title, foil ? room.foil : brief ? room.brief : room.tray);
  const whole = shown === title ? undefined : title;
  return (
    <div className={foil ? benchBars.foilBar : benchBars.trayBar} data-away={away || undefined}>
      <div>
        <h2
          tabIndex={-1}
          title={whole}
          aria-label={whole}
          translate={isFileName(title) ? 'no' : undefined}
          className="focus:[outline:none]"
        >
          {shown}
        </h2>
        {note ? <span className={`mono ${foil ? 'text-carbon-800' : 'text-carbon-600'}`}>{note}</span> : null}
      </div>
      {end}
    </div>
  );
}

export function FoilBody({ children }: { children: ReactNode }) {
  return <div className={benchBars.foilBody}>{children}</div>;
}

/** Foot of the counterfoil: the sum and the main button. Sticky on phones, unless nothing can be made yet. */
export function FoilFoot({ children, still }: { children: ReactNode; still?: boolean }) {
  return (
    <div className={benchBars.foilFoot} data-still={still || undefined}>
      {children}
    </div>
  );
}

/** A paper slip that explains a term. */
export function SlipNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={notices.slipNote}>
      <b className="block">{title}</b>
      {children}
    </div>
  );
}

type NoticeProps = {
  title: string;
  text?: string;
  refused?: boolean;
  /** Announced assertively although it is no error. */
  spoken?: boolean;
  icon?: IconName;
  children?: ReactNode;
};

/** Message with actions; `refused` is announced assertively. */
export function Notice({
  title,
  text,
  refused,
  spoken = refused,
  icon = refused ? 'file' : 'alert',
  children,
}: NoticeProps) {
  return (
    <div role={spoken ? 'alert' : undefined} className={notices.notice} data-refused={refused || undefined}>
      <Icon name={icon} />
      <div>
        <b className="block wrap-anywhere">{title}</b>
        {text}
        {children ? <div className="flex flex-wrap gap-x-5 gap-y-0.5">{children}</div> : null}
      </div>
    </div>
  );
}

/** An action inside a notice: a button that looks like a link. */
type WayProps = { children: ReactNode; onClick: (event: MouseEvent<HTMLElement>) => void };

export function Way({ children, onClick }: WayProps) {
  return (
    <button type="button" className={notices.way} onClick={onClick}>
      {children}
    </button>
  );
}
