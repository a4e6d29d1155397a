import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { Saved } from './saved';

/** Does what takes the pressed key away: the focus comes to the heading of the sheet that it stood on. */
export function leaving(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const foil = currentTarget.closest('.paper');
    flushSync(act);
    foil?.querySelector('h2')?.focus();
  };
}

type Props = {
  frame: FrameWords;
  /** What was saved. */
  file: string | undefined;
  label: string;
  onBack: () => void;
  /** Another way to take it along. */
  children?: ReactNode;
};

/** Below the download: that the file was saved, and the way back to the work. */
export function WayBack({ frame, file, label, onBack, children }: Props) {
  return (
    <div className="mt-2.5 grid gap-2.5">
      <Saved {...{ frame, file }} />
      {children}
      <Button variant="outline" className="w-full" onClick={leaving(onBack)}>
        <Icon name="back" />
        {label}
      </Button>
    </div>
  );
}
