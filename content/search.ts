import { parseContent } from '../lib/schema/parse';
import { searchSchema } from '../lib/schema/search';

/** The search of /toolsdetails and of the page for unknown addresses. Both look through the same pages and words. */
export const search = parseContent('content/search.ts', searchSchema, {
  /**
   * - `label`: name of the field (3–60), and its `button` (3–20).
   * - `one`: read and shown when one page was found, and `many` for several (3–40); {count} is how many.
   * - `none`: when there is none (10–160); {query} is what was typed. `more`: when some are left out (10–80).
   * - `loading`: while the list of pages is fetched (3–30); `failed`, when that failed (10–120).
   * - `results`: name of the results for screen readers (3–40).
   */
  texts: {
    label: 'Search all pages',
    button: 'Search',
    one: '1 result',
    many: '{count} results',
    none: 'Nothing here matches “{query}”. Try another word, or look through the list below.',
    more: '{count} more. Add a word to narrow it down.',
    loading: 'Searching…',
    failed: 'Search didn’t load. Check your connection and try again; the list below works without it.',
    results: 'Search results',
  },
  /** On /toolsdetails: `label` of the field (3–60), and below it, after `title` (2–30), a `list` of up to eight searches (2–30 each). */
  tools: {
    label: 'Or search for what you want to do',
    title: 'Try',
    list: ['sign', 'combine', 'photo to PDF', 'rotate', 'resume', 'GST bill'],
  },
  /** Words that a search ignores, because they say nothing about what is looked for (1–12 each). */
  stopWords: [
    ...[
      'a',
      'an',
      'and',
      'any',
      'app',
      'can',
      'do',
      'document',
      'documents',
      'does',
      'file',
      'files',
      'for',
      'free',
    ],
    ...[
      'from',
      'help',
      'how',
      'i',
      'in',
      'into',
      'is',
      'it',
      'make',
      'me',
      'my',
      'need',
      'of',
      'on',
      'one',
      'online',
    ],
    ...[
      'or',
      'please',
      'several',
      'software',
      'that',
      'the',
      'this',
      'three',
      'to',
      'tool',
      'tools',
      'two',
      'want',
    ],
    ...['get', 'just', 'put', 'what', 'with', 'you', 'your'],
  ],
  /**
   * Jobs that no tool does: what people type (`searchedAs`, as below), and the sentence that says so and what
   * may help instead (`text`, 20–160). It is shown before the results.
   */
  unsupported: [
    {
      searchedAs: [
        ...['compress', 'compress pdf', 'reduce size', 'reduce pdf size', 'shrink', 'shrink pdf'],
        ...['smaller pdf', 'pdf smaller', 'smaller size', 'pdf size'],
      ],
      text: 'We don’t have a tool that compresses PDFs. To get a large file past an email limit, split it.',
    },
    {
      searchedAs: ['ocr', 'ocr pdf', 'searchable pdf', 'scan to text', 'read scan', 'image to text'],
      text: 'We don’t have a tool that reads the text in a scan (OCR). Plans include it: see Smart Tagging.',
    },
    {
      searchedAs: [
        ...['pdf to word', 'pdf to docx', 'pdf to doc', 'pdf to excel', 'pdf to xlsx'],
        ...['convert pdf to word', 'convert pdf to excel'],
      ],
      text: 'We don’t have a tool that turns a PDF into a Word or Excel file. You can edit its text in AI PDF Editor.',
    },
    {
      searchedAs: [
        ...['ppt to pdf', 'powerpoint to pdf', 'pptx to pdf', 'slides to pdf', 'html to pdf', 'web to pdf'],
        ...['website to pdf', 'web page to pdf'],
      ],
      text: 'We don’t have a tool that turns slides or web pages into a PDF. Open them, choose Print, then “Save as PDF”.',
    },
    {
      searchedAs: [
        ...['protect pdf', 'lock pdf', 'encrypt pdf', 'add password'],
        ...['password protect', 'password protect pdf', 'add password pdf'],
      ],
      text: 'We don’t have a tool that locks a PDF with a password.',
    },
    {
      searchedAs: ['watermark', 'watermark pdf', 'add watermark', 'remove watermark'],
      text: 'We don’t have a tool that adds or removes watermarks.',
    },
    {
      searchedAs: ['page numbers', 'page number', 'add page numbers', 'number pages'],
      text: 'We don’t have a tool that numbers the pages of a PDF. Excel to PDF can print page numbers.',
    },
    {
      searchedAs: ['translate', 'translate pdf', 'translation', 'translator'],
      text: 'We don’t have a tool that translates documents.',
    },
  ],
  /**
   * Other names that people search for pages by: the page’s `href` and `searchedAs`, each a word or a phrase of 2–40
   * characters. The words of its own name are found without this. A phrase that is typed word for word comes first.
   */
  pages: [
    {
      href: '/toolsdetails/image-to-pdf',
      searchedAs: [
        ...['photo to pdf', 'photos to pdf', 'picture to pdf', 'jpg to pdf', 'jpeg to pdf', 'png to pdf'],
        ...[
          'heic to pdf',
          'scan to pdf',
          'scan',
          'scan with phone',
          'scanned pages',
          'camera',
          'screenshot to pdf',
        ],
        ...[
          'whatsapp photo',
          'id card',
          'aadhaar card',
          'pan card',
          'receipt',
          'receipts',
          'bills',
          'webp to pdf',
        ],
        ...['combine photos', 'join pictures', 'images to one pdf', 'photograph'],
      ],
    },
    {
      href: '/toolsdetails/pdf-to-image',
      searchedAs: [
        ...[
          'pdf to jpg',
          'pdf to jpeg',
          'pdf to png',
          'pdf to photo',
          'pdf to picture',
          'save page as picture',
        ],
        ...[
          'jpg from pdf',
          'jpeg from pdf',
          'picture from pdf',
          'pdf as photo',
          'pdf for whatsapp',
          'pdf as picture',
        ],
        ...['page to image', 'screenshot of a page', 'thumbnail', 'webp', 'export pages as images'],
      ],
    },
    {
      href: '/toolsdetails/merge-pdf',
      searchedAs: [
        ...['combine', 'combine pdf', 'join', 'join pdf', 'put together', 'merge files', 'attach', 'append'],
        ...['fuse', 'stitch', 'annexure', 'add a page', 'bundle', 'one file from many', 'staple'],
        ...['add pages', 'bind', 'one file', 'several into one', 'unlock', 'unlock pdf', 'password'],
        ...['remove password', 'blank page', 'insert pages'],
      ],
    },
    {
      href: '/toolsdetails/word-to-pdf',
      searchedAs: [
        ...['letterhead', 'letterhead to pdf', 'offer letter', 'letter', 'application'],
        ...[
          'doc to pdf',
          'docx to pdf',
          'docx',
          'doc',
          'resume',
          'cv',
          'curriculum vitae',
          'bio data',
          'biodata',
        ],
        ...['cover letter', 'convert word', 'save word as pdf', 'export word', 'ms word', 'google docs'],
      ],
    },
    {
      href: '/toolsdetails/excel-to-pdf',
      searchedAs: [
        ...[
          'xlsx to pdf',
          'xls to pdf',
          'csv to pdf',
          'xlsx',
          'csv',
          'spreadsheet',
          'worksheet',
          'sheet to pdf',
        ],
        ...[
          'print excel',
          'budget',
          'ledger',
          'balance sheet',
          'invoice to pdf',
          'convert excel',
          'statement',
        ],
        ...['gst return', 'google sheets', 'table to pdf', 'tally'],
      ],
    },
    {
      href: '/toolsdetails/pdf-to-ppt',
      searchedAs: [
        ...[
          'pdf to powerpoint',
          'pdf to pptx',
          'powerpoint',
          'pptx',
          'slides',
          'slide',
          'presentation',
          'deck',
        ],
        ...['pdf to slides', 'pdf to google slides', 'talk'],
      ],
    },
    {
      href: '/toolsdetails/background-remove',
      searchedAs: [
        ...[
          'remove background',
          'transparent',
          'transparent background',
          'cut out',
          'passport photo',
          'logo',
        ],
        ...[
          'white background',
          'erase background',
          'bg remove',
          'selfie',
          'stamp',
          'seal',
          'signature cut out',
        ],
        ...['photo background', 'product photo', 'clear background', 'png with no background'],
      ],
    },
    {
      href: '/toolsdetails/remove-pages',
      searchedAs: [
        ...['delete pages', 'delete page', 'cut pages', 'take out pages', 'drop pages'],
        ...['erase page', 'erase pages', 'trim', 'shorten pdf', 'rid of a page', 'last page'],
        ...['blank pages', 'keep pages'],
      ],
    },
    {
      href: '/toolsdetails/compare-pdf',
      searchedAs: [
        ...[
          'difference',
          'differences',
          'diff',
          'what changed',
          'changes',
          'compare contracts',
          'compare word',
        ],
        ...[
          'compare versions',
          'redline',
          'track changes',
          'check against',
          'old and new',
          'compare documents',
        ],
      ],
    },
    {
      href: '/toolsdetails/split-pdf',
      searchedAs: [
        ...[
          'extract',
          'extract pages',
          'separate',
          'separate pages',
          'cut pdf',
          'divide',
          'break up',
          'burst',
          'chop',
        ],
        ...['one page per file', 'one file per page', 'half of the pages', 'only some pages'],
        ...[
          'break into parts',
          'one page each',
          'chapters',
          'save some pages',
          'too large to mail',
          'smaller files',
          'compress pdf',
          'reduce pdf size',
        ],
      ],
    },
    {
      href: '/toolsdetails/ai-pdf-editor',
      searchedAs: [
        ...['edit pdf', 'edit', 'edit text', 'change text', 'type on pdf', 'correct', 'typo', 'rewrite'],
        ...['sign', 'sign pdf', 'sign document', 'signature', 'esign', 'e-sign', 'add signature', 'initials'],
        ...['fill form', 'fill', 'fill in', 'form', 'fill and sign', 'change date', 'modify', 'pdf to word'],
        ...['replace words', 'write on pdf', 'grammar', 'fix a mistake'],
        ...['spelling', 'spell check'],
      ],
    },
    {
      href: '/toolsdetails/document-screener',
      searchedAs: [
        ...[
          'gst bill',
          'gst',
          'gstin',
          'bill',
          'invoice',
          'check invoice',
          'check bill',
          'pan number',
          'ifsc',
        ],
        ...[
          'proofread',
          'proofreading',
          'mistakes',
          'errors',
          'missing signature',
          'missing date',
          'check contract',
        ],
        ...[
          'check agreement',
          'contract',
          'review',
          'blanks',
          'unsigned',
          'verify',
          'totals',
          'wrong sum',
          'agreement',
        ],
      ],
    },
    {
      href: '/toolsdetails/plagiarism-screener',
      searchedAs: [
        ...['plagiarism', 'plagiarism check', 'copied', 'copy check', 'copy paste', 'similarity', 'turnitin'],
        ...[
          'thesis',
          'essay',
          'assignment',
          'originality',
          'duplicate text',
          'cheating',
          'sources',
          'citations',
        ],
      ],
    },
    {
      href: '/toolsdetails/summarize-text',
      searchedAs: [
        ...[
          'summary',
          'summarise',
          'summarise pdf',
          'summarize pdf',
          'shorten',
          'short version',
          'key points',
        ],
        ...[
          'main points',
          'tldr',
          'gist',
          'minutes',
          'judgment',
          'abstract',
          'too long',
          'brief',
          'bullet points',
        ],
        ...['meeting notes', 'précis', 'long report'],
      ],
    },
    {
      href: '/toolsdetails/speech-to-text',
      searchedAs: [
        ...[
          'transcribe',
          'transcript',
          'transcription',
          'dictate',
          'dictation',
          'voice to text',
          'audio to text',
        ],
        ...['recording to text', 'recording', 'voice note', 'voice typing', 'mp3 to text', 'video to text'],
        ...['subtitles', 'captions', 'srt', 'interview', 'meeting recording', 'type what was said', 'speech'],
      ],
    },
    {
      href: '/toolsdetails/text-to-speech',
      searchedAs: [
        ...[
          'read aloud',
          'read out',
          'read out loud',
          'read to me',
          'listen',
          'listen to pdf',
          'hear',
          'audio book',
        ],
        ...[
          'audiobook',
          'voice over',
          'text to voice',
          'text to audio',
          'pdf to audio',
          'pdf to mp3',
          'tts',
          'speak',
        ],
        ...['narrate', 'narrator'],
      ],
    },
    {
      href: '/feature1page',
      searchedAs: ['upload', 'storage', 'cloud', 'where is my data', 'data residency', 'backup'],
    },
    {
      href: '/feature2page',
      searchedAs: ['tag', 'tags', 'label', 'categorise', 'auto tag', 'sort documents'],
    },
    { href: '/feature3page', searchedAs: ['versions', 'history', 'final version', 'undo'] },
    {
      href: '/feature4page',
      searchedAs: ['renewal', 'reminder', 'due date', 'expire', 'licence renewal', 'deadline'],
    },
    { href: '/feature5page', searchedAs: ['share', 'permissions', 'access', 'roles', 'invite'] },
    {
      href: '/feature6page',
      searchedAs: [
        'get signatures',
        'send for signature',
        'digital signature',
        'electronic signature',
        'docusign',
      ],
    },
    {
      href: '/feature9page',
      searchedAs: ['crop', 'resize', 'compress', 'compress image', 'reduce size', 'image tools'],
    },
    { href: '/feature10page', searchedAs: ['template', 'templates', 'letterhead', 'clauses'] },
    {
      href: '/usecase1page',
      searchedAs: ['accountant', 'chartered accountant', 'audit', 'tax', 'gst returns for clients'],
    },
    { href: '/usecase2page', searchedAs: ['lawyer', 'advocate', 'law firm', 'court'] },
    { href: '/usecase3page', searchedAs: ['doctor', 'hospital', 'clinic', 'patient'] },
    { href: '/usecase5page', searchedAs: ['university', 'school', 'college', 'student', 'teacher'] },
    {
      href: '/security/answers',
      searchedAs: ['where is data kept', 'data location', 'india', 'dpdp', 'country', 'server'],
    },
    { href: '/security1page', searchedAs: ['who opened', 'audit log', 'audit trail', 'log'] },
    { href: '/security3page', searchedAs: ['iso', 'hipaa', 'gdpr', 'certificate', 'compliance'] },
    { href: '/security5page', searchedAs: ['share link', 'expiring link', 'password link'] },
    {
      href: '/pricing',
      searchedAs: ['price', 'cost', 'plans', 'refund', 'buy', 'subscription', 'rupees', 'discount'],
    },
    {
      href: '/support',
      searchedAs: ['help', 'restore', 'deleted', 'recover', 'upload failed', 'problem', 'bug'],
    },
    { href: '/contact', searchedAs: ['trial', 'phone', 'email', 'talk to us', 'demo', 'sales'] },
    { href: '/faqs', searchedAs: ['questions', 'ocr', 'file size', 'limit', 'large file'] },
    { href: '/privacy', searchedAs: ['cookies', 'personal data', 'grievance'] },
    { href: '/terms', searchedAs: ['cancel', 'cancellation', 'conditions'] },
    { href: '/accessibility', searchedAs: ['screen reader', 'keyboard', 'wcag'] },
    { href: '/licences', searchedAs: ['open source', 'libraries'] },
  ],
});
