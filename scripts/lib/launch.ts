import type { claims } from '../../content/claims';
import type { pricing } from '../../content/pricing';
import type { site } from '../../content/site';

/** Kinds of findings in summary order, worded to follow a number. */
export const findingKinds = {
  setting: 'for whoever runs the build: the public address',
  placeholder: 'for the owner: made-up values',
  confirm: 'for the owner: to be confirmed or decided',
  sample: 'for the owner: samples to be replaced by real ones',
  claim: 'for the people named with each claim: evidence or a review',
  legal: 'for a lawyer: texts to be reviewed',
} as const;

/** An open point before the site goes public. */
export type Finding = {
  kind: keyof typeof findingKinds;
  file: string;
  field: string;
  found: string;
  todo: string;
};

export type LaunchContent = {
  site: Site;
  claims: typeof claims;
  /** Content files that quote each claim. */
  uses: Record<string, readonly string[]>;
  pricing: typeof pricing;
  /** All exports of the content files by file name, searched for samples and unreviewed texts. */
  files: Record<string, unknown>;
  /** Public address of the next build. */
  siteUrl: string | undefined;
  /** Today as year-month-day. */
  today: string;
};

/** Every open point: each remaining placeholder, sample, unproven claim and open question, in file order. */
export function findOpenPoints(content: LaunchContent): Finding[] {
  return [
    ...addressFindings(content.siteUrl),
    ...placeholderFindings(content.site),
    ...expiryFindings(content.site, content.today),
    ...claimFindings(content.claims, content.uses, content.today),
    ...badgeFindings(content.pricing),
    ...taxFindings(content.pricing),
    ...Object.entries(content.files).flatMap(([file, data]) => markedFindings(file, data, content.today)),
  ];
}

function addressFindings(value: string | undefined): Finding[] {
  const finding = {
    kind: 'setting' as const,
    file: 'environment',
    field: 'SITE_URL',
    todo: 'Set it to the public address of the site where the build runs, like https://www.example.com.',
  };
  if (!value) return [{ ...finding, found: 'not set' }];
  const host = URL.parse(value)?.hostname ?? '';
  return /^$|^localhost$|\.example$|(^|\.)example\.(com|org|net)$/.test(host)
    ? [{ ...finding, found: value }]
    : [];
}

type Site = typeof site;
type Placeholder = { value: (content: Site) => string; todo: string };

const placeholderDetails: Record<Site['placeholders'][number], Placeholder> = {
  name: { value: ({ name }) => name, todo: 'Write the real name of the product' },
  phone: { value: ({ phone }) => phone.label, todo: 'Write the real number, in label and href' },
  email: { value: ({ email }) => email, todo: 'Write the address that visitors may use' },
  agency: {
    value: ({ agency }) => `${agency.name}, ${agency.href}`,
    todo: 'Write who made the site, with name and address',
  },
  footerYear: {
    value: ({ footerYear }) => `© ${footerYear} in the footer`,
    todo: 'Confirm the year of the copyright or correct it',
  },
};

/** RFC 9116, 2.5.5: after this day nobody should use the file. */
function expiryFindings({ securityContactExpires }: Site, today: string): Finding[] {
  if (securityContactExpires >= today) return [];
  return [
    {
      kind: 'confirm',
      file: 'content/site.ts',
      field: 'securityContactExpires',
      found: `${securityContactExpires}, so /.well-known/security.txt is not valid any more`,
      todo: 'Confirm that weaknesses may be reported to this address, and write a day within the next year.',
    },
  ];
}

function placeholderFindings(content: Site): Finding[] {
  return content.placeholders.map((field) => ({
    kind: field === 'footerYear' ? 'confirm' : 'placeholder',
    file: 'content/site.ts',
    field,
    found: placeholderDetails[field].value(content),
    todo: `${placeholderDetails[field].todo}, then remove “${field}” from the list “placeholders”.`,
  }));
}

