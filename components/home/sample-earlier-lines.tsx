'use client';

import { useEffect, useRef, useState } from 'react';
import { LogLine } from './sample-log-line';

export type Acts = Record<string, { who: string; what: string }>;
type Done = { n: number; act: string; time: string };

/**
 * What was done in the form around it, newest first, with the time. Until it is awake, CSS shows the line of what is
 * chosen now; from then on it writes that line, too.
 */
export function EarlierLines({ acts, ai, you }: { acts: Acts; ai: string; you: string }) {
  const place = useRef<HTMLLIElement>(null);
  const [done, setDone] = useState<Done[]>([]);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const write = (act: string) => {
      const time = new Date().toTimeString().slice(0, 8);
      setDone((before) => [{ n: before.length, act, time }, ...before]);
    };
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.checked) write(target.value);
    };
    const inputs = [...form.querySelectorAll('input')];
    const atFirst = inputs.find(({ defaultChecked }) => defaultChecked);
    const reset = () => {
      setDone([]);
      if (atFirst) write(atFirst.value);
    };

    reset();
    // What was chosen before this script was there.
    for (const { checked, value } of inputs) if (checked && value !== atFirst?.value) write(value);
    form.addEventListener('change', change);
    form.addEventListener('reset', reset);
    return () => {
      form.removeEventListener('change', change);
      form.removeEventListener('reset', reset);
    };
  }, []);

  return (
    <>
      <li ref={place} hidden />
      {done.map(({ n, act, time }) => {
        const line = acts[act];
        return line ? <LogLine key={n} time={time} ai={ai} you={you} {...line} earlier /> : null;
      })}
    </>
  );
}
