import { parseContent } from '../lib/schema/parse';
import { supportSchema } from '../lib/schema/support';
import { fact } from './claims';
import { plan } from './plan-names';

/**
 * Words of /support: three sections, in this order. In each, `id` is its address, as in /support#upload-failures:
 * other pages link to it. `title` (5–40) and `picture`, the name of a drawing, are also on its sheet at the top of
 * the page. Numbers in brackets: fewest and most characters.
 */
export const support = parseContent('content/support.ts', supportSchema, {
  /** The heading of the page (3–60). */
  title: `${fact.supportHours} support`,
  /** The sentence under the heading (20–160). */
  lead: 'Write to us any time. We’ll reply by email.',
  /** The button below it, to the contact form. */
  write: { label: 'Write to us', href: '/contact' },
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'Help with uploads, sharing and restoring files',
    description: `Why an upload stops, how to share a folder and how to get a deleted file back within ${fact.restore}. Report a problem any time and get a reply within ${fact.reply}.`,
    updated: '2026-11-21',
  },

  /**
   * When an upload fails. `id`, `title`, `picture`: see above.
   *
   * - `text`: the paragraph under the heading (20–160).
   * - `report`: the button to the contact form; `replyTime` is below it (10–80).
   * - `tips`: five things to check, each with `title` (5–40), `text` (10–140) and `illustration`, the small one beside
   *   it: its `name`, of the list in lib/schema/illustrations.ts, and as `alt` what it shows (10–140).
   */
  upload: {
    id: 'upload-failures',
    title: 'Upload Failures',
    picture: 'upload',
    text: 'Five things can stop an upload. Check them in this order.',
    report: { label: 'Submit a Report', href: '/contact?topic=upload-failure' },
    replyTime: `Our team responds within ${fact.reply}.`,
    tips: [
      {
        title: 'Check the size',
        text: `${fact.limitFree} per file on the Free plan, which you use during the trial, and ${fact.limitEnterprise} on ${plan.enterprise}.`,
        illustration: {
          name: 'size-limits',
          alt: `Largest file: trial ${fact.limitFree}, ${plan.enterprise} ${fact.limitEnterprise}.`,
        },
      },
      {
        title: 'Check the format',
        text: 'You can upload five types of file. Convert anything else to one of them first.',
        illustration: { name: 'accepted-formats', alt: `Accepted formats: ${fact.formats}.` },
      },
      {
        title: 'Check the connection',
        text: 'Use a stable connection and leave the tab open until the upload finishes.',
        illustration: {
          name: 'upload-progress',
          alt: 'A sample upload at 73 per cent, with the note: do not close.',
        },
      },
      {
        title: 'Shorten the name',
        text: 'Long names and special characters can stop an upload.',
        illustration: {
          name: 'shorter-name',
          alt: 'A sample file name with brackets and symbols, struck out, becomes final-2.pdf.',
        },
      },
      {
        title: 'Unlock the file',
        text: 'Remove its password. If the upload still stops, try another browser.',
        illustration: { name: 'locked-file', alt: 'A sample file that asks for a password.' },
      },
    ],
  },

  /**
   * Sharing a folder. `id`, `title`, `picture`: see above.
   *
   * - `steps`: 3–6 steps (10–100 each).
   * - `visit`: the button below them.
   * - `illustration`: beside them: `name` and `alt`, as above.
   */
  sharing: {
    id: 'folder-sharing-help',
    title: 'Folder Sharing Help',
    picture: 'share',
    steps: [
      'Open the folder and choose Share.',
      'Add people by email, or create a link.',
      'Tick view, edit or download for each person.',
      `Choose when access ends: after ${fact.linkShort}, after ${fact.linkLong} or on a date you set.`,
    ],
    visit: { label: 'Visit Now', href: '/feature5page' },
    illustration: {
      name: 'shared-folder',
      alt: 'Sample: a folder shared with two people and with one link that expires.',
    },
  },

  /**
   * Bringing deleted files back. `id`, `title`, `picture`: see above.
   *
   * - `text`: the paragraph beside the heading (20–200).
   * - `steps`: three steps below it (10–100 each).
   * - `more`: the button; `moreAbout` is read out after its words, which alone do not say about what (5–60).
   * - `illustration`: the row of days: `name` and `alt`, as above.
   */
  restore: {
    id: 'restore-deleted-files',
    title: 'Restore Deleted Files',
    picture: 'restore',
    text: `You have ${fact.restore} to restore a deleted file, or longer on ${plan.enterprise} plans.`,
    steps: [
      'Open “Deleted files”.',
      'Find the file by its name or the day it was deleted.',
      'Select it, then restore it.',
    ],
    more: { label: 'Know more', href: '/faqs#restore-deleted-files' },
    moreAbout: 'about restoring deleted files',
    illustration: {
      name: 'restore-days',
      alt: `Sample: a row of ${fact.restore}. A file deleted on day 1 is restored on day 12.`,
    },
  },
});
