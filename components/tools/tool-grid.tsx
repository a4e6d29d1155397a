'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { island } from '@/lib/islands';
import styles from './tool-catalogue.module.css';
import { popsUp, useToolDialogs } from './use-tool-dialogs';

type Props = {
  /** Number of labels shown at first. */
  first: number;
  more: string;
  less: string;
  icon: ReactNode;
  /** At the other end of the button's row. */
  aside: ReactNode;
  dialogs: ReactNode;
  children: ReactNode;
};

/**
 * The sheet of labels with its View More button and its dialogs.
 *
 * Both work as plain HTML. The second half is shown by the state of an empty popover, which the button
 * toggles natively and the style sheet reads, so that a press before hydration is not lost. React adds focus
 * handling, and URL fragments for the dialogs.
 */
export function ToolGrid({ first, more, less, icon, aside, dialogs, children }: Props) {
  const list = useId();
  const state = useId();
  const grid = useRef<HTMLDivElement>(null);
  const visibleTools = useRef<HTMLSpanElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useToolDialogs(grid, (label) => {
    const place = [...(grid.current?.querySelectorAll('li[data-tone]') ?? [])].indexOf(label);
    if (place >= first) visibleTools.current?.togglePopover(true);
  });

  useEffect(() => {
    const popover = visibleTools.current;
    if (!popover) return;
    const firstNew = () => grid.current?.querySelectorAll<HTMLElement>('button[aria-haspopup]')[first];
    setExpanded(popsUp(popover));
    // Pressed before hydration: focus moves to the usual target, without scrolling the page so late.
    if (popsUp(popover) && document.activeElement === toggle.current)
      firstNew()?.focus({ preventScroll: true });
    const follow = (event: ToggleEvent) => {
      const open = event.newState === 'open';
      setExpanded(open);
      if (open) firstNew()?.focus();
      else toggle.current?.scrollIntoView({ block: 'nearest' });
    };
    popover.addEventListener('toggle', follow);
    return () => popover.removeEventListener('toggle', follow);
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
          popoverTarget={state}
          aria-expanded={expanded}
          aria-controls={list}
          className={styles.toggle}
        >
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
          {icon}
        </button>
        <span ref={visibleTools} id={state} popover="manual" className={styles.state} />
        {aside}
      </div>
      {dialogs}
    </div>
  );
}
