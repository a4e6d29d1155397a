import { dayOf, isUnpublished, type Publishing } from '../lib/publishing';

/**
 * Whether what is not public is shown to colleagues: `DRAFTS=1 npm run build`. Like the day, it is that of the build
 * (next.config.ts puts both in), not of the moment in which a page is asked for.
 */
export const showsDrafts = process.env.DRAFTS === '1';

const today = process.env.BUILD_DAY || dayOf(new Date());

/** Whether an entry is not public in this build. */
export const isWaiting = (entry: Publishing): boolean => isUnpublished(entry, today);

/** Entries that the build shows: what waits is visible while developing, and in a build for colleagues. */
export function published<Entry extends Publishing>(entries: readonly Entry[]): Entry[] {
  const showsAll = showsDrafts || process.env.NODE_ENV === 'development';
  return entries.filter((entry) => showsAll || !isWaiting(entry));
}
