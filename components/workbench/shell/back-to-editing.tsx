import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { focusHeading, paneOf } from './pane-focus';
import { Saved } from './saving';

/** A click handler for an action that removes its own button: the focus then moves to the heading of its pane. */
export function focusHeadingAfter(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const pane = paneOf(currentTarget);
    flushSync(act);
    focusHeading(pane);
  };
}

type Props = {
  /** Name of the saved file. */
  file: string | undefined;
  label: string;
  onBack: () => void;
  /** Another way to export the result. */
  children?: ReactNode;
};

/** Below the save button: says that the file was saved, and has a button that returns to editing. */
export function BackToEditing({ file, label, onBack, children }: Props) {
  return (
    <div className="mt-2.5 grid gap-2.5 *:[p]:col-span-full md:max-lg:has-[button+button]:grid-cols-2">
      <Saved {...{ file }} isNamed />
      {children}
      <Button variant="outline" className="w-full" onClick={focusHeadingAfter(onBack)}>
        <Icon name="back" />
        {label}
      </Button>
    </div>
  );
}
