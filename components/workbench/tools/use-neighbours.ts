import { type KeyboardEvent, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right lead from a key to the same key of the thing before or after it, in a list of things side by side. */
export function useNeighbours<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);

  function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const step = steps[key];
    const button = (target as HTMLElement).closest('button');
    const item = button?.closest('li');
    if (!step || !button || !item || ctrlKey || metaKey || altKey) return;
    const things = [...(ref.current?.children ?? [])];
    const next = things[things.indexOf(item) + step];
    const place = [...item.querySelectorAll('button')].indexOf(button);
    next?.querySelectorAll('button')[place]?.focus();
  }

  return { ref, onKeyDown };
}
