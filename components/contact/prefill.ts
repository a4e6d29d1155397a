import { type Billing, billings } from '@/lib/billing';
import type { ContactContext } from '@/lib/contact/context';
import { fill } from '@/lib/fill';
import type { Contact } from '@/lib/schema/contact';

/** A plan for the form: formatted prices, `₹4,900 a year`; null without a public price. */
export type PlanChoice = { name: string; prices: Record<Billing, string> | null };

/** Plans and topics by their name in the URL. */
export type PrefillTexts = Pick<Contact, 'choice' | 'about'> & {
  trial: Pick<Contact['trial'], 'title' | 'label' | 'with' | 'planned' | 'from' | 'lines'>;
  /** Labels of the pages with a trial link, by their name in the URL. */
  trials: Record<string, string>;
  plans: Record<string, PlanChoice>;
  topics: Record<string, { label: string; lines: string[] }>;
};

/** What the message is about, shown above the form. */
export type Subject = { title?: string; before: string; strong: string; after: string; changeHref?: string };

export type Prefill = { subject: Subject; message: string };

/** Subject and initial message for the URL's parameters; null if they are unknown. */
export function prefill(
  { plan, billing = billings[0], renew, topic, trialPage }: ContactContext,
  { plans, choice, about, topics, trial: request, trials }: PrefillTexts,
): Prefill | null {
  const page = trialPage === undefined ? undefined : trials[trialPage];
  const from = page && fill(request.from, { page });
  const requestText = from && fill(request.lines.join('\n'), { from });
  const chosen = plan === undefined ? undefined : plans[plan];
  if (chosen) {
    const { name, prices } = chosen;
    const renewal = choice.renewal[renew ? 'on' : 'off'];
    const price = prices?.[billing];
    const changeHref = `${choice.change.href}?plan=${plan}&billing=${billing}${renew ? '&renew=on' : ''}`;
    if (requestText) {
      const planned = fill(request.planned, { plan: name, price: price ?? choice.billing[billing] });
      return {
        subject: { title: request.title, before: request.with, strong: name, after: price ?? '', changeHref },
        message: `${requestText}\n${planned}\n`,
      };
    }
    return {
      subject: {
        before: choice.chose,
        strong: name,
        after: [price, renew && renewal].filter(Boolean).join(', '),
        changeHref,
      },
      message: fill(price ? choice.priced : choice.onRequest, {
        plan: name,
        price: price ?? '',
        billing: choice.billing[billing],
        renewal,
      }),
    };
  }
  if (from && requestText)
    return {
      subject: { title: request.title, before: about, strong: request.label, after: from },
      message: `${requestText}\n`,
    };
  const requested = topic === undefined ? undefined : topics[topic];
  if (!requested) return null;
  const { label, lines } = requested;
  return { subject: { before: about, strong: label, after: '' }, message: `${lines.join('\n')}\n` };
}
