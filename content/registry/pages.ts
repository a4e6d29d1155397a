import { billings } from '../../lib/billing';
import type { Page } from '../../lib/registry';
import { trialOrigin } from '../../lib/routes';
import { questionsOf } from '../../lib/schema/faqs';
import { hubSections } from '../../lib/schema/features-hub';
import { hubSections as integrationSections } from '../../lib/schema/integrations';
import { accessibility } from '../accessibility';
import { answers } from '../answers';
import { contact } from '../contact';
import { faqs } from '../faqs';
import * as features from '../features';
import { featuresHub } from '../features-hub';
import { home } from '../home';
import * as integrations from '../integrations';
import { licences } from '../licences';
import { pricing } from '../pricing';
import { privacy } from '../privacy';
import { published } from '../published';
import * as security from '../security';
import { support } from '../support';
import { terms } from '../terms';
import { thankYou } from '../thank-you';
import { tools } from '../tools';
import * as useCases from '../use-cases';
import { details, toolPages } from './entries';

const page = (
  path: string,
  label: string,
  content: { meta: Page['meta'] },
  rest: Partial<Page> = {},
): Page => ({
  path,
  label,
  meta: content.meta,
  parent: '/',
  tone: 'carbon',
  picture: 'reply',
  ...rest,
});

const toolAnchors = published(tools.tools).map(({ slug }) => slug);
const sections = (legal: { sections: readonly { id: string }[] }) => legal.sections.map(({ id }) => id);

/** What a link can choose on the pricing page, and on the contact page after it. */
const order = { plan: pricing.plans.map(({ slug }) => slug), billing: [...billings] };

const beforeContact: readonly Page[] = [
  page('/', 'Home', home, { parent: undefined, section: '/', picture: 'b-source' }),
  page('/features', 'Features', featuresHub, {
    section: '/features',
    tone: 'lilac',
    picture: 's-understand',
    anchors: [...hubSections, ...toolAnchors],
  }),
  ...details('feature', 'lilac', features.entries),
  page('/toolsdetails', 'All tools', tools, {
    section: '/features',
    parent: '/features',
    tone: 'lilac',
    picture: 'merge',
    anchors: [...tools.groups.map(({ id }) => id), ...toolAnchors],
  }),
  ...toolPages(),
  page('/use-cases', 'Use Cases', useCases.hub, {
    section: '/use-cases',
    tone: 'rose',
    picture: 'ca',
    anchors: useCases.hub.missing.others.map(({ id }) => id),
  }),
  ...details('use-case', 'rose', useCases.entries),
  page('/security', 'Security', security.hub, { section: '/security', tone: 'mint', picture: 'audit' }),
  ...details('security', 'mint', security.entries, [security.copy.auditId]),
  page('/security/answers', 'Security answers', answers, {
    section: '/security',
    parent: '/security',
    tone: 'mint',
    picture: 'questionnaire',
    anchors: answers.groups.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
  }),
  page('/integrations', 'Integrations', integrations.hub, {
    section: '/integrations',
    tone: 'sky',
    picture: 'drive',
    anchors: integrationSections,
  }),
  ...details('integration', 'sky', integrations.entries),
  page('/pricing', 'Pricing', pricing, {
    section: '/pricing',
    tone: 'gold',
    picture: 'p-final',
    query: order,
  }),
  page('/support', 'Support', support, {
    picture: 'upload',
    anchors: [support.upload.id, support.sharing.id, support.restore.id],
  }),
];

const afterContact: readonly Page[] = [
  page('/contact/thank-you', 'Message sent', thankYou, {
    parent: '/contact',
    section: '/contact',
    picture: 'thankyou',
    noindex: true,
  }),
  page('/faqs', 'FAQs', faqs, {
    picture: 'summarise',
    anchors: [...faqs.groups, ...questionsOf(faqs)].map(({ id }) => id),
  }),
  page('/terms', 'Terms & Conditions', terms, { picture: 'signature', anchors: sections(terms) }),
  page('/privacy', 'Privacy Policy', privacy, { picture: 'b-people', anchors: sections(privacy) }),
  page('/accessibility', 'Accessibility', accessibility, {
    picture: 'tts',
    anchors: sections(accessibility),
  }),
  page('/licences', 'Licences', licences, { picture: 'f-builder', anchors: sections(licences) }),
];

const trialOrigins = [...beforeContact, ...afterContact].map(({ path }) => trialOrigin(path));

/** Every page of the site, in the order of menus and lists. */
export const pages: readonly Page[] = [
  ...beforeContact,
  page('/contact', 'Contact', contact, {
    section: '/contact',
    query: { ...order, renew: ['on'], topic: Object.keys(contact.topics), trial: trialOrigins },
  }),
  ...afterContact,
];
