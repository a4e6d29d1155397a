import { attributes, type FileState, hashes, type IslandKind } from '../packages/lean/attributes';

/**
 * What makes a client component an island of a page without script: attributes that packages/lean reads in the built page
 * and its loader reads and sets in the browser. Every client component puts `{...island()}`, or `{...fileIsland()}`, on
 * its one root element. `packages/lean/attributes.ts` says what each attribute means; components, styles and tests of the
 * site import them from here, and `tests/scripts/island-attributes.test.ts` reports files that spell an attribute themselves.
 *
 * Before an island is hydrated, no React handles a press on it. So that the press is not lost, each control works
 * without React (a link, a form with an `action`, a popover, a command) or is hidden until an effect has run; a browser
 * test finds controls that do neither.
 */
export {
  attributes,
  type FileState,
  fileStates,
  type IslandKind,
  type Kept,
} from '../packages/lean/attributes';

export const { carried: carriedHash, begin: beginHash } = hashes;

/**
 * Attributes of an island's root.
 *
 * @param wake the event that wakes it
 * @param media media query outside of which the island does nothing
 */
export function island(wake: IslandKind = 'touch', media?: string) {
  return { [attributes.island]: wake, [attributes.media]: media } as const;
}

/** On the root of a `file` island while its text field has text; unknown to the loader. */
export const typedAttribute = 'data-typed';

/**
 * Attributes of the root of a `file` island.
 *
 * @param isTyped whether its text field holds text
 */
export function fileIsland(state?: FileState, isTyped = false) {
  return {
    ...island('file'),
    // Typed text clears the loader's state (`loading`): React alone would keep the loader's value.
    [attributes.state]: state ?? (isTyped ? '' : undefined),
    [typedAttribute]: isTyped || undefined,
    // The loader may have set the state before hydration.
    suppressHydrationWarning: true,
  } as const;
}

/** On a scroll container in a `view` island: focusable only where the island's media query matches. */
export const keyboardStop = { [attributes.stop]: '' } as const;

/**
 * On an element that a page passes to a client component: it is rendered from the start, never changes, and contains
 * no client component. Hydration then skips its contents.
 */
export const unchanging = { [attributes.unchanging]: '' } as const;

/** Selector for islands: of one kind, or of all. */
export const islandSelector = (wake?: IslandKind) => `[${attributes.island}${wake ? `=${wake}` : ''}]`;

/** Selector for elements pressed before hydration. */
export const pressedSelector = `[${attributes.pressed}]`;
