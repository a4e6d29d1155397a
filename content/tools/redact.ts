import { parseContent } from '../../lib/schema/parse';
import { toolTaskSchema } from '../../lib/schema/tools';

/**
 * Redact PDF, a task of AI PDF Editor: its row in lists of tools, and its texts on that tool's page. The messages of the
 * running task are in content/tools/ai-pdf-editor.ts, under `redaction`. content/tools.ts explains the fields.
 */
export const page = parseContent('content/tools/redact.ts', toolTaskSchema, {
  slug: 'redact',
  tool: 'ai-pdf-editor',
  name: 'Redact PDF',
  picture: 'redactpdf',
  subtext: 'Black out words, numbers, pictures',
  job: 'Removes words, pictures and areas from a PDF for good.',
  goesIn: 'A PDF',
  comesOut: 'A copy without what you marked',
  goodFor: 'Aadhaar, PAN, names, salaries',
  lead: 'Mark words, numbers, pictures or whole pages. They’re removed from the file, not just covered, and we search the finished copy to prove it.',
  tab: 'PDF to redact',
  sample: 'statement-to-redact',
  steps: ['Mark what to remove', 'Check the result', 'Download the redacted copy'],
  search:
    'redact redacted redaction black out blackout blacken blank censor hide mask conceal cover up anonymise erase white sensitive private personal data Aadhaar PAN GSTIN IFSC UPI account phone number',
  next: [
    { slug: 'document-screener', note: 'Check it for issues' },
    { slug: 'merge-pdf', note: 'Combine it with other documents' },
  ],
});
