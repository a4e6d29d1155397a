import {
  checkAll,
  checkAnswers,
  checkFinished,
  checkNamed,
  checkSlugs,
  checkSteps,
} from '../../lib/content-checks';
import { checkLinks, checkSelfLinks } from '../../lib/content-links';
import { checkLabels, checkPromises } from '../../lib/content-plans';
import type { Registry } from '../../lib/registry';
import { detailPath, type Family, toolPath } from '../../lib/routes';
import { accessibility } from '../accessibility';
import { answers } from '../answers';
import { capabilities } from '../capabilities';
import { claims } from '../claims';
import { contact } from '../contact';
import { faqs } from '../faqs';
import * as features from '../features';
import { featuresHub } from '../features-hub';
import { home } from '../home';
import * as integrations from '../integrations';
import { licences } from '../licences';
import { notFound } from '../not-found';
import { pricing } from '../pricing';
import { privacy } from '../privacy';
import { search } from '../search';
import * as security from '../security';
import { site } from '../site';
import { support } from '../support';
import { terms } from '../terms';
import { thankYou } from '../thank-you';
import { tools } from '../tools';
import * as useCases from '../use-cases';
import { sharedMessages } from '../workbench';
import { hidden } from './entries';

/** The content file of a tool or of a task. */
const toolFile = (slug: string) => `content/tools/${slug}.ts`;

const files: Record<string, unknown> = {
  'content/site.ts': site,
  'content/home.ts': home,
  'content/features.ts': features,
  'content/features-hub.ts': featuresHub,
  'content/tools.ts': { ...tools, tools: [], tasks: [] },
  ...Object.fromEntries([...tools.tools, ...tools.tasks].map((page) => [toolFile(page.slug), { page }])),
  'content/use-cases.ts': useCases,
  'content/security.ts': security,
  'content/integrations.ts': integrations,
  'content/pricing.ts': pricing,
  'content/support.ts': support,
  'content/contact.ts': contact,
  'content/thank-you.ts': thankYou,
  'content/faqs.ts': faqs,
  'content/terms.ts': terms,
  'content/privacy.ts': privacy,
  'content/accessibility.ts': accessibility,
  'content/answers.ts': answers,
  'content/not-found.ts': notFound,
  'content/search.ts': search,
};

const pageContent = (path: string, data: unknown) => [{ path, data }];
const entries = (family: Family, list: readonly { n: number }[]) =>
  list.map((data, index) => ({ path: detailPath(family, data.n), data, field: `entries[${index}]` }));

/** Pages by the file that holds them; a file whose words several pages print is left out. */
const pagesOf = {
  'content/home.ts': pageContent('/', home),
  'content/features.ts': entries('feature', features.entries),
  'content/features-hub.ts': pageContent('/features', featuresHub),
  ...Object.fromEntries(
    tools.tools.map((page) => [
      toolFile(page.slug),
      [{ path: toolPath(page.slug), data: page, field: 'page' }],
    ]),
  ),
  'content/use-cases.ts': [
    { path: '/use-cases', data: useCases.hub, field: 'hub' },
    ...entries('use-case', useCases.entries),
  ],
  'content/security.ts': [
    { path: '/security', data: security.hub, field: 'hub' },
    ...entries('security', security.entries),
  ],
  'content/integrations.ts': [
    { path: '/integrations', data: integrations.hub, field: 'hub' },
    ...entries('integration', integrations.entries),
  ],
  'content/pricing.ts': pageContent('/pricing', pricing),
  'content/support.ts': pageContent('/support', support),
  'content/contact.ts': pageContent('/contact', contact),
  'content/thank-you.ts': pageContent('/contact/thank-you', thankYou),
  'content/faqs.ts': pageContent('/faqs', faqs),
  'content/terms.ts': pageContent('/terms', terms),
  'content/privacy.ts': pageContent('/privacy', privacy),
  'content/accessibility.ts': pageContent('/accessibility', accessibility),
  'content/answers.ts': pageContent('/security/answers', answers),
  'content/licences.ts': pageContent('/licences', licences),
};

/**
 * Checks what the files say about each other and about the pages.
 *
 * @throws ContentError about every file with a mistake
 */
export function checkContent(registry: Registry): void {
  const toolSlugs = tools.tools.map(({ slug }) => slug);
  const checks = [
    () =>
      checkNamed(
        'content/workbench.ts',
        Object.entries(sharedMessages.elsewhere.tools).map(([kind, slug]) => ({
          field: `elsewhere.tools.${kind}`,
          slug,
        })),
        toolSlugs,
        'content/tools.ts',
      ),
    () =>
      checkAll([...tools.tools, ...tools.tasks], ({ slug: tool, next = [] }) =>
        checkNamed(
          toolFile(tool),
          next.map(({ slug }, index) => ({ field: `page.next[${index}].slug`, slug })),
          [...toolSlugs, ...tools.tasks.map(({ slug }) => slug)].filter((slug) => slug !== tool),
          `content/tools (other than ${tool} itself)`,
        ),
      ),
    () => checkLinks(files, { ...registry, hidden }),
    () =>
      checkSlugs(
        'content/features-hub.ts',
        'features.cards',
        featuresHub.features.cards,
        features.entries.map(({ slug }) => slug),
        'content/features.ts',
        featuresHub,
      ),
    () => checkSteps('content/features-hub.ts', featuresHub, features.entries),
    () => checkAnswers('content/answers.ts', answers, claims),
    () => checkLabels('content/capabilities.ts', capabilities, pricing),
    () => checkAll(Object.entries(files), ([file, data]) => checkPromises(file, data, capabilities, pricing)),
    () => checkAll(Object.entries(files), ([file, data]) => checkFinished(file, data)),
    () =>
      checkAll(Object.entries(pagesOf), ([file, parts]) =>
        checkSelfLinks(file, parts, files[file as keyof typeof files]),
      ),
  ];
  checkAll(checks, (check) => check());
}
