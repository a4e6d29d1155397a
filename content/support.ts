import { parseContent } from '../lib/schema/parse';
import { supportSchema } from '../lib/schema/support';
import { fact } from './claims';

/** Words of /support: three sections, in this order. */
export const support = parseContent('content/support.ts', supportSchema, {
  title: `${fact.supportHours} support`,
  lead: `Send a report at any hour, on any day. A person replies within ${fact.reply}.`,
  meta: {
    title: 'Help with uploads, sharing and restore',
    description: `Why an upload stops, how to share a folder, how to get a deleted file back within ${fact.restore}. Reports at any hour, a reply within ${fact.reply}.`,
    updated: '2026-11-21',
  },

  upload: {
    id: 'upload-failures',
    title: 'Upload Failures',
    picture: 'upload',
    text: 'Most stopped uploads come from one of these five. Check them in this order.',
    report: { label: 'Submit a Report', href: '/contact?topic=upload-failure' },
    promise: `Our team responds within ${fact.reply}.`,
    tips: [
      {
        title: 'Check the size',
        text: `${fact.limitFree} per file on the Free plan, which is what a trial has, and ${fact.limitEnterprise} on Enterprise.`,
        specimen: {
          kind: 'sizes',
          label: `Largest file: Free ${fact.limitFree}, Enterprise ${fact.limitEnterprise}.`,
          rows: [
            { name: 'Free', value: fact.limitFree, share: 10 },
            { name: 'Enterprise', value: fact.limitEnterprise, share: 100 },
          ],
        },
      },
      {
        title: 'Check the format',
        text: 'Five kinds of document are accepted. Save anything else as one of them first.',
        specimen: {
          kind: 'formats',
          label: `Accepted formats: ${fact.formats}.`,
          names: ['PDF', 'Word', 'Excel', 'PPT', 'JPG'],
        },
      },
      {
        title: 'Keep the connection',
        text: 'Stay on a stable network and leave the tab open until the bar is full.',
        specimen: {
          kind: 'progress',
          label: 'A sample upload at 73 percent, with the note: do not close.',
          file: 'ledger-2025.xlsx',
          note: 'Do not close',
          percent: 73,
        },
      },
      {
        title: 'Shorten the name',
        text: 'Long names and special characters can stop a file.',
        specimen: {
          kind: 'rename',
          label: 'A sample file name with brackets and signs, struck out, becomes final-2.pdf.',
          from: 'final (2)#sgn&.pdf',
          to: 'final-2.pdf',
        },
      },
      {
        title: 'Unlock it, or switch',
        text: 'Remove the file’s password, or try another browser.',
        specimen: {
          kind: 'locked',
          label: 'A sample file that asks for a password.',
          text: 'salary.pdf asks for a password',
        },
      },
    ],
  },

  sharing: {
    id: 'folder-sharing-help',
    title: 'Folder Sharing Help',
    picture: 'share',
    steps: [
      'Open the folder and choose Share.',
      'Add people by e-mail, or make a link.',
      'Tick view, edit or download for each.',
      `Set an end: ${fact.linkShort}, ${fact.linkLong} or none.`,
    ],
    visit: { label: 'Visit Now', href: '/feature5page' },
    drawing: {
      label: 'Sample: a folder shared with two people and with one link that ends.',
      folder: 'Vendor contracts',
      title: 'Share this folder',
      rows: [
        { initials: 'SI', name: 'S. Iyer', right: 'view, edit' },
        { initials: 'NK', name: 'N. Khan', right: 'view' },
        { initials: null, name: 'Link', right: `ends in ${fact.linkLong}` },
      ],
    },
  },

  restore: {
    id: 'restore-deleted-files',
    title: 'Restore Deleted Files',
    picture: 'restore',
    text: `A deleted file waits ${fact.restore} before it is gone. On Enterprise plans it waits longer.`,
    more: { label: 'Know more', href: '/faqs#restore-deleted-files' },
    moreAbout: 'about restoring deleted files',
    drawing: {
      label: `Sample: ${fact.restore} in a row. A file deleted on day 1 is restored on day 12.`,
      days: Number.parseInt(fact.restore, 10),
      taken: 12,
      note: 'Restored by S. Iyer, day 12',
      first: 'Day 1, deleted',
      last: 'Day 30, gone',
    },
  },
});
