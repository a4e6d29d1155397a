/**
 * Names shared by the step, its loader and a project's components: attributes and addresses. Defined only
 * here; the loader gets them when it is bundled.
 */
export const attributes = {
  /** On the root element of each client component: its wake event, one of `islandKinds`. */
  island: 'data-island',
  /** On that element: the component does nothing unless this media query matches. */
  media: 'data-media',
  /** On a scroll container in a `view` island: focusable only where the island's media query matches. */
  stop: 'data-stop',
  /** On an element passed to a client component: it is rendered from the start, and nothing in it changes. */
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
 * Events that load React for an island. An address with a hash or a query loads it for all islands but `file`.
 *
 * - `touch`: pointer, key or focus enters it.
 * - `now`: the page has loaded; for the main content of a page.
 * - `view`: it comes into view, or is touched; for content that moves by itself.
 * - `file`: a file is chosen in it, or dropped or pasted anywhere on the page, or text is typed or pasted into its text
 *   field, or the address has one of `hashes`; nothing else wakes it.
 */
export const islandKinds = ['touch', 'now', 'view', 'file'] as const;
export type IslandKind = (typeof islandKinds)[number];

/** In order: a file is dragged over the page; React is loading; loading failed (the next file retries); a drop had no file. */
export const fileStates = ['over', 'loading', 'failed', 'none'] as const;
export type FileState = (typeof fileStates)[number];

/** URL hashes that wake a `file` island: with `carried` another page passes on a file, `begin` starts without one. */
export const hashes = { carried: '#carried', begin: '#begin' } as const;

/**
 * Set by the loader on `globalThis`: changes of the body by others so far (`MutationRecord[]`, oldest first), and the
 * observer that adds to them.
 */
export const changesName = 'foreignChanges';

/** Set by the loader on `globalThis` when files are chosen, dropped or pasted. */
export const keptFilesName = 'keptFiles';

/** The `Kept` of earlier events, the files, and the entries of dropped or pasted items, which tell folders from files. */
export type Kept = [
  before: Kept | false | undefined,
  files: Iterable<File>,
  entries: readonly (FileSystemEntry | null)[],
];

declare global {
  var foreignChanges: [MutationRecord[], MutationObserver] | undefined;
  var keptFiles: Kept | undefined;
}
