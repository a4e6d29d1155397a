import { draftsSchema } from '../lib/schema/drafts';
import { parseContent } from '../lib/schema/parse';

/**
 * Words of a build that shows drafts to colleagues (`DRAFTS=1`); no visitor sees them. {date} is the day on which an
 * entry is public: keep it. Numbers in brackets: fewest and most characters.
 */
export const drafts = parseContent('content/drafts.ts', draftsSchema, {
  /**
   * The banner above every page: `label`, its name for screen readers (5–40); `copy`, what this build is (10–100);
   * `page`, on a page that is a draft (5–60); `from`, on one that waits for its day (10–60); `list`, the link (3–40).
   */
  ribbon: {
    label: 'Copy for colleagues',
    copy: 'A preview for colleagues, with pages that aren’t published yet.',
    page: 'This page is a draft.',
    from: 'This page will be published on {date}.',
    list: 'All drafts',
  },
  /** The heading of /drafts (3–60). */
  title: 'What isn’t published yet',
  /** The sentence under the heading (20–200). */
  lead: 'Entries with “draft: true”, and entries with a future date. Visitors see none of them.',
  /** In place of the list when there is nothing (10–100). */
  none: 'Everything is published.',
  /** Heading of the list (3–40). */
  entries: 'Entries',
  /** Beside an entry that is a draft (5–80). */
  draft: 'Draft, until “draft: true” is removed',
  /** Beside an entry that waits for its day (10–80). */
  from: 'Published by the first build on or after {date}',
});
