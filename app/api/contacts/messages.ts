import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { pricing } from '@/content/pricing';
import { pages } from '@/content/registry/pages';
import { site } from '@/content/site';
import type { EndpointMessages } from '@/lib/contact/messages';
import { fill } from '@/lib/fill';
import { trialOrigin } from '@/lib/routes';

const { trial, topics, choice, form } = contact;
const { plan, renewal } = contactEndpoint.mail;

/** Texts of the endpoint, from content. */
export const endpointMessages: EndpointMessages = {
  ...contactEndpoint,
  form,
  context: {
    plans: Object.fromEntries(
      pricing.plans.map(({ slug, name, monthly }) => [slug, { name, priced: monthly !== null }]),
    ),
    topics,
    trials: Object.fromEntries(
      pages.map(({ path, label }) => [
        trialOrigin(path),
        { subject: `${trial.subject}, ${fill(trial.from, { page: label })}` },
      ]),
    ),
    plan,
    billing: choice.billing,
    renewal,
  },
  site: {
    name: site.name,
    email: site.email,
    mainMenu: site.controls.mainMenu,
    navigation: [...site.navigation, site.contactLink],
    links: [...site.quickLinks, ...site.policies],
  },
};
