import { avatar, iyer, khan } from '../lib/sample-people';
import { parseContent } from '../lib/schema/parse';
import { supportSchema } from '../lib/schema/support';
import { fact } from './claims';
import { plan } from './plan-names';

/**
 * Words of /support: three sections, in this order. In each, `id` is its address, as in /support#upload-failures:
 * other pages link to it. `title` (5–40) and `picture`, the name of a drawing, also stand on its sheet at the top of
 * the page. Figures in brackets: characters, at least–at most.
 */
export const support = parseContent('content/support.ts', supportSchema, {
  /** The heading of the page (3–60). */
  title: `${fact.supportHours} support`,
  /** The sentence under the heading (20–160). */
  lead: `You can write at any hour, on any day. We reply within ${fact.reply}.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: day on which the page last changed its meaning, as year-month-day; the sitemap
   * tells it to search engines.
   */
  meta: {
    title: 'Help with uploads, sharing and restore',
    description: `Why an upload stops, how to share a folder, how to get a deleted file back within ${fact.restore}. Reports at any hour, a reply within ${fact.reply}.`,
    updated: '2026-11-21',
  },

  /**
   * When an upload fails. `id`, `title`, `picture`: see above.
   *
   * - `text`: the paragraph under the heading (20–160).
   * - `report`: the button to the contact form; `promise` stands below it (10–80).
   * - `tips`: five things to check, each with `title` (5–40), `text` (10–140) and `drawing`, the small one
   *   beside it.
   * - `kind`: which drawing: sizes, formats, progress, rename or locked.
   * - `label`: says what the drawing shows, for people who do not see it (10–140).
   * - `rows`: of sizes, 2–4 bars: `name` (2–20), `value` (2–12) and `share`, the bar’s length in percent.
   * - `names`: of formats, 2–8 names (2–8 each).
   * - `file`: of progress, the file’s name (3–24), with a `note` (3–20) and how full the bar is in `percent`.
   * - `from`: of rename, the name before; `to`, the name after (3–24 each). Of locked, `text` is its line (5–40).
   */
  upload: {
    id: 'upload-failures',
    title: 'Upload Failures',
    picture: 'upload',
    text: 'Five things can stop an upload. Check them in this order.',
    report: { label: 'Submit a Report', href: '/contact?topic=upload-failure' },
    promise: `Our team responds within ${fact.reply}.`,
    tips: [
      {
        title: 'Check the size',
        text: `${fact.limitFree} per file on the Free plan (used in the trial), and ${fact.limitEnterprise} on ${plan.enterprise}.`,
        drawing: {
          kind: 'sizes',
          label: `Largest file: Free ${fact.limitFree}, ${plan.enterprise} ${fact.limitEnterprise}.`,
          rows: [
            { name: 'Free', value: fact.limitFree, share: 10 },
            { name: `${plan.enterprise}`, value: fact.limitEnterprise, share: 100 },
          ],
        },
      },
      {
        title: 'Check the format',
        text: 'You can upload five kinds of document. Save anything else as one of those first.',
        drawing: {
          kind: 'formats',
          label: `Accepted formats: ${fact.formats}.`,
          names: ['PDF', 'Word', 'Excel', 'PPT', 'JPG'],
        },
      },
      {
        title: 'Stay connected',
        text: 'Stay on a stable network and leave the tab open until the bar is full.',
        drawing: {
          kind: 'progress',
          label: 'A sample upload at 73 percent, with the note: do not close.',
          file: 'ledger-2026.xlsx',
          note: 'Do not close',
          percent: 73,
        },
      },
      {
        title: 'Shorten the name',
        text: 'Long names and special characters can stop a file.',
        drawing: {
          kind: 'rename',
          label: 'A sample file name with brackets and signs, struck out, becomes final-2.pdf.',
          from: 'final (2)#sgn&.pdf',
          to: 'final-2.pdf',
        },
      },
      {
        title: 'Unlock it, or switch',
        text: 'Remove the file’s password, or try another browser.',
        drawing: {
          kind: 'locked',
          label: 'A sample file that asks for a password.',
          text: 'salary.pdf asks for a password',
        },
      },
    ],
  },

  /**
   * Sharing a folder. `id`, `title`, `picture`: see above.
   *
   * - `steps`: 3–6 steps (10–100 each).
   * - `visit`: the button below them.
   * - `drawing`: the shared folder: `label` says what it shows (10–140), `folder` is its name and `title` the
   *   heading of its sheet (3–30 each).
   * - `rows`: of the drawing, 2–5 people or links: `avatar`, a sign with `initials` and `tone` (null for a link),
   *   `name` (2–20) and `right`, what they may do (3–24).
   */
  sharing: {
    id: 'folder-sharing-help',
    title: 'Folder Sharing Help',
    picture: 'share',
    steps: [
      'Open the folder and choose Share.',
      'Add people by e-mail, or make a link.',
      'Tick view, edit or download for each.',
      `Choose when it ends: ${fact.linkShort}, ${fact.linkLong} or a date.`,
    ],
    visit: { label: 'Visit Now', href: '/feature5page' },
    drawing: {
      label: 'Sample: a folder shared with two people and with one link that ends.',
      folder: 'Vendor contracts',
      title: 'Share this folder',
      rows: [
        { avatar: avatar(iyer), name: iyer.name, right: 'view, edit' },
        { avatar: avatar(khan), name: khan.name, right: 'view' },
        { avatar: null, name: 'Link', right: `ends in ${fact.linkLong}` },
      ],
    },
  },

  /**
   * Bringing deleted files back. `id`, `title`, `picture`: see above.
   *
   * - `text`: the paragraph beside the heading (20–200).
   * - `more`: the button; `moreAbout` is read out after its words, which alone do not say about what (5–60).
   * - `drawing`: the row of days: `label` says what it shows (10–140).
   * - `days`: how many days are drawn: 7–90. Taken from the claim, so that both agree.
   * - `taken`: day on which the sample file is taken back, 2 at least; `note` says so (5–40).
   * - `first`: above the first day; `last`, below the last (3–30 each).
   */
  restore: {
    id: 'restore-deleted-files',
    title: 'Restore Deleted Files',
    picture: 'restore',
    text: `You can restore a deleted file for ${fact.restore}. On ${plan.enterprise} plans you have longer.`,
    more: { label: 'Know more', href: '/faqs#restore-deleted-files' },
    moreAbout: 'about restoring deleted files',
    drawing: {
      label: `Sample: ${fact.restore} in a row. A file deleted on day 1 is restored on day 12.`,
      days: Number.parseInt(fact.restore, 10),
      taken: 12,
      note: 'Restored by S. Iyer, day 12',
      first: 'Day 1, deleted',
      last: `Day ${Number.parseInt(fact.restore, 10)}: the last day`,
    },
  },
});
