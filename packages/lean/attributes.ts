/**
 * Names shared by the step, its loader and a project's components: attributes and addresses. Defined only
 * here; the loader gets them when it is bundled.
 */
export const attributes = {
  /** On the root element of each client component: its wake event, one of `islandKinds`. */
  island: 'data-island',
  /** On that element: media query outside of which it does nothing. */
  media: 'data-media',
  /** On a scroll container in a `view` island: focusable only where the island's media query matches. */
  stop: 'data-stop',
  /** On an element handed to a client component that shows it from its first render on, and never changes what is in it. */
  unchanging: 'data-unchanging',
  /** Set by the loader on elements pressed before hydration: the button, or the island. */
  pressed: 'data-pressed',
  /** Set by the loader on a `file` island: one of `fileStates`, or empty. */
  state: 'data-state',
  /** Set by the loader on `<body>` once presses are recorded. */
  loader: 'data-loader',
  /** On the loader's own script: addresses of the scripts that start React. */
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

/** A file is dragged over the page; React is loading; or failed to load (the next file retries); a drop held no file. */
export const fileStates = ['over', 'waking', 'failed', 'none'] as const;
export type FileState = (typeof fileStates)[number];

/** URL hashes that wake a `file` island: a file was passed on from another page; start without a file. */
export const hashes = { carried: '#carried', begin: '#begin' } as const;

/**
 * Set by the loader on `globalThis`: what others have changed in the body so far (`MutationRecord[]`, oldest first), and
 * the observer that adds to it.
 */
export const changes = 'foreignChanges';

/** Set by the loader on `globalThis` when files are chosen, dropped or pasted. */
export const keptAttributes = 'keptFiles';

/** Those that came before, the files, and what tells a folder from a file for those that were dropped or pasted. */
export type Kept = [
  before: Kept | false | undefined,
  files: Iterable<File>,
  entries: readonly (FileSystemEntry | null)[],
];

declare global {
  var foreignChanges: [MutationRecord[], MutationObserver] | undefined;
  var keptFiles: Kept | undefined;
}
