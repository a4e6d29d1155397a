'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './kit.module.css';

const states = ['hover', 'focus-visible', 'active'] as const;

/**
 * Repeats every style rule with its pseudo-class as an attribute, so that a control can be shown as hovered, focused
 * or pressed while nobody touches it. The rules stay the site's own.
 */
export function StateSheet() {
  useEffect(() => {
    // Fonts name their files relative to their own sheet.
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map((rule) => rule.cssText);
    const sheet = document.createElement('style');
    sheet.textContent = states.reduce(
      (css, state) => css.replace(new RegExp(`(?<!\\\\):${state}(?![\\w-])`, 'g'), `[data-show="${state}"]`),
      rules.join('\n'),
    );
    document.head.append(sheet);
    return () => sheet.remove();
  }, []);
  return null;
}

/** A control as it looks at rest and in each state that a pointer or a keyboard gives it. */
export function AllStates({ children }: { children: ReactNode }) {
  return (
    <div className={styles.states}>
      <Shown>{children}</Shown>
      {states.map((state) => (
        <Shown key={state} state={state}>
          {children}
        </Shown>
      ))}
    </div>
  );
}

function Shown({ state, children }: { state?: (typeof states)[number]; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state) frame.current?.querySelector('a, button, input, textarea')?.setAttribute('data-show', state);
  }, [state]);
  return (
    <div ref={frame}>
      <p className={styles.note}>{state ?? 'rest'}</p>
      {children}
    </div>
  );
}
