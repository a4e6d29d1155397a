import { parseContent } from '../../lib/schema/parse';
import { toolTaskSchema } from '../../lib/schema/tools';

/**
 * Organise pages, a task of Merge PDF's: its row in lists of tools, and its texts on that tool's page. The messages of the
 * running task are in content/tools/merge-pdf.ts, under `organise`. content/tools.ts explains the fields.
 */
export const page = parseContent('content/tools/organise.ts', toolTaskSchema, {
  slug: 'organise',
  tool: 'merge-pdf',
  name: 'Organise pages',
  picture: 'organisepdf',
  subtext: 'Rotate, reorder, duplicate, remove',
  job: 'Rotates, reorders, duplicates and removes pages in your PDFs.',
  goesIn: 'One PDF or several',
  comesOut: 'One PDF in your order',
  goodFor: 'Sideways scans, bids, case bundles',
  lead: 'Rotate, reorder, duplicate and remove pages in one PDF or several, all in one grid, and download the result.',
  tab: 'PDFs to organise',
  sample: 'pages-to-organise',
  steps: ['Add one or more PDFs', 'Organise the pages', 'Download the new PDF'],
  search:
    'organise organiser reorder rearrange arrange rotate turn move swap mix shuffle sort order sequence sideways upside straighten duplicate landscape portrait wrong',
  questions: [
    {
      question: 'Can I mix pages from several files?',
      answer:
        'Yes. Add all the files and put each page where it belongs. The letter below a page shows which file it comes from.',
    },
    {
      question: 'Does this change my original files?',
      answer:
        'No. Pages are rotated, duplicated or removed in the new PDF only. Until you create it, every step can be undone.',
    },
    {
      question: 'Are bookmarks, forms and links kept?',
      answer:
        'Yes, and attachments too. Signatures won’t be valid in the new file, because they belong to the originals.',
    },
  ],
  next: [
    { slug: 'document-screener', note: 'Check it for issues' },
    { slug: 'pdf-to-image', note: 'Save the pages as pictures' },
  ],
});
