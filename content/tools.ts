import { parseContent } from '../lib/schema/parse';
import { toolsSchema } from '../lib/schema/tools';
import { site } from './site';

/** What Try Now does: it leads to the tool's file field. Its words stand in content/works.ts. */
const runs = (slug: string) => ({ label: 'Try Now', href: `/toolsdetails/${slug}#try` });

const updated = '2026-11-21';

/**
 * The tool catalogue, in the order of every list. One entry gives a tool its label and dialog on /features, its
 * section on /toolsdetails and a page of its own at /toolsdetails/{slug}.
 */
export const tools = parseContent('content/tools.ts', toolsSchema, {
  /** The heading of the overview, /toolsdetails (3–60). {count} is how many tools there are: keep it. */
  title: '{count} free document tools',
  /** The sentence under that heading (20–160). */
  lead: 'Bring a file and see what you can do with it. No account, no upload: the work happens on your device.',
  /**
   * Of the overview, for search results and link previews: `title` (8–60; the site’s name is added to it) and
   * `description` (110–155). No two pages share one. `updated`: day on which the page last changed its meaning, as
   * year-month-day; the sitemap tells it to search engines.
   */
  meta: {
    title: 'Free PDF, image, text and voice tools',
    description:
      'Bring a file and see which of 15+ free tools take it: merge, split, sign and compare PDF, convert Word, Excel and JPG, summarise, transcribe. No upload.',
    updated: '2026-11-27',
  },
  /**
   * On the overview beside the folders: `also`, jobs that a tool does under another name, with a `title` (3–40) and 1–7
   * `jobs`: `job`, what people call it (3–30), `note`, the tool that does it (3–40), and its `href`. `device` is
   * the dark card: its `title` (3–40), 2–4 `facts` (5–70 each) and a `link`.
   */
  overview: {
    also: {
      title: 'Looking for one of these?',
      jobs: [
        { job: 'Rotate or reorder pages', note: 'in Remove Pages', href: '/toolsdetails/remove-pages' },
        { job: 'Unlock a PDF', note: 'in Merge PDF’s', href: '/toolsdetails/merge-pdf' },
        { job: 'Extract pages', note: 'in Split PDF', href: '/toolsdetails/split-pdf' },
        { job: 'Fill in a form', note: 'in AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
      ],
    },
    device: {
      title: 'Your file stays with you',
      facts: [
        'Opened and worked on in your browser, never uploaded.',
        'No account, no limit on how many, no watermark.',
        'Works with the network off once the file is in.',
      ],
      link: { label: 'How we handle tool files', href: '/privacy#tools' },
    },
  },
  /**
   * Words that every tool’s dialog, section and page use.
   *
   * - `goesIn`: before what goes in; `comesOut` and `goodFor` likewise (2–20 each); `kind`, before the group that
   *   its colour stands for (2–20).
   * - `close`: the button of the dialog (2–20).
   * - `questions`: heading of the questions; `related`, heading of the pages that go with it. {tool} is where the name
   *   stands: keep it (3–60).
   * - `overview`: the link to the overview; `faqs`, the one below the questions.
   */
  labels: {
    goesIn: 'Goes in',
    comesOut: 'Comes out',
    goodFor: 'Good for',
    kind: 'Kind of job',
    close: 'Close',
    questions: 'Questions about {tool}',
    related: 'Goes well with {tool}',
    overview: { label: 'All document tools', href: '/toolsdetails' },
    faqs: { label: 'More questions and answers', href: '/faqs' },
  },
  /** The coloured band at the end of the overview: `title` (10–60), `text` (10–160) and `button`. */
  closing: {
    title: 'Keep what you make',
    text: 'The tools are free and need no account. Filing, versions and sharing come with the product.',
    button: site.getStarted,
  },

  /**
   * The groups of tools, 1–8, in the order of the overview.
   *
   * - `id`: address of the group, as in /toolsdetails#convert, and what a tool’s `group` names.
   * - `name`: heading of the group, and its tab (3–30).
   * - `text`: the line beside that heading (10–80).
   * - `stock`: paper colour of the group and of its tools’ pages: canary, rose, mint, sky or gold.
   */
  groups: [
    {
      id: 'convert',
      name: 'Convert',
      text: 'From the format you have to the one you need.',
      stock: 'canary',
    },
    { id: 'organise', name: 'Organise', text: 'Join pages, separate them or take them out.', stock: 'mint' },
    {
      id: 'edit-and-compare',
      name: 'Edit and compare',
      text: 'Change a page, or see what was changed.',
      stock: 'sky',
    },
    { id: 'check', name: 'Check', text: 'Look before you send or publish.', stock: 'rose' },
    { id: 'text-and-voice', name: 'Text and voice', text: 'Shorten it, say it, hear it.', stock: 'gold' },
  ],

  /**
   * Jobs of a tool that people look for by another name than the tool’s. A job is none of the tools: their names, number
   * and order stay. It has a tile beside them, an address on the tool’s page, /toolsdetails/ai-pdf-editor#sign, and an
   * entry in every search.
   *
   * - `slug`: what follows the “#”. Never changed once public. `tool`: the tool that does it, by its slug.
   * - `name`, `picture`, `subtext`, `job`, `goesIn`, `comesOut`, `goodFor`: as for a tool.
   * - `lead`: under its name on the tool’s page (40–170); `link`, the link to it there (10–60).
   * - `steps`: titles of its three steps (3–32).
   * - `search`: other words that people look for it by (3–200).
   */
  jobs: [
    {
      slug: 'sign',
      tool: 'ai-pdf-editor',
      name: 'Sign PDF',
      picture: 'signpdf',
      subtext: 'Draw, type or photograph it',
      job: 'Puts your signature, initials, name or date on a PDF.',
      goesIn: 'A PDF',
      comesOut: 'The same PDF, signed',
      goodFor: 'Letters, leases, forms, consent',
      lead: 'Draw your signature, type it or take a picture of it, and put it where it belongs. It stays on your own device.',
      link: 'Only need to sign? Sign PDF',
      steps: ['Make your signature', 'Put it in its place', 'Save the signed copy'],
      search: 'sign signature signing signed initials autograph fill and sign date stamp',
    },
  ],

  /**
   * The tools, at least 15: pages say “15+ tools”. Fields of an entry:
   *
   * - `slug`: last part of its address, /toolsdetails/image-to-pdf, and its place on the overview and on /features.
   *   Never changed once public.
   * - `name`: exact name, everywhere (3–30). No two are alike.
   * - `group`: the group it stands in, by its `id` above.
   * - `how`: heading of how it works, and the dialog’s link to it, in plain words (8–40).
   * - `picture`: its name, from the list in lib/schema/pictures.ts.
   * - `pictureAlt`: says what it shows, for people who cannot see it (10–90).
   * - `subtext`: a few words below the name, on the label and in the dialog (10–40).
   * - `description`: two sentences in the dialog (60–220).
   * - `job`: one sentence on the overview (15–80).
   * - `goesIn`: what the tool takes; `comesOut`, what it gives back (3–40 each).
   * - `goodFor`: when to use it (5–44).
   * - `steps`: three steps: `title` (3–32), and `text` and `drawing`, shown on the tool’s own page only (20–170).
   * - `drawing`: the small one of a step, by its `kind`. Its words have 1–28 characters:
   *   `drop`: 1–3 `files` on their way in. `pair`: 2 `files`, each with `name` and `note` (1–8), the first of them in
   *   already. `order`: 2–4 `rows` of a list; `moved` is the number of the one being
   *   dragged. `pages`: how many (`count`, 3–9) and the numbers of those `picked`, `struck` out or followed by one of
   *   the `cuts`; `drawings`, one for each, where they are not all writing. `lines`: 2–4, each with `text` and `look`,
   *   and the number of its `source` where it matches one. `choice`: 2–3 `options`, each with `text` and, where a
   *   person took it, `picked`; with `look` as circles where one excludes the other. `points`: 2–3 `points` of a list,
   *   each with the `point`, and the `text` and `look` of the line it is about or of what became of it. `buttons`: 2–3
   *   `words`, the first of them pressed, below up to two `lines`. `field`: the `name` of a field and the `value` typed
   *   in (1–40). `sound`: its `name`, its `time` and whether it is a `saved` one. `prints`: 1–2 `prints`, each with a
   *   `drawing` and a `note` (1–16). `result`: 1–3 `files`, each with `name` and `note`.
   * - `action`: the button: its words and where it leads. All tools share the one at the top of this file.
   * - `related`: three pages that go with it: `href`, the address, and `note`, why to go there (10–90).
   * - `page`: what only the tool’s own page has: lead, intro, questions and closing.
   * - `lead`: one or two sentences under the heading (40–170).
   * - `intro`: what happens to the file, before the steps (80–420).
   * - `layout`: where the three steps stand: coupons, column, pairs, band or stairs. Neighbours in a group differ.
   * - `questions`: 3–5: `question` (10–90), `answer` (20–320) and, if a page says more, a `link`. The first is open
   *   from the start.
   * - `closing`: words of the band at the end: `title` (10–60) and `text` (20–160).
   * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
   *   (110–155). No two pages share one. `updated`: day on which the page last changed its meaning, as
   *   year-month-day; the sitemap tells it to search engines.
   * - `draft`: true keeps the tool out of the published site while it is written. May be left out.
   * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
   */
  tools: [
    {
      slug: 'image-to-pdf',
      name: 'Image to PDF',
      group: 'convert',
      how: 'How pictures become a PDF',
      picture: 'img2pdf',
      pictureAlt: 'A photo becoming a page of a PDF',
      subtext: 'Pictures in, one PDF out',
      description:
        'Add photos or scans, put them in order and turn those on their side. Each becomes one page of a single PDF, as sharp as the original.',
      job: 'Turns photos and scans into one PDF.',
      goesIn: 'Photos and scans',
      comesOut: 'One PDF, a page per picture',
      goodFor: 'Bills and ID photos',
      steps: [
        {
          title: 'Add the pictures',
          text: 'Choose photos and scans from this phone or computer, or paste one.',
          drawing: { kind: 'drop', files: ['bill.jpg', 'back.jpg', 'card.jpg'] },
        },
        {
          title: 'Put them in order',
          text: 'The first picture is page one. Move the others, rotate any on their side, and choose a page size and margin.',
          drawing: { kind: 'order', rows: ['bill.jpg', 'back.jpg', 'card.jpg'], moved: 2 },
        },
        {
          title: 'Download the PDF',
          text: 'One file, one page per picture. JPGs are added as they are, never compressed again.',
          drawing: { kind: 'result', files: [{ name: 'bill.pdf', note: '3 pages' }] },
        },
      ],
      action: runs('image-to-pdf'),
      related: [
        { href: '/toolsdetails/split-pdf', note: 'When one scan holds several papers.' },
        { href: '/toolsdetails/background-remove', note: 'Cut the desk out from around the paper.' },
        { href: '/integration3page', note: 'Send the photos by e-mail and find them in the folder.' },
      ],
      page: {
        lead: 'Photograph the bill, the back of the bill and the warranty card; send one PDF with three pages.',
        intro:
          'Three photos in an e-mail arrive as three files, in whatever order the phone chose. Image to PDF puts them in one document, in your order and on your own device, so anyone can read and file it like any other PDF.',
        layout: 'coupons',
        questions: [
          {
            question: 'Which pictures can I use?',
            answer:
              'JPG, PNG, WebP, AVIF, GIF, BMP and TIFF (each picture in a TIFF becomes a page), and iPhone HEIC photos in Safari. If the picture is a page of a PDF, save that page as a picture first.',
            link: { label: 'PDF to Image', href: '/toolsdetails/pdf-to-image' },
          },
          {
            question: 'Do the pictures lose sharpness?',
            answer:
              'No. JPGs go into the PDF byte for byte, and so do most PNGs. PDFs can’t hold WebP, AVIF or HEIC, so those are converted to high-quality JPGs, and the result says how many. Location data (GPS) is removed.',
          },
          {
            question: 'Why do my photos come out upright here?',
            answer:
              'A camera often stores a photo on its side, with a note saying which way up it goes. We follow it, including mirrored photos. If a picture is still on its side, use its rotate button. To crop it, use the image tools.',
            link: { label: 'Image & Visual Tools', href: '/feature9page' },
          },
          {
            question: 'Can I add photos to an existing PDF?',
            answer:
              'Turn the photos into a PDF, then merge it with the other one and choose which comes first.',
            link: { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
          },
        ],
        closing: {
          title: 'Three photos, one file',
          text: 'Start with the bills on your desk.',
        },
      },
      meta: {
        title: 'Image to PDF: JPG and PNG into one file',
        description:
          'Photos and scans become one PDF with a page per picture, in your browser: in your order, turned upright, and no JPG is compressed again. Free, no upload.',
        updated,
      },
    },
    {
      slug: 'pdf-to-image',
      name: 'PDF to Image',
      group: 'convert',
      how: 'How pages become pictures',
      picture: 'pdf2img',
      pictureAlt: 'A PDF becoming a fan of three pictures',
      subtext: 'Every page as a picture',
      description:
        'Choose the pages you need from a PDF and save each one as a separate JPG, PNG or WebP picture.',
      job: 'Saves each page as a picture.',
      goesIn: 'A PDF',
      comesOut: 'One picture per page',
      goodFor: 'Slides, previews, messages',
      steps: [
        {
          title: 'Add the PDF',
          text: 'Choose it from this computer or phone. If it’s locked, you’ll be asked for the password.',
          drawing: { kind: 'drop', files: ['brochure.pdf'] },
        },
        {
          title: 'Choose the pages',
          text: 'All of them, or only the floor plan on page 2 and the street view after it.',
          drawing: {
            kind: 'pages',
            count: 4,
            picked: [2, 3],
            drawings: ['page-cover', 'page-floor-plan', 'page-street-view', 'page-price-list'],
          },
        },
        {
          title: 'Download the pictures',
          text: 'One JPG, PNG or WebP for each page you chose. Several come as one ZIP.',
          drawing: {
            kind: 'prints',
            prints: [
              { drawing: 'page-floor-plan', note: 'brochure-2.jpg' },
              { drawing: 'page-street-view', note: 'brochure-3.jpg' },
            ],
          },
        },
      ],
      action: runs('pdf-to-image'),
      related: [
        { href: '/toolsdetails/image-to-pdf', note: 'The other way round: pictures become pages.' },
        { href: '/feature9page', note: 'Crop, resize or compress the picture you saved.' },
        { href: '/toolsdetails/pdf-to-ppt', note: 'When you want editable slides, not pictures.' },
      ],
      page: {
        lead: 'Save the floor-plan page of the brochure, or every page of the report, as JPG files that open anywhere.',
        intro:
          'Chats, property listings and web forms often accept only pictures. PDF to Image saves the pages you pick as pictures, on your own device, so you can send the floor plan and keep the rest of the document to yourself.',
        layout: 'column',
        questions: [
          {
            question: 'Do I have to save the whole PDF?',
            answer: 'No. Pick the pages you want in step two. The rest are left out.',
          },
          {
            question: 'How sharp are the pictures?',
            answer:
              'You choose: 96 dots per inch for a message, 150 for a screen, 300 for print. If a page is too large for the browser to draw that sharply, you get a smaller one and the report says so.',
          },
          {
            question: 'Can I change the words on such a picture?',
            answer:
              'No, the words are part of the picture by then. Change the wording in the PDF first, then save the page.',
            link: { label: 'AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
          },
          {
            question: 'How do I turn the pictures back into a PDF?',
            answer: 'Add them to Image to PDF and put them in order: one page per picture.',
            link: { label: 'Image to PDF', href: '/toolsdetails/image-to-pdf' },
          },
        ],
        closing: {
          title: 'Take the one page you need',
          text: 'Bring a brochure with a plan in it.',
        },
      },
      meta: {
        title: 'PDF to Image: save PDF pages as pictures',
        description:
          'Choose pages of a PDF and save each as a JPG, PNG or WebP picture, on your own device, as sharp as you need. Three steps, a sample and questions.',
        updated,
      },
    },
    {
      slug: 'merge-pdf',
      name: "Merge PDF's",
      group: 'organise',
      how: 'How merging works',
      picture: 'merge',
      pictureAlt: 'Two files becoming one PDF',
      subtext: 'Several files, one document',
      description:
        'Choose two or more PDFs, put them in order and join them. The result is one document with one name and one page count.',
      job: 'Joins several PDFs into one, in your order.',
      goesIn: 'Two or more PDFs',
      comesOut: 'One PDF',
      goodFor: 'Case bundles, client packs',
      steps: [
        {
          title: 'Add the files',
          text: 'Add two PDFs or twenty. If one is locked, you’ll be asked for its password.',
          drawing: { kind: 'drop', files: ['covering-letter.pdf', 'balance-sheet.pdf', 'annexures.pdf'] },
        },
        {
          title: 'Put them in order',
          text: 'Covering letter first, annexures last. The pages follow the order of the list.',
          drawing: { kind: 'order', rows: ['Covering letter', 'Balance sheet', 'Annexures'], moved: 1 },
        },
        {
          title: 'Download one file',
          text: 'All pages in one PDF. Name it once and send it once.',
          drawing: { kind: 'result', files: [{ name: 'client-pack.pdf', note: '12 pages' }] },
        },
      ],
      action: runs('merge-pdf'),
      related: [
        { href: '/toolsdetails/remove-pages', note: 'Take out blank and private pages before you merge.' },
        { href: '/feature6page', note: 'Have the whole bundle signed in one go.' },
        { href: '/usecase1page', note: 'A client\u2019s year in one file, for the return.' },
      ],
      page: {
        lead: 'Covering letter, balance sheet, annexures: put them in order once and send a single PDF.',
        intro:
          "Send a pack in three parts and people read it in the wrong order, or read only half. Merge PDF's joins two or more PDFs in your order, on your own device, so a client pack or case bundle has one name, one page count and one place to sign.",
        layout: 'column',
        questions: [
          {
            question: 'Can I merge Word or Excel files too?',
            answer:
              'Yes, once they’re PDFs. Convert each one with the tool for its format, then merge them like any other file.',
            link: { label: 'Tools that convert', href: '/toolsdetails#convert' },
          },
          {
            question: 'What if I need only some pages of one file?',
            answer: 'Remove the others before you merge, or use Split PDF to cut out the part you need.',
            link: { label: 'Remove Pages', href: '/toolsdetails/remove-pages' },
          },
          {
            question: 'Can the merged document be signed?',
            answer:
              'Yes. Place the fields on the merged PDF and set the signing order, so everyone signs the same document.',
            link: { label: 'Digital Signature Support', href: '/feature6page' },
          },
        ],
        closing: {
          title: 'Send one file, not three',
          text: 'Start with the next pack you owe a client.',
        },
      },
      meta: {
        title: "Merge PDF's: join PDF files in your order",
        description:
          'Join two or more PDF files into one document, in your order, on your own device. What goes in, what comes out, three steps, a sample pack and questions.',
        updated,
      },
    },
    {
      slug: 'word-to-pdf',
      name: 'Word to PDF',
      group: 'convert',
      how: 'How Word becomes PDF',
      picture: 'word2pdf',
      pictureAlt: 'A Word file becoming a PDF',
      subtext: 'A Word file, ready to send',
      description:
        'Add a Word file and check where its pages break. The PDF keeps that layout on every screen and printer.',
      job: 'Freezes a Word file, so it looks the same everywhere.',
      goesIn: 'A Word file',
      comesOut: 'A PDF with a fixed layout',
      goodFor: 'Letters, contracts, CVs',
      steps: [
        {
          title: 'Add the Word file',
          text: 'Any DOCX, with its letterhead, tables and footnotes.',
          drawing: { kind: 'drop', files: ['offer-letter.docx'] },
        },
        {
          title: 'Check the page breaks',
          text: 'You see every page before the layout is fixed, and which fonts were replaced. Spot a signature alone on the last page here.',
          drawing: {
            kind: 'lines',
            lines: [
              { text: 'from 1 April.' },
              { text: 'Page ends here', look: 'cut' },
              { text: 'Signature, alone', look: 'flag' },
            ],
          },
        },
        {
          title: 'Download the PDF',
          text: 'The same pages for everyone who opens them.',
          drawing: { kind: 'result', files: [{ name: 'offer-letter.pdf', note: '2 pages' }] },
        },
      ],
      action: runs('word-to-pdf'),
      related: [
        { href: '/feature6page', note: 'Send the finished letter round for signatures.' },
        { href: '/feature10page', note: 'Build the next letter from blocks and export it.' },
        { href: '/toolsdetails/compare-pdf', note: 'See what the other side changed in your draft.' },
      ],
      page: {
        lead: 'See the pages of your letter before you download. After that, the layout no longer changes.',
        intro:
          'Every computer lays out a Word file afresh, and one missing font can push the signature onto a page of its own. Word to PDF fixes the layout when you convert, so an offer, a contract or a CV looks the same on a phone and on paper.',
        layout: 'band',
        questions: [
          {
            question: 'Can I still edit the text afterwards?',
            answer:
              'Make small corrections in the PDF itself. For a rewrite, change the Word file and convert it again.',
            link: { label: 'AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
          },
          {
            question: 'How do I know which PDF came from which draft?',
            answer: 'Keep both in one place with numbered versions. Each one shows who saved it and when.',
            link: { label: 'Document Version Control', href: '/feature3page' },
          },
          {
            question: 'What happens to tracked changes and comments?',
            answer:
              'The PDF shows the text as if every change were accepted, without comments. Reject unwanted changes in Word first.',
          },
          {
            question: 'Does it look exactly as in Word?',
            answer:
              'Nearly. We use fonts of the same width for Calibri, Arial, Times New Roman, Cambria and Georgia. Other fonts are replaced and listed before you download. Some charts and SmartArt are left out, and equations become plain text.',
          },
        ],
        closing: {
          title: 'Fix the layout before you send',
          text: 'Take the letter that always breaks on page two.',
        },
      },
      meta: {
        title: 'Word to PDF: same layout on every screen',
        description:
          'Convert a Word file to PDF in your browser: its pages are shown before you download, with a list of what was replaced. For letters, contracts and CVs.',
        updated,
      },
    },
    {
      slug: 'excel-to-pdf',
      name: 'Excel to PDF',
      group: 'convert',
      how: 'How Excel becomes PDF',
      picture: 'excel2pdf',
      pictureAlt: 'A worksheet becoming a page of a PDF',
      subtext: 'A worksheet on clean pages',
      description:
        'Pick the sheets you want others to see. We fit them to the page so that no column is cut in two.',
      job: 'Prints sheets to pages without cut columns.',
      goesIn: 'An Excel or CSV file',
      comesOut: 'A PDF, fitted to the page',
      goodFor: 'Ledgers and statements',
      steps: [
        {
          title: 'Add the workbook',
          text: 'One XLSX or CSV file, with all its sheets.',
          drawing: { kind: 'drop', files: ['ledger.xlsx'] },
        },
        {
          title: 'Pick the sheets',
          text: 'Send the statement and keep the working sheet to yourself. You see the pages as you pick.',
          drawing: {
            kind: 'choice',
            options: [
              { text: 'Apr\u2013Jun', picked: true },
              { text: 'Jul\u2013Sep', picked: true },
              { text: 'Working sheet' },
            ],
          },
        },
        {
          title: 'Download the PDF',
          text: 'Each sheet you picked, scaled down or in landscape if it’s wide, with page numbers and a bookmark.',
          drawing: { kind: 'result', files: [{ name: 'ledger.pdf', note: '2 pages' }] },
        },
      ],
      action: runs('excel-to-pdf'),
      related: [
        { href: '/toolsdetails/merge-pdf', note: 'Twelve monthly statements in one file.' },
        { href: '/usecase1page', note: 'Ledgers and returns, by client and year.' },
        { href: '/feature5page', note: 'Staff see the statements of their own clients only.' },
      ],
      page: {
        lead: 'Ledger, statement or fee list on clean pages, with every column whole.',
        intro:
          'Worksheets are wider than paper, and printing one tends to separate column H from columns A to G. Excel to PDF fits the sheets you pick to the page, so people can read and file a ledger without the workbook.',
        layout: 'pairs',
        questions: [
          {
            question: 'Do formulas go into the PDF?',
            answer:
              'No, it shows the results as Excel last saved them. If a result wasn’t saved, we calculate common formulas and list any cell we can’t.',
          },
          {
            question: 'Can I leave a sheet out?',
            answer:
              'Yes. Step two lists the sheets in the workbook, and only the ones you pick go into the PDF.',
          },
          {
            question: 'What if a table is wider than the page?',
            answer:
              'It’s printed in landscape or scaled down, to half its size at most. If it’s still too wide, it continues on the next page, and the break falls between two columns, never inside one.',
          },
          {
            question: 'What isn’t included?',
            answer:
              'Shapes and text boxes, rare kinds of charts, and small charts inside a cell. We list everything that’s left out with the PDF, and name any font we replace.',
          },
          {
            question: 'How do I send a year of statements as one file?',
            answer: 'Convert each workbook, then merge the PDFs and drag the months into order.',
            link: { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
          },
        ],
        closing: {
          title: 'Put the whole table on the page',
          text: 'Try your widest worksheet.',
        },
      },
      meta: {
        title: 'Excel to PDF: no cut columns',
        description:
          'Pick sheets of an Excel workbook and get a PDF fitted to the page, with no column cut in two. Good for ledgers and statements. Steps and a sample.',
        updated,
      },
    },
    {
      slug: 'pdf-to-ppt',
      name: 'PDF To PPT',
      group: 'convert',
      how: 'How pages become slides',
      picture: 'pdf2ppt',
      pictureAlt: 'A PDF becoming a slide on an easel',
      subtext: 'Pages become slides',
      description: 'Choose pages from a finished PDF. Each becomes a PPT slide you can edit and present.',
      job: 'Makes slides you can edit from a finished PDF.',
      goesIn: 'A PDF',
      comesOut: 'A PPT, a slide per page',
      goodFor: 'Reports that become talks',
      steps: [
        {
          title: 'Add the PDF',
          text: 'The finished report, as it was published.',
          drawing: { kind: 'drop', files: ['report.pdf'] },
        },
        {
          title: 'Choose the pages',
          text: 'Keep the results and charts; skip the contents and appendix.',
          drawing: { kind: 'pages', count: 5, picked: [2, 3, 4] },
        },
        {
          title: 'Download the slides',
          text: 'A PPTX file, one slide per page, with text you can shorten.',
          drawing: { kind: 'result', files: [{ name: 'report.pptx', note: '3 slides' }] },
        },
      ],
      action: runs('pdf-to-ppt'),
      related: [
        { href: '/toolsdetails/pdf-to-image', note: 'A page as a picture, for a slide of your own.' },
        { href: '/toolsdetails/summarize-text', note: 'Cut a full page down to the points worth saying.' },
        { href: '/feature10page', note: 'Write the paper that goes with the slides.' },
      ],
      page: {
        lead: 'The report is done and the meeting is at three. Turn its pages into slides instead of retyping them.',
        intro:
          'Copying a report into slides takes an evening, and every copied figure can go wrong. PDF To PPT turns the pages you choose into a PPT file, one slide per page, so your slides match what you published.',
        layout: 'stairs',
        questions: [
          {
            question: 'Does every page become a slide?',
            answer: 'Only the pages you choose: one slide per page, in the order of the document.',
          },
          {
            question: 'What can I edit on a slide?',
            answer:
              'You can edit its text and move its pictures. Charts, drawings and table lines become one picture behind the text, because a PDF stores their lines, not their figures. A scanned page has no text to edit.',
          },
          {
            question: 'My slides are too full. What helps?',
            answer:
              'Cut the page down to its main points first. Five lines fit a slide better than five paragraphs.',
            link: { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
          },
          {
            question: 'What if I only need one chart on a slide I have?',
            answer: 'Save that page as a JPG and place it on your own slide.',
            link: { label: 'PDF to Image', href: '/toolsdetails/pdf-to-image' },
          },
        ],
        closing: {
          title: 'From the report to the room',
          text: 'Bring last quarter\u2019s report.',
        },
      },
      meta: {
        title: 'PDF To PPT: pages become editable slides',
        description:
          'Turn the pages you choose from a PDF into a PPT file, one slide per page, with text you can edit. For reports that become talks. Steps and a sample.',
        updated,
      },
    },
    {
      slug: 'background-remove',
      name: 'Background Remove',
      group: 'edit-and-compare',
      how: 'How the background goes',
      picture: 'bgremove',
      pictureAlt: 'A portrait, and the same portrait without its background',
      subtext: 'Keep the subject only',
      description:
        'Add a picture, check the outline of the person, stamp or signature, and touch it up with a brush. The background is gone.',
      job: 'Cuts the subject out of a picture.',
      goesIn: 'A JPG, PNG, WebP or AVIF',
      comesOut: 'A PNG with no background',
      goodFor: 'People, stamps, logos',
      steps: [
        {
          title: 'Add the picture',
          text: 'A portrait, or a stamp, signature or logo photographed on light paper.',
          drawing: { kind: 'drop', files: ['stamp.jpg'] },
        },
        {
          title: 'Check the outline',
          text: 'Choose whether to keep a person or ink. Use the brush to bring back what’s missing, such as hair, or to rub out the rest.',
          drawing: { kind: 'prints', prints: [{ drawing: 'stamp', note: 'outline' }] },
        },
        {
          title: 'Download the cut-out',
          text: 'A PNG with a transparent or coloured background, ready for a letterhead, a badge or a report.',
          drawing: { kind: 'prints', prints: [{ drawing: 'stamp-cut-out', note: 'cut out' }] },
        },
      ],
      action: runs('background-remove'),
      related: [
        { href: '/feature9page', note: 'Crop, resize and place the cut-out in a document.' },
        { href: '/feature10page', note: 'Put the logo into a brand header once, for every letter.' },
        { href: '/toolsdetails/image-to-pdf', note: 'Put pictures on the pages of one PDF.' },
      ],
      page: {
        lead: 'Keep the person, the stamp or the logo, and lose the office wall behind it.',
        intro:
          'A logo on a grey square or a portrait in front of a filing cabinet spoils a letterhead. Background Remove finds the outline of people and of ink on light paper and shows the cut-out beside your picture. Fix anything it missed with the brush. Your picture stays on your device.',
        layout: 'pairs',
        questions: [
          {
            question: 'What does it work well on?',
            answer:
              'People, and stamps, signatures and logos on light paper. Edges are soft, without a fringe of the old background. Hair and hand-held objects need the brush. It doesn’t find products, cars or pets: paint over those to keep them.',
          },
          {
            question: 'Does it work on a stamp over printed text?',
            answer:
              'Printed text under the stamp is kept as well. Rub it out with the brush, or use “Rub out a colour” if the stamp is a different colour. Cropping close to the stamp first saves work.',
            link: { label: 'Image & Visual Tools', href: '/feature9page' },
          },
          {
            question: 'How do I get the result onto my letterhead?',
            answer:
              'Place it in the brand header of a template, and every document built from that template will have it.',
            link: { label: 'Document Builder', href: '/feature10page' },
          },
        ],
        closing: {
          title: 'Lose the wall, keep the face',
          text: 'Try the photo from the last team day.',
        },
      },
      meta: {
        title: 'Background Remove: keep the subject only',
        description:
          'Cut a person, stamp, signature or logo out of a picture in your browser: check the outline, touch it up, download a transparent PNG. Free, no upload.',
        updated,
      },
    },
    {
      slug: 'remove-pages',
      name: 'Remove Pages',
      group: 'organise',
      how: 'How removing pages works',
      picture: 'removepages',
      pictureAlt: 'Three pages, the middle one crossed out',
      subtext: 'Take out what you don\u2019t need',
      description:
        'Tick the pages you don’t want to send and download the PDF without them. Their text and pictures are gone from the file.',
      job: 'Takes out the pages nobody should get.',
      goesIn: 'A PDF',
      comesOut: 'The same PDF, shorter',
      goodFor: 'Blank or private pages',
      steps: [
        {
          title: 'Add the PDF',
          text: 'Choose the scan or draft with too many pages.',
          drawing: { kind: 'drop', files: ['tender.pdf'] },
        },
        {
          title: 'Tick the pages to take out',
          text: 'See all pages at once, with blank ones found for you. Tick again to keep a page after all.',
          drawing: { kind: 'pages', count: 5, struck: [2, 4] },
        },
        {
          title: 'Download the rest',
          text: 'The pages you kept, in their order or yours.',
          drawing: { kind: 'result', files: [{ name: 'tender.pdf', note: '3 pages' }] },
        },
      ],
      action: runs('remove-pages'),
      related: [
        { href: '/toolsdetails/split-pdf', note: 'When you want the pages as files instead of gone.' },
        { href: '/toolsdetails/merge-pdf', note: 'Join what is left with other files.' },
        { href: '/security5page', note: 'Send the shorter file with a link that expires.' },
      ],
      page: {
        lead: 'Blank backs, an internal note, a price list meant for someone else: take them out before you send.',
        intro:
          'Nobody means to send page 4. Remove Pages shows you every page: click the ones to take out and download the rest. It all happens on your own device, and the new file doesn’t contain the removed text, pictures, bookmarks or fields.',
        layout: 'coupons',
        questions: [
          {
            question: 'Can I shorten a document that is signed?',
            answer:
              'Yes, but the signature won’t be valid in the shorter copy, and the report says so. Your signed file doesn’t change. It’s better to shorten the draft and have that signed.',
            link: { label: 'Digital Signature Support', href: '/feature6page' },
          },
          {
            question: 'What if I took out the wrong page?',
            answer: 'Press Undo, or click the page again. We never change your file: you download a new one.',
          },
          {
            question: 'Can I keep the pages I took out as a file?',
            answer: 'Yes. Split the document instead, and you get every part as a file.',
            link: { label: 'Split PDF', href: '/toolsdetails/split-pdf' },
          },
        ],
        closing: {
          title: 'Send only what they should read',
          text: 'Try a scan with blank backs.',
        },
      },
      meta: {
        title: 'Remove Pages: delete pages from a PDF',
        description:
          'Delete blank or private pages from a PDF on your own device: see all pages at once, click those to take out, download the rest. Steps, sample, questions.',
        updated,
      },
    },
    {
      slug: 'compare-pdf',
      name: 'Compare PDF',
      group: 'edit-and-compare',
      how: 'How comparing works',
      picture: 'compare',
      pictureAlt: 'Two pages side by side with the changed lines marked',
      subtext: 'What was added and removed',
      description:
        'Add the old file and the new one. Removed text is marked in the first, added text in the second, moved text in both.',
      job: 'Shows what was added and removed between two files.',
      goesIn: 'Two PDFs or Word files',
      comesOut: 'Both, with changes marked',
      goodFor: 'Contract drafts',
      steps: [
        {
          title: 'Add the old file',
          text: 'The draft you sent or agreed.',
          drawing: { kind: 'drop', files: ['lease-sent.pdf'] },
        },
        {
          title: 'Add the new one',
          text: 'The draft that came back.',
          drawing: {
            kind: 'pair',
            files: [
              { name: 'lease-sent.pdf', note: 'old' },
              { name: 'lease-returned.pdf', note: 'new' },
            ],
          },
        },
        {
          title: 'Read the marked lines',
          text: 'Removed words are struck out in the old file, and added words marked in the new one. A list takes you from change to change.',
          drawing: {
            kind: 'lines',
            lines: [
              { text: 'One month\u2019s notice', look: 'removed' },
              { text: 'Three months\u2019 notice', look: 'added' },
            ],
          },
        },
      ],
      action: runs('compare-pdf'),
      related: [
        { href: '/feature3page', note: 'Two saved versions of one document, compared in place.' },
        {
          href: '/toolsdetails/plagiarism-screener',
          note: 'Find what matches instead of what differs.',
        },
        { href: '/toolsdetails/document-screener', note: 'Check the draft you keep for gaps.' },
      ],
      page: {
        lead: 'Two drafts of one lease: see which clause changed, and how, before you sign.',
        intro:
          'It’s easy to miss one changed word between two drafts. Compare PDF marks what was removed and what was added, so you read the differences, not the whole contract again. It all happens on your own device. Save both files with their marks, and the changes as a list.',
        layout: 'band',
        questions: [
          {
            question: 'Does it matter which file I add first?',
            answer:
              'Yes. The first file is the old one. Anything found only there is marked as removed, and anything found only in the second as added.',
          },
          {
            question: 'Can I compare two Word files?',
            answer:
              'Yes, and a Word file with a PDF: we compare words, not layout. A marked PDF keeps its pages. A marked Word file contains only the text.',
          },
          {
            question: 'What if one of them is a scan?',
            answer:
              'A scan has no text to compare. The tool tells you and offers to compare both files as pictures, page by page, marking what looks different.',
          },
          {
            question: 'Do I need it if I keep versions here?',
            answer:
              'You can compare saved versions of a document where they are. Use this tool for files from different places, such as a draft the other side sent back.',
            link: { label: 'Document Version Control', href: '/feature3page' },
          },
        ],
        closing: {
          title: 'Read the change, not the contract',
          text: 'Take the last draft that came back.',
        },
      },
      meta: {
        title: 'Compare PDF: see what two drafts changed',
        description:
          'Compare two PDF or Word files word by word on your own device: removed text is marked in the old draft, added text in the new one. For contracts.',
        updated,
      },
    },
    {
      slug: 'split-pdf',
      name: 'Split PDF',
      group: 'organise',
      how: 'How splitting works',
      picture: 'split',
      pictureAlt: 'One page cut along a dashed line into two',
      subtext: 'Cut one file at any page',
      description: 'Set one or more cuts between the pages of a PDF. Each part becomes a separate file.',
      job: 'Cuts one PDF into parts.',
      goesIn: 'A PDF',
      comesOut: 'Two or more PDFs',
      goodFor: 'Scanned stacks, long reports',
      steps: [
        {
          title: 'Add the PDF',
          text: 'Choose the long scan, straight from the sheet feeder.',
          drawing: { kind: 'drop', files: ['scan-0412.pdf'] },
        },
        {
          title: 'Set where to cut',
          text: 'Between any two pages, every few pages, at bookmarks, by size, or at ranges you type.',
          drawing: { kind: 'pages', count: 9, cuts: [3, 7] },
        },
        {
          title: 'Download the parts',
          text: 'One PDF for each part, named as you like, or all of them as a ZIP.',
          drawing: {
            kind: 'result',
            files: [
              { name: 'rent-bill.pdf', note: '3 pages' },
              { name: 'phone-bill.pdf', note: '4 pages' },
              { name: 'tax-receipt.pdf', note: '2 pages' },
            ],
          },
        },
      ],
      action: runs('split-pdf'),
      related: [
        { href: '/toolsdetails/merge-pdf', note: 'The other way round: parts become one file.' },
        { href: '/feature2page', note: 'Let each part be read and tagged after the cut.' },
        { href: '/toolsdetails/remove-pages', note: 'Drop the blank sheets before you cut.' },
      ],
      page: {
        lead: 'Turn one scan of a whole drawer into a rent bill, a phone bill and a tax receipt, each in its own file.',
        intro:
          'A scanner with a sheet feeder turns forty sheets into one file. Split PDF cuts it on your own device, wherever one document ends and the next begins, and gives each part its own file and name.',
        layout: 'stairs',
        questions: [
          {
            question: 'How many parts can I make?',
            answer: 'One more than the number of cuts: one cut makes two files, four make five.',
          },
          {
            question: 'Do I have to file each part by hand?',
            answer:
              'No. When you add the parts to your folders, tagging reads each one and suggests tags, and you can change any of them.',
            link: { label: 'Smart Tagging', href: '/feature2page' },
          },
          {
            question: 'Can I put two parts back together?',
            answer: 'Yes, in any order, with Merge PDF’s.',
            link: { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
          },
        ],
        closing: {
          title: 'Take the stack apart',
          text: 'Scan the drawer you have been avoiding.',
        },
      },
      meta: {
        title: 'Split PDF: cut one file into parts',
        description:
          'Cut a PDF between any two pages, on your own device, and get one file for each part. For scanned stacks and long reports. Steps, sample, questions.',
        updated,
      },
    },
    {
      slug: 'ai-pdf-editor',
      name: 'AI PDF Editor',
      group: 'edit-and-compare',
      how: 'How editing works',
      picture: 'aieditor',
      pictureAlt: 'A paragraph selected on a page, with a note beside it',
      subtext: 'New words in the same line',
      description:
        'Choose a line or paragraph in a PDF and type the new wording. It replaces the old text, and you accept or undo it.',
      job: 'Changes the line or paragraph you choose, in the PDF itself.',
      goesIn: 'A PDF',
      comesOut: 'The PDF with your edits',
      goodFor: 'Wording, dates, typing errors',
      steps: [
        {
          title: 'Select the text',
          text: 'Press a line or a whole paragraph on the page, or use the arrow keys.',
          drawing: {
            kind: 'lines',
            lines: [
              { text: 'The tenant shall leave' },
              { text: 'within a reasonable time.', look: 'selected' },
            ],
          },
        },
        {
          title: 'Type the new wording',
          text: 'Type over the old words, or use suggested fixes for typing errors, dates, amounts and heavy words.',
          drawing: { kind: 'field', name: 'New wording', value: 'on or before 31 March.' },
        },
        {
          title: 'Accept or undo',
          text: 'Read it in place on the page, then keep it as a copy or go back.',
          drawing: {
            kind: 'buttons',
            lines: [{ text: 'The tenant shall leave' }, { text: 'on or before 31 March.', look: 'read' }],
            words: ['Accept', 'Undo'],
          },
        },
      ],
      action: runs('ai-pdf-editor'),
      related: [
        { href: '/feature7page', note: 'What the AI does with a document, sources marked.' },
        { href: '/toolsdetails/compare-pdf', note: 'Show a colleague exactly what you changed.' },
        { href: '/toolsdetails/document-screener', note: 'Check the whole file once the wording is right.' },
      ],
      page: {
        lead: 'Change a date, a sentence or a name in the PDF itself, on your own device, without going back to Word.',
        intro:
          'Nobody can find the Word file, and the PDF says \u201creasonable\u201d where there should be a date. Choose the line, type what it should say and read it in place, in the same font. Then accept or undo it.',
        layout: 'column',
        questions: [
          {
            question: 'Who writes the new wording?',
            answer:
              'You do. We suggest fixes for common typing errors, dates, amounts and heavy words. If your browser has its own language model on this device, as some versions of Chrome and Edge do, you can ask that too, and we name it.',
          },
          {
            question: 'Does it change the rest of the page?',
            answer:
              'No. Only the lines you chose are reworded, and any words after them on the same line shift along. A paragraph stays within its own lines.',
          },
          {
            question: 'Are the old words really gone?',
            answer:
              'Yes. The old words are removed from the lines you changed. Redact goes further: words, areas, pages, or all that a search finds, are taken out of the file, not covered, with the same words in bookmarks, title and notes. The new file is searched again; if anything is found, you get no file and the reason.',
          },
          {
            question: 'What if the font lacks a letter?',
            answer:
              'Many PDFs include only the letters they use. If one is missing, we set the new words in a similar font and name both.',
          },
          {
            question: 'Can it change a scan, fill in a form, or sign?',
            answer:
              'It can’t change the words in a scan, because they’re a picture. You can fill in form fields, and sign by drawing or typing. That isn’t a certificate-based signature.',
          },
        ],
        closing: {
          title: 'Fix the sentence in place',
          text: 'Bring a PDF with one line you regret.',
        },
      },
      meta: {
        title: 'AI PDF Editor: change words in a PDF',
        description:
          'Choose a line or paragraph of a PDF, type the new wording on your own device, then accept or undo it. For dates, wording and typing errors. Steps, sample.',
        updated,
      },
    },
    {
      slug: 'document-screener',
      name: 'Document Screener',
      group: 'check',
      how: 'How screening works',
      picture: 'screener',
      pictureAlt: 'A page under a reading bar, with two ticks and a warning',
      subtext: 'Checks a file, flags problems',
      description:
        'Add a document and get a list of points to check, such as an empty field or a missing date. Mark each one as fixed or passed.',
      job: 'Reads a file for gaps before it goes out.',
      goesIn: 'PDF, Word or text',
      comesOut: 'A list of points to look at',
      goodFor: 'Forms, filings, agreements',
      steps: [
        {
          title: 'Add the document',
          text: 'A PDF or Word file, just before it leaves the office.',
          drawing: { kind: 'drop', files: ['agreement.docx'] },
        },
        {
          title: 'Read the marked lines',
          text: 'Each point gives a reason and takes you to its line.',
          drawing: {
            kind: 'points',
            points: [
              { point: 'Clause 9 has no date', text: 'valid until the day of', look: 'read' },
              { point: 'Page 6 is not signed', text: 'Signed:', look: 'read' },
            ],
          },
        },
        {
          title: 'Fix or pass each one',
          text: 'Mark what you’ve fixed in your own app and what’s fine as it is. You can save the list.',
          drawing: {
            kind: 'points',
            points: [
              { point: 'Clause 9 has no date', text: 'Date added', look: 'pen' },
              { point: 'Page 6 is not signed', text: 'Passed', look: 'ok' },
            ],
          },
        },
      ],
      action: runs('document-screener'),
      related: [
        { href: '/feature4page', note: 'Be reminded of dates before they pass.' },
        { href: '/feature6page', note: 'Check it first, then send it round for signatures.' },
        { href: '/toolsdetails/plagiarism-screener', note: 'Look for copied lines as well as for gaps.' },
      ],
      page: {
        lead: 'Before the form goes to the bank, see which field is empty, which page lacks a date and who hasn’t signed.',
        intro:
          'The last check usually falls to whoever has the least time. Document Screener reads the whole file, marks the lines that look wrong and lists them. Settle or pass each point, and you know what you’re sending. It reads English, with Indian numbers and dates, on your own device.',
        layout: 'stairs',
        questions: [
          {
            question: 'Does it approve the document?',
            answer: 'No. It lists points, and you decide whether each one matters.',
          },
          {
            question: 'What does it look for?',
            answer:
              'Empty and unsigned fields, blanks, words still to be filled in, missing, impossible and past dates, totals that don’t add up, references that lead nowhere, invalid PAN, GSTIN and IFSC codes, and any comments, tracked changes, hidden text and names left in the file.',
          },
          {
            question: 'Is that legal advice?',
            answer:
              'No. It finds gaps such as an empty field or an unsigned page. Ask your lawyer whether a clause is good for you.',
          },
          {
            question: 'It says a date has passed. Can I get a reminder next time?',
            answer: 'Yes. Track the date, and the document’s owner gets a reminder before it passes.',
            link: { label: 'Expiry Date Tracking', href: '/feature4page' },
          },
        ],
        closing: {
          title: 'Find the gap before they do',
          text: 'Screen the form that came back last time.',
        },
      },
      meta: {
        title: 'Document Screener: find gaps before sending',
        description:
          'Check a PDF or Word file for empty fields, missing dates and unsigned pages before it goes out, and fix or pass each point. Steps and a sample list.',
        updated,
      },
    },
    {
      slug: 'plagiarism-screener',
      name: 'Plagiarism Screener',
      group: 'check',
      how: 'How the check works',
      picture: 'plagiarism',
      pictureAlt: 'A page with three marked lines joined to a dial',
      subtext: 'Matching lines, with sources',
      description:
        'Add your document and the sources it may draw on. Passages in both are marked, with the source beside each.',
      job: 'Finds passages that match sources you add.',
      goesIn: 'PDF, Word or text, and its sources',
      comesOut: 'Matches marked, with sources',
      goodFor: 'Theses, articles',
      steps: [
        {
          title: 'Add text and sources',
          text: 'A chapter, an article or the whole thesis, then the sources to compare it with.',
          drawing: { kind: 'drop', files: ['chapter-2.docx'] },
        },
        {
          title: 'Read the matches',
          text: 'Every marked passage shows the number of its source.',
          drawing: {
            kind: 'lines',
            lines: [
              { text: 'rural credit fell', look: 'read', source: 1 },
              { text: 'while deposits rose.' },
              { text: 'The cause remains disputed', look: 'read', source: 2 },
            ],
          },
        },
        {
          title: 'Cite or rewrite',
          text: 'Add the reference, or say it in your own words.',
          drawing: {
            kind: 'lines',
            lines: [{ text: 'rural credit fell' }, { text: '(Journal article, 2019)', look: 'pen' }],
          },
        },
      ],
      action: runs('plagiarism-screener'),
      related: [
        { href: '/feature8page', note: 'Similarity share, source list and a report to share.' },
        { href: '/usecase5page', note: 'Check theses before they’re handed in.' },
        { href: '/toolsdetails/document-screener', note: 'Look for gaps as well as for copied lines.' },
      ],
      page: {
        lead: 'Know which passages match your sources before your reader, editor or examiner does.',
        intro:
          'Copying is rarely deliberate: a quotation loses its marks, a paragraph survives from an early draft. Plagiarism Screener compares your document with the files and texts you add. It doesn’t search the web or a library. Each match is marked, with the page and line of its source.',
        layout: 'band',
        questions: [
          {
            question: 'How does it differ from the Plagiarism Checker?',
            answer:
              'The checker is a feature of the product, for documents you keep here. The screener runs in your browser, on one document and the sources you add.',
            link: { label: 'Plagiarism Checker', href: '/feature8page' },
          },
          {
            question: 'Does it search the web?',
            answer:
              'No, and no library either: it compares only the sources you add. You can ignore quotations and the list of references. Standard phrases match too, so read each one.',
          },
          {
            question: 'Which files can I check?',
            answer:
              'PDF, Word and plain text, and you can paste a source. Scanned pages have no text to compare.',
          },
        ],
        closing: {
          title: 'Check it before you hand it in',
          text: 'Begin with the chapter you are least sure of.',
        },
      },
      meta: {
        title: 'Plagiarism Screener: matches with sources',
        description:
          'Compare a PDF or Word file with sources you add: matching passages marked, page and line of the source beside each, shares and a report to save.',
        updated,
      },
    },
    {
      slug: 'summarize-text',
      name: 'Summarize Text',
      group: 'text-and-voice',
      how: 'How summaries are made',
      picture: 'summarise',
      pictureAlt: 'A dense page becoming a card with two points',
      subtext: 'A long read in a few points',
      description:
        'Add a long text, PDF or Word file and choose a length. We pick out the main sentences and mark them in the text.',
      job: 'Picks the main sentences of a long read.',
      goesIn: 'Text, PDF or Word',
      comesOut: 'A short summary',
      goodFor: 'Judgments, minutes, reports',
      steps: [
        {
          title: 'Add the text',
          text: 'Paste it, or choose a PDF, Word or text file.',
          drawing: { kind: 'drop', files: ['minutes.docx'] },
        },
        {
          title: 'Choose a length',
          text: 'Short for a message, longer for a file note.',
          drawing: {
            kind: 'choice',
            look: 'circles',
            options: [{ text: 'Short, for a message', picked: true }, { text: 'Longer, for the file' }],
          },
        },
        {
          title: 'Copy the summary',
          text: 'Check each point against its marked line, then copy them.',
          drawing: {
            kind: 'lines',
            lines: [{ text: 'resolved to renew the lease' }, { text: 'page 2, line 4', look: 'read' }],
          },
        },
      ],
      action: runs('summarize-text'),
      related: [
        { href: '/feature7page', note: 'Summaries, rewrites and answers, sources marked.' },
        { href: '/toolsdetails/speech-to-text', note: 'Transcribe a recording first, then shorten it.' },
        { href: '/toolsdetails/pdf-to-ppt', note: 'Put the points on a slide.' },
      ],
      page: {
        lead: 'Sixty pages of minutes, cut to the main sentences, each linked to its line.',
        intro:
          'A summary is only as good as the way back to its source. Summarize Text picks whole sentences and doesn’t reword them. It marks each one in the text, keeps headings and figures, and lists dates, parties and amounts.',
        layout: 'column',
        questions: [
          {
            question: 'Can it leave out something important?',
            answer:
              'Yes. That’s why we mark the lines it picked: skim the rest before you rely on the result.',
          },
          {
            question: 'Does it put things in its own words?',
            answer:
              'No. It picks sentences from the text: three to five, five to ten, or up to twenty. If your browser has its own Summarizer on this device, that can write the points instead. We link each one to a line, or tell you there isn’t one.',
          },
          {
            question: 'Can I listen to it instead?',
            answer: 'Yes. Copy the points into Text to Speech, choose a voice and press Play.',
            link: { label: 'Text to Speech', href: '/toolsdetails/text-to-speech' },
          },
        ],
        closing: {
          title: 'Start with the longest document',
          text: 'The one nobody has read to the end.',
        },
      },
      meta: {
        title: 'Summarize Text: long reads in a few points',
        description:
          'Pick the main sentences of a long text, PDF or Word file, each marked in the text, in three lengths. For judgments, minutes and reports.',
        updated,
      },
    },
    {
      slug: 'speech-to-text',
      name: 'Speech to Text',
      group: 'text-and-voice',
      how: 'How speech becomes text',
      picture: 'speech',
      pictureAlt: 'A sound wave becoming lines on a page',
      subtext: 'A recording becomes a page',
      description:
        'Add a recording. Chrome and Edge on a computer can transcribe it here. In other browsers, type along with slow playback and time stamps.',
      job: 'Turns a recording into text.',
      goesIn: 'A recording',
      comesOut: 'Text you can edit',
      goodFor: 'Dictation, meetings',
      steps: [
        {
          title: 'Add the recording',
          text: 'A dictation, a call or a meeting on this device. Or use the microphone.',
          drawing: { kind: 'sound', name: 'Site visit', time: '4:12' },
        },
        {
          title: 'Transcribe it',
          text: 'The browser transcribes, or you type. Then replay lines and check names and figures, which are misheard most often.',
          drawing: {
            kind: 'lines',
            lines: [
              { text: 'Mr Iyah', look: 'struck' },
              { text: 'Mr Iyer', look: 'pen' },
              { text: 'has the papers.' },
            ],
          },
        },
        {
          title: 'Save as a document',
          text: 'Choose Word, plain text, or subtitles with times.',
          drawing: { kind: 'result', files: [{ name: 'site-visit.docx', note: '1 page' }] },
        },
      ],
      action: runs('speech-to-text'),
      related: [
        { href: '/toolsdetails/summarize-text', note: 'From a full record to short minutes.' },
        { href: '/toolsdetails/text-to-speech', note: 'Have the finished text read back to you.' },
        { href: '/usecase3page', note: 'Dictated notes that only the ward can read.' },
      ],
      page: {
        lead: 'The site visit, the client call, the dictation in the car: get it in writing and check the names.',
        intro:
          'You can’t search, tag or quote a recording. With Speech to Text, Chrome and Edge on a computer transcribe it on your device. In other browsers you type along, with slow playback, three-second rewind and time stamps, all from the keyboard. Your recording is never sent.',
        layout: 'coupons',
        questions: [
          {
            question: 'Why doesn’t my browser transcribe it for me?',
            answer:
              'Most browsers would send your recording to their maker, and this page doesn’t let them. Chrome and Edge 139 or newer on a computer can do it on the device, once they’ve downloaded a language pack. Names aren’t always spelt right, so check them in step two.',
          },
          {
            question: 'How do I get from a recording to minutes?',
            answer: 'Save the text, then summarise it with the short length.',
            link: { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
          },
          {
            question: 'Who can read what was said?',
            answer:
              'Only you: the recording and text stay on your device. Once you file the transcript here, anyone with a role on its folder can read it.',
            link: { label: 'Role-Based Sharing', href: '/feature5page' },
          },
        ],
        closing: {
          title: 'Transcribe your next meeting',
          text: 'Or the voice note from this morning.',
        },
      },
      meta: {
        title: 'Speech to Text: recordings become documents',
        description:
          'Transcribe a recording on your device in Chrome or Edge, or type along with slow playback and time stamps. Save it as Word, plain text or subtitles.',
        updated,
      },
    },
    {
      slug: 'text-to-speech',
      name: 'Text to Speech',
      group: 'text-and-voice',
      how: 'How reading aloud works',
      picture: 'tts',
      pictureAlt: 'A marked line on a page becoming sound from a loudspeaker',
      subtext: 'A page, read aloud',
      description:
        'Add a text, PDF or Word file and choose one of your device’s voices. Play it sentence by sentence, or save it as WAV with our plain voice.',
      job: 'Reads a document aloud.',
      goesIn: 'Text, PDF or Word',
      comesOut: 'Audio to play or save',
      goodFor: 'Checking by ear, accessibility',
      steps: [
        {
          title: 'Add what to hear',
          text: 'Paste some text, or choose a PDF, Word or text file.',
          drawing: { kind: 'drop', files: ['notice.docx'] },
        },
        {
          title: 'Choose a voice',
          text: 'One of your device’s voices, at your pace. Press a line to start from there.',
          drawing: {
            kind: 'choice',
            look: 'circles',
            options: [{ text: 'First voice' }, { text: 'Second voice', picked: true }],
          },
        },
        {
          title: 'Play or save',
          text: 'Follow along as it reads, or save a WAV file for later.',
          drawing: { kind: 'sound', name: 'Notice', time: '0:18', saved: true },
        },
      ],
      action: runs('text-to-speech'),
      related: [
        { href: '/toolsdetails/speech-to-text', note: 'The other way round: get a recording in writing.' },
        { href: '/feature7page', note: 'The other tools that read for you.' },
        { href: '/toolsdetails/summarize-text', note: 'Hear the points instead of the pages.' },
      ],
      page: {
        lead: 'Hear the draft before you send it, or listen to the brief on the way to the hearing.',
        intro:
          'The ear catches what the eye skips: a missing word, an unfinished sentence, a figure given twice. Text to Speech reads a text, PDF or Word file aloud with the voices on your device, leaving out any that send your text to a server. Our plain English voice saves it as a file.',
        layout: 'pairs',
        questions: [
          {
            question: 'Can I listen away from my desk?',
            answer:
              'Yes. Save it as a WAV file and play it on your phone. That uses a plain English voice, a 14 MB download the first time, which sounds robotic. It reads rupees, per cent and the like as words, skips lines in other scripts and tells you how many.',
          },
          {
            question: 'Can it read a photographed page?',
            answer:
              'No. This tool reads text, not pictures, so a photo or a scan won’t work. Start with text, a Word file or a PDF that contains text.',
          },
          {
            question: 'Does it help people with low vision?',
            answer:
              'It can: you can see and hear the same document. Our accessibility statement covers the website itself.',
            link: { label: 'Accessibility', href: '/accessibility' },
          },
        ],
        closing: {
          title: 'Listen once before you send',
          text: 'Try the letter you have read too often.',
        },
      },
      meta: {
        title: 'Text to Speech: hear a document read aloud',
        description:
          'Hear a text, PDF or Word file read aloud by a voice on your device, sentence by sentence, or save it as WAV. Free, in your browser, and never sent.',
        updated,
      },
    },
  ],
});
