import { dayOf, isUnpublished, type Publishing } from '../lib/publishing';

/**
 * Whether this build shows colleagues what is not public: `DRAFTS=1 npm run build`. next.config.ts fixes this value and the
 * day when the site is built; they do not depend on when a page is requested.
 */
export const showsDrafts = process.env.DRAFTS === '1';

const today = process.env.BUILD_DAY || dayOf(new Date());

/** Whether an entry is not public in this build. */
export const isWaiting = (entry: Publishing): boolean => isUnpublished(entry, today);

/** Entries that the build shows: those not public yet only in development and in a build for colleagues. */
export function published<Entry extends Publishing>(entries: readonly Entry[]): Entry[] {
  const showsAll = showsDrafts || process.env.NODE_ENV === 'development';
  return entries.filter((entry) => showsAll || !isWaiting(entry));
}
