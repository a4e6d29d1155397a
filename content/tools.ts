import { parseContent } from '../lib/schema/parse';
import { toolsSchema } from '../lib/schema/tools';
import * as aiPdfEditor from './tools/ai-pdf-editor';
import * as backgroundRemove from './tools/background-remove';
import * as comparePdf from './tools/compare-pdf';
import * as documentScreener from './tools/document-screener';
import * as excelToPdf from './tools/excel-to-pdf';
import * as imageToPdf from './tools/image-to-pdf';
import * as mergePdf from './tools/merge-pdf';
import * as organise from './tools/organise';
import * as pdfToImage from './tools/pdf-to-image';
import * as pdfToPpt from './tools/pdf-to-ppt';
import * as plagiarismScreener from './tools/plagiarism-screener';
import * as redact from './tools/redact';
import * as removePages from './tools/remove-pages';
import * as sign from './tools/sign';
import * as speechToText from './tools/speech-to-text';
import * as splitPdf from './tools/split-pdf';
import * as summarizeText from './tools/summarize-text';
import * as textToSpeech from './tools/text-to-speech';
import * as wordToPdf from './tools/word-to-pdf';

/**
 * The tool catalogue, in the order of every list. One entry gives a tool its label and dialog on /features, its
 * section on /toolsdetails and a page of its own at /toolsdetails/{slug}.
 */
