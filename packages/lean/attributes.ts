/**
 * What the step, its loader and a project's components agree on: names of attributes and addresses. This is the only
 * place that spells them; the loader gets them when it is bundled.
 */
export const attributes = {
  /** On the one root element of each client component: what wakes it, one of `islandKinds`. */
  island: 'data-island',
  /** On that element: it has work only where this media query matches. */
  media: 'data-media',
  /** On a scroller in a `view` island: the keyboard reaches it only where the island's media query matches. */
  stop: 'data-stop',
  /** Set by the loader on what was pressed before React was there: the button, or the island. */
  pressed: 'data-pressed',
  /** Set by the loader on a `file` island: one of `fileStates`, or empty. */
  state: 'data-state',
  /** Set by the loader on `<body>` once no press is lost any more. */
  loader: 'data-loader',
  /** On the loader's own script: the addresses that it runs when it wakes React. */
  wake: 'data-wake',
} as const;

/**
 * What wakes React for an island, besides an address with a hash or a query, which wakes all but `file`:
 *
 * - `touch`: pointer, key or focus enters it.
 * - `now`: the page is about it; it wakes as soon as the page has loaded.
 * - `view`: it moves by itself; it wakes when it is seen, and on a touch.
 * - `file`: a file is chosen in it, or dropped or pasted anywhere on the page, or text is typed or pasted into its text
 *   field, or the address has one of `hashes`; nothing else wakes it.
 */
export const islandKinds = ['touch', 'now', 'view', 'file'] as const;
export type Wake = (typeof islandKinds)[number];

/** A file is held over the page; React is on its way; or could not be loaded (the next file tries again). */
export const fileStates = ['over', 'waking', 'failed'] as const;
export type FileState = (typeof fileStates)[number];

/** Hashes of an address that wake a `file` island: a file was carried here from another page; it begins without one. */
export const hashes = { carried: '#carried', begin: '#begin' } as const;
