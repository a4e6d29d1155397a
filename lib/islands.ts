/**
 * What makes a client component an island of a page without script: the attributes on its root element that
 * packages/lean reads in the built page and its loader reads in the browser. Every client component puts `{...island()}`
 * on its one root element; nothing else in the project writes or reads these attributes.
 *
 * The first press on an island finds no React there. So that it is not lost, a control does something by itself (a link,
 * a form with an `action`, a popover, a command), or is not shown before an effect has run; a browser test looks for others.
 */

/**
 * What wakes React for an island, besides an address with a hash or a query, which wakes all but `file`:
 *
 * - `touch`: pointer, key or focus enters it. What was pressed in it before React was there has `data-pressed`.
 * - `now`: the page is about it; it wakes as the page has loaded.
 * - `view`: it moves by itself; it wakes when it is seen, and on a touch.
 * - `file`: a tool; it wakes when a file is chosen in it, or dropped or pasted anywhere on the page, or when text is typed
 *   or pasted into its text field, and on nothing else.
 */
export type Wake = 'touch' | 'now' | 'view' | 'file';

/**
 * Attributes of an island's root.
 *
 * @param wake what wakes it
 * @param media the island has work only where this media query matches
 */
export function island(wake: Wake = 'touch', media?: string) {
  return { 'data-island': wake, 'data-media': media } as const;
}

/** Attribute of a scroller in a `view` island: the keyboard reaches it only where the island's media query matches. */
export const keyboardStop = { 'data-stop': '' } as const;

/**
 * How far a `file` island is before React is there, in `data-state` of its root: a file is held over the page, React is
 * on its way, or could not be loaded (the next file tries again).
 */
export type FileState = 'over' | 'waking' | 'failed';

/** Hash of an address to which a file was carried from another page: it wakes a `file` island, which takes it. */
export const carriedHash = '#carried';

/** Hash of a tool's address with which it begins without a file, as with the microphone: it wakes its `file` island. */
export const beginHash = '#begin';
