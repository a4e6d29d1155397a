import type { copySite } from './site-copy';

type Copy = Pick<ReturnType<typeof copySite>, 'read' | 'write'>;

const planSource = (slug: string, name: string, monthly: number | null, includes: string) => `  {
    slug: '${slug}',
    name: '${name}',
    summary: 'Of the tests of commands',
    monthly: ${monthly},
    yearly: ${monthly === null ? null : monthly * 10},
    badge: 20,
    includes: ${includes},
  },
`;

/** Source of a plan's list of all features, except priority. */
const allButPriority = "['basic', 'templates', 'collaboration', 'collections', 'analytics', 'integrations']";
const allFeatures = allButPriority.replace(']', ", 'priority']");

/**
 * Lines that the examples of docs/editing.md and the tests of commands expect, by file: what to replace, and by what. The
 * owner of the site may have changed them.
 */
const examples: Record<string, readonly (readonly [RegExp, string])[]> = {
  'content/site.ts': [
    [/^ {2}name: .*/m, "  name: 'Triplicate',"],
    [/^ {2}phone: .*/m, "  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },"],
    [/^ {2}email: .*/m, "  email: 'hello@triplicate.example',"],
    [/^ {2}footerYear: .*/m, '  footerYear: 2025,'],
    [/^ {2}agency: .*/m, "  agency: { name: 'Example Studio', href: 'https://example.com' },"],
    [/^ {2}placeholders: .*/m, "  placeholders: ['name', 'phone', 'email', 'agency', 'footerYear'],"],
  ],
  'content/claims.ts': [[/evidence: (null|'[^']*')/, 'evidence: null']],
  'content/pricing.ts': [
    [
      /^const plans = \[\n[\s\S]*?^\];$/m,
      `const plans = [\n${[
        planSource('basic', 'Basic', 390, "['basic', 'templates']"),
        planSource('standard', 'Standard', 490, "['basic', 'templates', 'collaboration', 'collections']"),
        planSource('premium', 'Premium', 790, allButPriority),
        planSource('enterprise', 'Enterprise', null, allFeatures),
      ].join('')}];`,
    ],
  ],
};

/** Puts the values of the guide into a copy of the site. @throws if a file has nothing to replace */
export function applyGuideContent<Site extends Copy>(copy: Site): Site {
  for (const [file, lines] of Object.entries(examples)) {
    let source = copy.read(file);
    for (const [from, to] of lines) {
      if (!from.test(source)) throw new Error(`${file} holds no ${from}`);
      source = source.replace(from, () => to);
    }
    copy.write(file, source);
  }
  return copy;
}
