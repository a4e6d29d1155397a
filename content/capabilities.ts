import { firstPlanWith } from '../lib/plans';
import { capabilitiesSchema } from '../lib/schema/capabilities';
import { parseContent } from '../lib/schema/parse';
import { quotable } from '../lib/schema/quotes';
import { pricing } from './pricing';

/**
 * What the product can do, and which plan it begins with: the one place that says so. Every feature, use-case,
 * security and integration page ends in a list made from it; a text that promises something to everybody, or with an
 * earlier plan, is refused. Numbers in brackets: fewest and most characters.
 */
export const capabilities = parseContent('content/capabilities.ts', capabilitiesSchema, {
  /** Heading of the list (3–40). */
  title: 'Which plan you need',
  /** Before what every plan has (3–40). */
  every: 'On every plan',
  /** Before what a later plan adds (3–40). {plan} is its name: keep it. */
  from: '{plan} and above',
  /** In the first screen of a page about something of a later plan (10–60). {plan} is its name: keep it. */
  own: 'Needs the {plan} plan or above.',
  /** In the first screen of a page that promises such things beside its subject (10–60). Keep {names} and {plan}. */
  later: 'You need {plan} or above for {names}.',
  /** The link beside the list. */
  link: { label: 'What each plan includes', href: '/pricing' },

  /**
   * The capabilities, 1–40, in the order of the list.
   *
   * - `id`: how other files quote the plan’s name: `${planWith.roles}`.
   * - `name`: as written in the list, in the middle of a line (3–60).
   * - `label`: id of the line on /pricing that includes it, from `features` in content/pricing.ts. The first plan with
   *   that line is the plan it begins with.
   * - `words`: how a page speaks of it, 1–12 (2–30 each). A page that uses one promises it.
   * - `confirmed`: false while no line on /pricing names it, and the plan is only our reading; the launch check lists it.
   *   Take the line out when it is confirmed.
   */
  list: [
    {
      id: 'upload',
      name: 'upload, storage and search',
      label: 'basic',
      words: ['upload', 'uploaded', 'stored', 'storage', 'search', 'searched'],
    },
    {
      id: 'tags',
      name: 'automatic tagging',
      label: 'basic',
      words: ['tag', 'tagged', 'tagging'],
    },
    {
      id: 'pdf-tools',
      name: 'all the free PDF tools',
      label: 'basic',
      words: ['Image to PDF', 'PDF to Image', 'edit the PDF itself'],
    },
    {
      id: 'templates',
      name: 'Document Builder templates and blocks',
      label: 'templates',
      words: ['template', 'from blocks', 'blocks'],
    },
    {
      id: 'versions',
      name: 'numbered versions',
      label: 'basic',
      words: ['version'],
      confirmed: false,
    },
    {
      id: 'dates',
      name: 'expiry dates and reminders',
      label: 'basic',
      words: [
        'expiry date',
        'due date',
        'end date',
        'expiring',
        'reminders go',
        'reminders before',
        'remind before',
      ],
      confirmed: false,
    },
    {
      id: 'signatures',
      name: 'signatures in a set order',
      label: 'basic',
      words: ['signature', 'signed', 'signer', 'signing', 'sign first'],
      confirmed: false,
    },
    {
      id: 'answers',
      name: 'AI answers, summaries and drafts',
      label: 'basic',
      words: [
        'summary',
        'summaries',
        'summarise',
        'draft and rewrite',
        'question to a document',
        'answers from long',
      ],
      confirmed: false,
    },
    {
      id: 'voice',
      name: 'speech to text and text to speech',
      label: 'basic',
      words: ['speech to text', 'text to speech', 'dictate', 'recording'],
      confirmed: false,
    },
    {
      id: 'similarity',
      name: 'the plagiarism check',
      label: 'basic',
      words: ['similarity', 'similar passages', 'originality', 'plagiarism', 'passages that match'],
      confirmed: false,
    },
    {
      id: 'pictures',
      name: 'background removal, cropping and compression',
      label: 'basic',
      words: ['remove the background', 'a background', 'crop', 'compress'],
      confirmed: false,
    },
    {
      id: 'links',
      name: 'links that expire',
      label: 'basic',
      words: [
        'share link',
        'sharing link',
        'send a link',
        'a link for',
        'links to',
        'links that',
        'link ends',
        'links with',
      ],
      confirmed: false,
    },
    {
      id: 'retention',
      name: 'retention rules and holds',
      label: 'basic',
      words: ['retention', 'a hold', 'the hold', 'on hold', 'keep by tag', 'keep by folder'],
      confirmed: false,
    },
    {
      id: 'encryption',
      name: 'encryption at rest',
      label: 'basic',
      words: ['encryption', 'encrypted', 'encrypt'],
      confirmed: false,
    },
    {
      id: 'roles',
      name: 'roles, groups and shared folders',
      label: 'collaboration',
      words: [
        'role',
        'group',
        'permission model',
        'shared folder',
        'guest',
        'Admin, Manager',
        'rights',
        'permissions',
        'access to',
      ],
    },
    {
      id: 'collections',
      name: 'saved clauses and letterheads',
      label: 'collections',
      words: ['letterhead', 'add clauses', 'brand header'],
    },
    {
      id: 'log',
      name: 'the audit log',
      label: 'analytics',
      words: ['access log', 'audit log', 'the log', 'log line', 'who opened', 'a log of', 'audit-log line'],
    },
    {
      id: 'drive',
      name: 'Google Drive',
      label: 'integrations',
      words: ['Google Drive', 'in Drive', 'Drive folder'],
    },
    { id: 'dropbox', name: 'Dropbox', label: 'integrations', words: ['Dropbox'] },
    {
      id: 'email-upload',
      name: 'email upload',
      label: 'integrations',
      words: ['email upload', 'upload address', 'unique address', 'forward the mail', 'by email'],
    },
    { id: 'zapier', name: 'Zapier', label: 'integrations', words: ['Zapier'] },
    { id: 'api', name: 'the API', label: 'integrations', words: ['API'], confirmed: false },
  ],
});

const names = capabilities.list.flatMap(({ id, label }) => {
  const plan = pricing.plans[firstPlanWith(label, pricing.plans)];
  return plan ? [[id, plan.name] as const] : [];
});

/** The plan that each capability begins with, for template strings: `${planWith.roles}`. */
export const planWith = quotable('content/pricing.ts, in what plans include,', Object.fromEntries(names));
