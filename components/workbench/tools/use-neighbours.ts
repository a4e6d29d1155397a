import { type KeyboardEvent, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys move to the same button of the neighbouring item of a list. */
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
