import type { ReactNode } from 'react';

/** One function for each `kind` of a schema: the compiler asks for those that are missing. */
export type Kinds<Drawn extends { kind: string }> = {
  [Kind in Drawn['kind']]: (drawn: Extract<Drawn, { kind: Kind }>) => ReactNode;
};

/** Makes a component that renders content by its `kind`. */
export function byKind<Drawn extends { kind: string }>(kinds: Kinds<Drawn>) {
  // biome-ignore lint/correctness/noComponentHookFactories: families call it once each, at module level
  return function Drawing(drawn: Drawn) {
    const draw = kinds[drawn.kind as Drawn['kind']] as (drawn: Drawn) => ReactNode;
    return draw(drawn);
  };
}
