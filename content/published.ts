/** Entries that the build shows: drafts stay visible in development only. */
export function published<Entry extends { draft: boolean }>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !entry.draft || process.env.NODE_ENV === 'development');
}
