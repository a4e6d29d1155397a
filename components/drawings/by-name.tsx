import type { ReactNode } from 'react';

/** One drawing for each name of a schema: the compiler asks for those that are missing. */
type Drawings<Words, More> = {
  [Name in keyof Words]: (props: More & { copy: Words[Name] }) => ReactNode;
};

/**
 * The component that draws what content names, with the words that content has for it. `More` is what a page hands to
 * each of them besides.
 */
export function byName<Words, More = unknown>(all: Drawings<Words, More>) {
  // biome-ignore lint/correctness/noComponentHookFactories: maps call it once each, at module level
  return function NamedDrawing<Name extends keyof Words>({
    name,
    drawings,
    ...more
  }: More & { name: Name; drawings: Words }) {
    const Drawing: (props: More & { copy: Words[Name] }) => ReactNode = all[name];
    return <Drawing {...(more as More)} copy={drawings[name]} />;
  };
}
