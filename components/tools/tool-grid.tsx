'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { island } from '@/lib/islands';
import styles from './tool-catalogue.module.css';
import { isPopoverOpen, useToolDialogs } from './use-tool-dialogs';

type Props = {
  /** Number of labels shown at first. */
  first: number;
  more: string;
  less: string;
  icon: ReactNode;
  /** Shown at the other end of the button's row. */
  aside: ReactNode;
  dialogs: ReactNode;
  children: ReactNode;
};

/**
 * The sheet of labels with its View More button and its dialogs.
 *
 * Button and dialogs work as plain HTML. The button toggles an empty popover natively, and the style sheet shows the
 * second half while that popover is open, so that a press before hydration is not lost. React adds focus handling,
 * and URL fragments for the dialogs.
 */
export function ToolGrid({ first, more, less, icon, aside, dialogs, children }: Props) {
  const list = useId();
  const popoverId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLSpanElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useToolDialogs(grid, (label) => {
    const place = [...(grid.current?.querySelectorAll('li[data-tone]') ?? [])].indexOf(label);
    if (place >= first) popoverRef.current?.togglePopover(true);
  });

  useEffect(() => {
    const popover = popoverRef.current;
    if (!popover) return;
    const firstRevealed = () => grid.current?.querySelectorAll<HTMLElement>('button[aria-haspopup]')[first];
    setExpanded(isPopoverOpen(popover));
    // After a press before hydration the focus moves as usual, but the page does not scroll so long after the press.
    if (isPopoverOpen(popover) && document.activeElement === toggle.current)
      firstRevealed()?.focus({ preventScroll: true });
    const onToggle = (event: ToggleEvent) => {
      const open = event.newState === 'open';
      setExpanded(open);
      if (open) firstRevealed()?.focus();
      else toggle.current?.scrollIntoView({ block: 'nearest' });
    };
    popover.addEventListener('toggle', onToggle);
    return () => popover.removeEventListener('toggle', onToggle);
  }, [first]);

  return (
    <div ref={grid} {...island()} className={styles.grid}>
      <div className="@container">
        <ul id={list} className={styles.sheet}>
          {children}
        </ul>
      </div>
      <div className={styles.row}>
        <button
          ref={toggle}
          type="button"
          popoverTarget={popoverId}
          aria-expanded={expanded}
          aria-controls={list}
          className={styles.toggle}
        >
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
          {icon}
        </button>
        <span ref={popoverRef} id={popoverId} popover="manual" className={styles.state} />
        {aside}
      </div>
      {dialogs}
    </div>
  );
}
