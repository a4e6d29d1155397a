'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './kit.module.css';
import { type StateName, stateNames } from './state-names';

/**
 * Copies every style rule, with pseudo-classes replaced by the attribute `data-show`, so that a control can be shown
 * hovered, focused or pressed without interaction.
 */
export function StateSheet() {
  useEffect(() => {
    // Font faces are left out: their URLs are relative to their style sheet.
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map((rule) => rule.cssText);
    const sheet = document.createElement('style');
    sheet.textContent = stateNames.reduce(
      (css, state) => css.replace(new RegExp(`(?<!\\\\):${state}(?![\\w-])`, 'g'), `[data-show="${state}"]`),
      rules.join('\n'),
    );
    document.head.append(sheet);
    return () => sheet.remove();
  }, []);
  return null;
}

/** A control as it looks in a state. */
export function InState({ state, children }: { state: StateName; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector('a, button, input')?.setAttribute('data-show', state);
  }, [state]);
  return (
    <div ref={frame}>
      <p className={styles.note}>{state}</p>
      {children}
    </div>
  );
}