export const tools = parseContent('content/tools.ts', toolsSchema, {
  /** The heading of the overview, /toolsdetails (3–60). {count} is how many tools there are: keep it. */
  title: '{count} free document tools',
  /** The sentence under that heading (20–160). */
  lead: 'Convert, edit, sign and check documents in your browser, with no account.',
  /**
   * Of the overview, for search results and link previews: `title` (8–60; the site’s name is added to it) and
   * `description` (110–155). No two pages share one. `updated`: date of the last substantive edit, as
   * year-month-day; the sitemap gives it to search engines.
   */
  meta: {
    title: 'Free PDF, image, text and voice tools',
    description:
      'Choose a file and see which of 16 free tools can open it: merge, split, sign and compare PDFs, convert Word, Excel and JPG, summarise or transcribe.',
    updated: '2026-11-27',
  },
  /**
   * On the overview beside the folders: `otherNames`, tasks that people know by another name than the tool’s, with a `title` (3–40) and 1–7
   * `tasks`: `job`, what people call it (3–30), `note`, the tool that does it (3–40), and its `href`. `device` is
   * the dark card: its `title` (3–40), 2–4 `facts` (5–70 each) and a `link`.
   */
  overview: {
    otherNames: {
      title: 'More you can do with these tools',
      tasks: [
        { job: 'Unlock a PDF', note: "in Merge PDF's", href: '/toolsdetails/merge-pdf' },
        { job: 'Extract pages', note: 'in Split PDF', href: '/toolsdetails/split-pdf' },
        { job: 'Fill in a form', note: 'in AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
      ],
    },
    device: {
      title: 'How the tools run',
      facts: ['No daily limit and no watermark.', 'Most work offline once loaded.'],
      link: { label: 'How we handle your files', href: '/privacy#tools' },
    },
  },
  /**
   * Words that every tool’s dialog, section and page use.
   *
   * - `goesIn`: before what goes in; `comesOut` and `goodFor` likewise (2–20 each); `kind`, before the group that
   *   its colour represents (2–20).
   * - `close`: the button of the dialog (2–20).
   * - `questions`: heading of the questions; `related`, heading of the related pages. {tool} is a placeholder
   *   for the name: keep it (3–60).
   * - `taskQuestions`: the same for a task, whose name is a verb; `overview`: the link to the overview; `faqs`, the one below the questions.
   */
  labels: {
    goesIn: 'Input',
    comesOut: 'Output',
    goodFor: 'Good for',
    kind: 'Category',
    close: 'Close',
    questions: 'Questions about {tool}',
    taskQuestions: '{tool}: questions and answers',
    related: 'Works well with {tool}',
    overview: { label: 'All tools', href: '/toolsdetails' },
    faqs: { label: 'More questions and answers', href: '/faqs' },
  },
  /** The coloured band at the end of the overview: `title` (10–60), `text` (10–160) and the `link` beside its button. */
  closing: {
    title: 'Keep the files you create',
    text: 'The tools store nothing. To file, version and share documents, choose a plan.',
    link: { label: 'What each plan includes', href: '/pricing' },
  },

  /**
   * The groups of tools, 1–8, in the order of the overview.
   *
   * - `id`: address of the group, as in /toolsdetails#convert, and what a tool’s `group` names.
   * - `name`: heading of the group, and its tab (3–30).
   * - `text`: the line beside that heading (10–80).
   * - `tone`: paper colour of the group and of its tools’ pages: lilac, rose, mint, sky or gold.
   */
  groups: [
    {
      id: 'convert',
      name: 'Convert',
      text: 'Turn the file you have into the format you need.',
      tone: 'lilac',
    },
    { id: 'organise', name: 'Organise', text: 'Join or split files, or remove pages.', tone: 'mint' },
    {
      id: 'edit-and-compare',
      name: 'Edit and compare',
      text: 'Change a page or a picture, or see what changed.',
      tone: 'sky',
    },
    { id: 'check', name: 'Check', text: 'Find problems before you send or publish.', tone: 'rose' },
    {
      id: 'text-and-voice',
      name: 'Text and voice',
      text: 'Summarise, transcribe or listen.',
      tone: 'gold',
    },
  ],

  /**
   * Tasks of a tool that people look for by another name than the tool’s. A task is not in the list of tools. It has a tile
   * beside theirs, an address on its tool’s page, such as /toolsdetails/ai-pdf-editor#sign, and an entry in every search.
   *
   * - `slug`: what follows the “#”. Never changed once public. `tool`: the tool that does it, by its slug.
   * - `name`, `picture`, `subtext`, `job`, `goesIn`, `comesOut`, `goodFor`: as for a tool.
   * - `lead`: under its name on the tool’s page (40–170); `sample`, the file drawn in its drop zone.
   * - `steps`: titles of its three steps (3–32).
   * - `search`: other words that people look for it by (3–200).
   * - `next`: up to three tools that the result goes on to: `slug`, and `note`, what for (3–60).
   */
  tasks: [sign.page, redact.page, organise.page],

  /**
   * The tools, at least 15: pages say “15+ tools”. Each has a file of its own, content/tools/<slug>.ts, whose `page` is
   * its entry here and whose `messages` are those of the tool while it runs. Fields of an entry:
   *
   * - `slug`: last part of its address, /toolsdetails/image-to-pdf, and its place on the overview and on /features.
   *   Never changed once public.
   * - `name`: exact name, everywhere (3–30). No two are alike.
   * - `group`: the group it is in, by its `id` above.
   * - `how`: heading of how it works, and the dialog’s link to it, in plain words (8–40).
   * - `picture`: its name, from the list in lib/schema/pictures.ts.
   * - `pictureAlt`: says what it shows, for people who cannot see it (10–90).
   * - `subtext`: a few words below the name, on the label and in the dialog (10–40).
   * - `description`: two sentences in the dialog (60–220).
   * - `job`: one sentence on the overview (15–80).
   * - `goesIn`: what the tool takes; `comesOut`, what it gives back (3–40 each).
   * - `goodFor`: when to use it (5–44).
   * - `steps`: three steps: `title` (3–32), `text`, shown on the tool’s own page only (20–170), and `illustration`, the name
   *   of the one beside it in components/illustrations/tools/steps.tsx, where the words inside it are written.
   * - `action`: the button: its words and where it leads. All tools share content/tools/try-now.ts.
   * - `related`: three related pages: `href`, the address, and `note`, why to go there (10–90).
   * - `page`: what only the tool’s own page has: lead, intro, questions and closing.
   * - `lead`: one or two sentences under the heading (40–170).
   * - `intro`: what happens to the file, before the steps (80–420).
   * - `layout`: how the three steps are arranged: coupons, column, pairs, band or ruled. Neighbours in a group differ.
   * - `questions`: 3–5: `question` (10–90), `answer` (20–320) and, if a page says more, a `link`. The first is open
   *   from the start.
   * - `closing`: words of the band at the end: `title` (10–60) and `text` (20–160).
   * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
   *   (110–155). No two pages share one. `updated`: date of the last substantive edit, as
   *   year-month-day; the sitemap gives it to search engines.
   * - `dropZone`: where files are chosen: its `tab` (3–24), what to `drop` (5–60), what to `choose` (5–60), the same on a
   *   `touch` screen (5–30), the `formats` it takes in a line (3–60) and, as the browser wants them, in `accept`;
   *   `multiple`, whether it takes several; `samples`, the names of the 1–3 files drawn in it, which are in
   *   components/illustrations/tools/samples.tsx; `without`, how to do the same without the tool (20–200); `refused`, shown
   *   below a file of another kind (20–120), and `elsewhere`, the tools that take it. A tool that takes text has no
   *   samples but a field, `text`: its `label`, `placeholder` and `take`, the button that takes the text, the `name` of
   *   the text as a file and the message for an `empty` field; `beside` it, the sample of what comes out.
   *   `begin`: the link that begins without a file (5–40).
   * - `next`: up to three tools that the result goes on to: `slug`, and `note`, what for (3–60).
   * - `draft`: true keeps the tool out of the published site while it is written. May be left out.
   * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
   */
  tools: [
    imageToPdf.page,
    pdfToImage.page,
    mergePdf.page,
    wordToPdf.page,
    excelToPdf.page,
    pdfToPpt.page,
    backgroundRemove.page,
    removePages.page,
    comparePdf.page,
    splitPdf.page,
    aiPdfEditor.page,
    documentScreener.page,
    plagiarismScreener.page,
    summarizeText.page,
    speechToText.page,
    textToSpeech.page,
  ],
});
