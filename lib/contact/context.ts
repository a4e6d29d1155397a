import { type Billing, billings } from '../billing';
import { fill } from '../fill';

/**
 * Context of a visitor's message for the person who answers. The mail contains only texts from the folder content/,
 * never text of the request. The functions are pure and shared with the contact page.
 */

/** What a link to /contact says about the message, in names that content/ knows. A period and a renewal only come with a plan. */
export type ContactContext = {
  /** Slug of the plan that the visitor chose. */
  plan?: string;
  billing?: Billing;
  /** Auto-renewal of the plan. */
  renew?: boolean;
  topic?: string;
  /** Slug of the page from which a trial was requested. */
  trialPage?: string;
};

/** Names that are valid in the URL. Only the keys are used. */
export type ContextChoices = Record<'plans' | 'topics' | 'trials', Record<string, unknown>>;

/** Texts of the mail for plans, topics and trial requests, by name. */
export type ContextMessages = {
  /** `priced`: whether the plan has a public price, so that a billing period makes sense. */
  plans: Record<string, { name: string; priced: boolean }>;
  topics: Record<string, { subject: string }>;
  trials: Record<string, { subject: string }>;
  /** Pattern for a plan, with `{plan}`, for the billing period, and for auto-renewal. */
  plan: string;
  billing: Record<Billing, string>;
  renewal: string;
};

function knownItem<List extends object>(
  list: List,
  value: string | null,
): Extract<keyof List, string> | undefined {
  return value !== null && Object.hasOwn(list, value) ? (value as Extract<keyof List, string>) : undefined;
}

/**
 * Parses the query of /contact, or the form's `context` field with the same syntax:
 * `plan=standard&billing=yearly&renew=on`, `topic=upload-failure` or `trial=feature2page`.
 *
 * @returns the valid part; unknown names and values are dropped, but an unknown or missing period of a plan is the first one
 */
export function readContext(query: string | URLSearchParams, choices: ContextChoices): ContactContext {
  const params = typeof query === 'string' ? new URLSearchParams(query.slice(0, 200)) : query;
  const plan = knownItem(choices.plans, params.get('plan'));
  const topic = knownItem(choices.topics, params.get('topic'));
  const trial = knownItem(choices.trials, params.get('trial'));
  return {
    ...(plan && { plan }),
    ...(plan && { billing: billings.find((billing) => billing === params.get('billing')) ?? billings[0] }),
    ...(plan && params.get('renew') === 'on' && { renew: true }),
    ...(topic && { topic }),
    ...(trial && { trialPage: trial }),
  };
}

/**
 * Parses the context of a form that was posted without JavaScript: a static page cannot put its query into the
 * form, but browsers send the full URL of the page as Referer to the same origin.
 *
 * @param referer value of the request's Referer header
 * @returns the valid part; nothing for other pages
 */
export function readReferer(referer: string | null, choices: ContextChoices): ContactContext {
  const page = URL.parse(referer ?? '');
  return page?.pathname === '/contact' ? readContext(page.search, choices) : {};
}

/** Value of the form's `context` field: the inverse of `readContext`. Empty without context. */
export function writeContext({ plan, billing, renew, topic, trialPage: trial }: ContactContext): string {
  const params = new URLSearchParams();
  if (plan) params.set('plan', plan);
  if (plan && billing) params.set('billing', billing);
  if (plan && renew) params.set('renew', 'on');
  if (topic) params.set('topic', topic);
  if (trial) params.set('trial', trial);
  return params.toString();
}

/** A line of the mail: “Standard plan, billed yearly, auto-renewal on”. Empty without context. */
export function describeContext(
  { plan: slug, billing, renew, topic, trialPage: trial }: ContactContext,
  messages: ContextMessages,
): string {
  const plan = slug === undefined ? undefined : messages.plans[slug];
  return [
    topic !== undefined && messages.topics[topic]?.subject,
    trial !== undefined && messages.trials[trial]?.subject,
    plan && fill(messages.plan, { plan: plan.name }),
    plan?.priced && billing && messages.billing[billing],
    plan && renew && messages.renewal,
  ]
    .filter(Boolean)
    .join(', ');
}
