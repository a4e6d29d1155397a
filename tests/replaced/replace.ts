/**
 * Settles every point of the launch check as an owner would, and makes the edits that docs/editing.md describes:
 * another name, price, claim, testimonial, question. For a copy of the site (`copySite`).
 */

type Copy = {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
};

type Change = readonly [from: string | RegExp, to: string];

const people = [
  [
    'Meera Joshi',
    'Owner, Joshi & Sons',
    'We look things up in seconds now. Last year that took us an afternoon.',
  ],
  [
    'Tom Abraham',
    'Partner, Abraham Law',
    'Every draft has its number, and nobody asks which one is the signed copy.',
  ],
  [
    'Zoya Khan',
    'Registrar, Hill College',
    'The certificates of nine years fit into one drawer that everybody finds.',
  ],
];

const changes: Record<string, readonly Change[]> = {
  'content/site.ts': [
    [/^ {2}name: .*/m, "  name: 'Paperwell',"],
    [/^ {2}phone: .*/m, "  phone: { label: '+91 80 4123 4567', href: 'tel:+918041234567' },"],
    [/^ {2}email: .*/m, "  email: 'office@paperwell.in',"],
    [/^ {2}footerYear: .*/m, '  footerYear: 2027,'],
    [/^ {2}agency: .*/m, "  agency: { name: 'Lotus Works', href: 'https://lotus.works' },"],
    [/^ {2}placeholders: .*/m, '  placeholders: [],'],
  ],
  'content/claims.ts': [
    [/evidence: null/g, "evidence: 'Report of 3 November 2026'"],
    [/(trial: \{\s*text: )'[^']+'/, "$1'21\\u00a0days'"],
    [/(trialAdjective: \{\s*text: )'[^']+'/, "$1'21-day'"],
    [/(restore: \{\s*text: )'[^']+'/, "$1'45\\u00a0days'"],
    [/(reply: \{\s*text: )'[^']+'/, "$1'12\\u00a0hours'"],
  ],
  'content/pricing.ts': [
    // Each badge gets the actual saving; the badge of a plan without a public price is removed.
    [/(monthly: null,\n\s+yearly: null,)\n\s+badge: \d+,/g, '$1'],
    [/badge: \d+,/g, 'badge: 16,'],
    [/monthly: \d+,\n(\s+)yearly: \d+,/, 'monthly: 420,\n$1yearly: 4200,'],
    [/^ {2}currency: .*/m, "  currency: 'Prices in Indian rupees, GST included.',"],
    ['glossesConfirmed: false', 'glossesConfirmed: true'],
    [/(?<!\w)confirmed: false/g, 'confirmed: true'],
  ],
  'content/capabilities.ts': [[/confirmed: false/g, 'confirmed: true']],
  'content/faqs.ts': [['confirmed: false', 'confirmed: true']],
  'content/answers.ts': [
    ['reviewed: false', 'reviewed: true'],
    [
      /unanswered: \{(?:\$\{[^}]*\}|[^}])*\}/g,
      `topic: 'Settled', short: 'Settled', answer: \`It is settled: in \${fact.storage}.\`, claims: ['storage']`,
    ],
  ],
  'content/privacy.ts': [['reviewed: false', 'reviewed: true']],
  'content/terms.ts': [['reviewed: false', 'reviewed: true']],
  'content/home.ts': [
    [/^ +sample: true,\n/gm, ''],
    ...people.map(
      ([name, about, quote], index): Change => [
        new RegExp(`(portrait: 'avatar${index + 1}',)[\\s\\S]*?name: .*\\n\\s+about: .*`),
        `$1\n        quote: '${quote}',\n        name: '${name}',\n        about: '${about}',`,
      ],
    ),
  ],
};

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Whether a change is already in the source, with any line breaks. */
const isMade = (source: string, to: string) =>
  to.split(/\$\d/).every((part) => withoutSpaces(source).includes(withoutSpaces(part)));

/** Makes all changes. @throws if a file has neither the old nor the new text of a change: `changes` is out of date */
export function replaceAll({ read, write }: Copy): void {
  for (const [file, list] of Object.entries(changes)) {
    let source = read(file);
    for (const [from, to] of list) {
      const isPresent = typeof from === 'string' ? source.includes(from) : source.search(from) >= 0;
      if (!isPresent && !isMade(source, to)) throw new Error(`${file} holds no ${from}`);
      source = source.replace(from, to);
    }
    write(file, source);
  }
}