function claimFindings(records: typeof claims, uses: LaunchContent['uses'], today: string): Finding[] {
  return Object.entries(records).flatMap(([name, { text, evidence, owner, reviewBy }]) => {
    const file = 'content/claims.ts';
    const quotedText = `“${text}”`;
    const quotedIn = `quoted in ${uses[name]?.join(', ') || 'no file'}`;
    const findings: Finding[] = [];
    if (evidence === null) {
      findings.push({
        kind: 'claim',
        file,
        field: `${name}.evidence`,
        found: `${quotedText} without evidence, ${quotedIn}`,
        todo: `${owner}: write what proves it (a document, a setting, a certificate), or remove the claim.`,
      });
    }
    if (reviewBy < today) {
      findings.push({
        kind: 'claim',
        file,
        field: `${name}.reviewBy`,
        found: `${quotedText} was to be reviewed by ${reviewBy}, ${quotedIn}`,
        todo: `${owner}: check that it still holds and set the next date.`,
      });
    }
    return findings;
  });
}

function badgeFindings({ plans }: typeof pricing): Finding[] {
  return plans.flatMap(({ monthly, yearly, badge }, index) => {
    const field = `plans[${index}].badge`;
    const file = 'content/pricing.ts';
    if (badge === undefined) return [];
    if (monthly === null || yearly === null) {
      const todo =
        'A saving on a price that nobody can see cannot be checked. Publish the price or drop the badge.';
      return [{ kind: 'confirm', file, field, found: `“Save ${badge}%” without a price`, todo }];
    }
    const saving = (1 - yearly / (12 * monthly)) * 100;
    const realSaving = Math.floor(saving);
    if (badge === realSaving) return [];
    const badgeText = `“Save ${badge}%”, but a year costs ${saving.toFixed(1)}% less than twelve months`;
    const todo = `Set the badge to ${realSaving} or correct the prices: a saving that is not real misleads.`;
    return [{ kind: 'confirm', file, field, found: badgeText, todo }];
  });
}

function taxFindings(content: typeof pricing): Finding[] {
  if (/\b(GST|tax(es)?)\b/i.test(content.currency)) return [];
  const currencyText = `“${content.currency}” does not say whether taxes are included`;
  const todo = 'Say so, for example “Prices in Indian rupees, GST included.”';
  return [{ kind: 'confirm', file: 'content/pricing.ts', field: 'currency', found: currencyText, todo }];
}

/**
 * Entries marked as sample, as our own explanation or as unreviewed, and dates of a last change that are in the future,
 * which sitemap and page would print.
 */
function markedFindings(
  file: string,
  value: unknown,
  today: string,
  visited = new Set<object>(),
  field = '',
): Finding[] {
  // A file may export the same entries twice, in groups and in one list.
  if (typeof value !== 'object' || value === null || visited.has(value)) return [];
  visited.add(value);
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
    if (key === 'sample' && item === true) {
      const todo = 'Replace it with a real one, with the person’s consent, and remove “sample”.';
      return [{ kind: 'sample', file, field: name, found: 'a sample, not a real customer', todo }];
    }
    if (key === 'reviewed' && item === false) {
      const todo = 'Have a lawyer read the text, correct it, and set “reviewed” to true.';
      return [{ kind: 'legal', file, field: name, found: 'a legal text that nobody has reviewed', todo }];
    }
    if (/^confirmed$|Confirmed$/.test(key) && item === false) {
      const todo = `Say whether it is right, correct the words if not, and set “${key}” to true.`;
      const explanationText = 'our explanation, which the owner has not confirmed';
      return [{ kind: 'confirm', file, field: name, found: explanationText, todo }];
    }
    if (key === 'unanswered' && typeof item === 'object') {
      const todo = 'Answer it from a claim of content/claims.ts, with “answer” and “claims” instead.';
      return [{ kind: 'confirm', file, field: name, found: 'a question of buyers without an answer', todo }];
    }
    if (key === 'updated' && typeof item === 'string' && item > today) {
      const todo = 'Write the day on which the page last changed.';
      return [{ kind: 'confirm', file, field: name, found: `${item}, which is still to come`, todo }];
    }
    return markedFindings(file, item, today, visited, name);
  });
}
