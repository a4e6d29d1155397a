/**
 * Where a visitor came from, as far as it helps the person who answers. Only values of these lists reach the
 * mail, never text of the request. Pure, shared with the contact page.
 */

export const contextPlans = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
  enterprise: 'Enterprise',
} as const;

export const contextBillings = { monthly: 'billed monthly', yearly: 'billed yearly' } as const;

export const contextTopics = {
  'upload-failure': 'Upload failure',
  'folder-sharing': 'Folder sharing',
  'restore-files': 'Restoring deleted files',
  'feature-request': 'Feature request',
  integration: 'Integration',
  trial: 'Free trial',
  privacy: 'Privacy request',
  accessibility: 'Accessibility',
} as const;

export type ContactContext = {
  plan?: keyof typeof contextPlans;
  billing?: keyof typeof contextBillings;
  renew?: boolean;
  topic?: keyof typeof contextTopics;
};

function known<List extends object>(list: List, value: string | null): keyof List | undefined {
  return value !== null && Object.hasOwn(list, value) ? (value as keyof List) : undefined;
}

/**
 * Reads the query of /contact, or the form's `context` field, which holds the same:
 * `plan=standard&billing=yearly&renew=on` or `topic=upload-failure`.
 *
 * @returns what is known of it; unknown names and values are dropped
 */
export function readContext(query: string | URLSearchParams): ContactContext {
  const params = typeof query === 'string' ? new URLSearchParams(query.slice(0, 200)) : query;
  const plan = known(contextPlans, params.get('plan'));
  const topic = known(contextTopics, params.get('topic'));
  return {
    ...(plan && { plan }),
    ...(plan && { billing: known(contextBillings, params.get('billing')) ?? 'monthly' }),
    ...(plan && params.get('renew') === 'on' && { renew: true }),
    ...(topic && { topic }),
  };
}

/**
 * Reads the same from the address of the page that a plain form stood on. A static page cannot put its query into the
 * form without a script, but browsers name the whole address to their own site.
 *
 * @param referer value of the request's Referer header
 * @returns what is known of it; nothing for other pages
 */
export function readReferer(referer: string | null): ContactContext {
  const page = URL.parse(referer ?? '');
  return page?.pathname === '/contact' ? readContext(page.search) : {};
}

/** The value of the form's `context` field: the inverse of `readContext`. Empty when there is nothing to say. */
export function writeContext({ plan, billing, renew, topic }: ContactContext): string {
  const params = new URLSearchParams();
  if (plan) params.set('plan', plan);
  if (plan && billing) params.set('billing', billing);
  if (plan && renew) params.set('renew', 'on');
  if (topic) params.set('topic', topic);
  return params.toString();
}

/** One line for the mail: “Standard plan, billed yearly, auto-renewal on”. Empty when nothing is known. */
export function describeContext({ plan, billing, renew, topic }: ContactContext): string {
  return [
    topic && contextTopics[topic],
    plan && `${contextPlans[plan]} plan`,
    plan && plan !== 'enterprise' && billing && contextBillings[billing],
    plan && renew && 'auto-renewal on',
  ]
    .filter(Boolean)
    .join(', ');
}
