import { describe, expect, test } from 'vitest';
import { registry } from '@/content';
import { faqs } from '@/content/faqs';
import { entries as features } from '@/content/features';
import { entries as integrations } from '@/content/integrations';
import { pricing } from '@/content/pricing';
import { privacy } from '@/content/privacy';
import { published } from '@/content/published';
import { entries as security } from '@/content/security';
import { site } from '@/content/site';
import { support } from '@/content/support';
import { tools } from '@/content/tools';
import { entries as useCases } from '@/content/use-cases';
import { checkLinks, checkSelfLinks } from '@/lib/content-links';
import type { Publishing } from '@/lib/publishing';
import { createRegistry, type Page } from '@/lib/registry';
import { faqsSchema } from '@/lib/schema/faqs';
import { entriesSchema as featuresSchema } from '@/lib/schema/features';
import { entriesSchema as integrationsSchema } from '@/lib/schema/integrations';
import { legalSchema } from '@/lib/schema/legal';
import { parseContent } from '@/lib/schema/parse';
import { pricingSchema } from '@/lib/schema/pricing';
import { entriesSchema as securitySchema } from '@/lib/schema/security';
import { siteSchema } from '@/lib/schema/site';
import { supportSchema } from '@/lib/schema/support';
import { toolsSchema } from '@/lib/schema/tools';
import { entriesSchema as useCasesSchema } from '@/lib/schema/use-cases';

/** Returns a function that parses content of the site after a change to a copy. */
function parserOf<Schema extends Parameters<typeof parseContent>[1], Data>(
  schema: Schema,
  data: Data,
  change: (copy: Data) => void,
) {
  const copy = structuredClone(data);
  change(copy);
  return () => parseContent('content/x.ts', schema, copy as never);
}

/** The item at an index that the list must have. */
function itemAt<Item>(list: readonly Item[], index: number): Item {
  return list[index] as Item;
}

describe('values that must be unique', () => {
  test('are unique in the current content', () => {
    for (const parse of [
      parserOf(faqsSchema, faqs, () => {}),
      parserOf(pricingSchema, pricing, () => {}),
      parserOf(toolsSchema, tools, () => {}),
      parserOf(supportSchema, support, () => {}),
      parserOf(legalSchema, privacy, () => {}),
      parserOf(siteSchema, site, () => {}),
    ]) {
      expect(parse).not.toThrow();
    }
  });

  test.each([
    ['features', featuresSchema, features],
    ['use cases', useCasesSchema, useCases],
    ['security pages', securitySchema, security],
    ['integrations', integrationsSchema, integrations],
  ] as const)('include number, slug, name and picture of %s', (_, schema, entries) => {
    for (const field of ['n', 'slug', 'name', 'picture'] as const) {
      const parse = parserOf(schema, entries as never[], (copy: Record<string, unknown>[]) => {
        itemAt(copy, 2)[field] = itemAt(copy, 0)[field];
      });
      const labelOf = (index: number) =>
        field === 'name'
          ? `entry ${index + 1}`
          : `“${itemAt<{ name: string }>(entries as never, index).name}”`;
      expect(parse, field).toThrow(
        `\n  ${field} of ${labelOf(2)} is what ${field} of ${labelOf(0)} has already. Give each its own.`,
      );
    }
  });

  test('include id and wording of the questions, across all groups', () => {
    const first = itemAt(itemAt(faqs.groups, 0).questions, 0);
    const id = parserOf(faqsSchema, faqs, ({ groups }) => {
      itemAt(itemAt(groups, 1).questions, 0).id = first.id;
    });
    const question = parserOf(faqsSchema, faqs, ({ groups }) => {
      itemAt(itemAt(groups, 1).questions, 0).question = first.question;
    });
    const group = parserOf(faqsSchema, faqs, ({ groups }) => {
      itemAt(itemAt(groups, 1).questions, 0).id = itemAt(groups, 0).id;
    });
    expect(id).toThrow(
      `id of “${itemAt(itemAt(faqs.groups, 1).questions, 0).question}” is what id of “${first.question}” has already.`,
    );
    expect(question).toThrow(
      `question of entry 1 of questions of “${itemAt(faqs.groups, 1).title}” is what question of entry 1 of questions of “${itemAt(faqs.groups, 0).title}” has already.`,
    );
    expect(group).toThrow(`is what id of “${itemAt(faqs.groups, 0).title}” has already.`);
  });

  test('include slug and name of the plans, and the ids of their features', () => {
    for (const field of ['slug', 'name'] as const) {
      const parse = parserOf(pricingSchema, pricing, ({ plans }) => {
        Object.assign(itemAt(plans, 2), { [field]: itemAt(plans, 0)[field] });
      });
      expect(parse, field).toThrow(
        `is what ${field} of ${field === 'name' ? 'entry 1 of plans' : `“${itemAt(pricing.plans, 0).name}”`} has already.`,
      );
    }
    const feature = parserOf(pricingSchema, pricing, ({ features }) => {
      features.push({ ...itemAt(features, 0), label: 'Something else' });
    });
    expect(feature).toThrow(
      `id of “Something else” is what id of “${itemAt(pricing.features, 0).label}” has already.`,
    );
  });

  test('include name and slug of the tools and the ids of their groups, which are anchors of one page', () => {
    const name = parserOf(toolsSchema, tools, ({ tools: list }) => {
      itemAt(list, 1).name = itemAt(list, 0).name;
    });
    const slug = parserOf(toolsSchema, tools, ({ tools: list }) => {
      itemAt(list, 1).slug = itemAt(list, 0).slug;
    });
    const group = parserOf(toolsSchema, tools, ({ groups, tools: list }) => {
      itemAt(list, 1).slug = itemAt(groups, 0).id;
    });
    expect(name).toThrow('name of entry 2 of tools is what name of entry 1 of tools has already.');
    expect(slug).toThrow(
      `slug of “${itemAt(tools.tools, 1).name}” is what slug of “${itemAt(tools.tools, 0).name}” has already.`,
    );
    expect(group).toThrow(`is what id of “${itemAt(tools.groups, 0).name}” has already.`);
  });

  test('include the explanations of the steps of all tools', () => {
    const stepTexts = published(tools.tools).flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(stepTexts.filter((text, index) => stepTexts.indexOf(text) !== index)).toEqual([]);
  });

  test('include the sentences of all detail pages, except for the note on the trial', () => {
    // Drop zones that take the same files say so in the same words.
    const pages = published(tools.tools).map(({ dropZone: _, ...page }) => page);
    const families = [features, useCases, security, integrations].map((entries) =>
      published<Publishing>(entries),
    );
    const texts = [...families, pages].flatMap((entries) =>
      entries.flatMap((entry) => [...new Set(stringsOf(entry))]),
    );
    const sentences = texts.filter(
      (text) => text.length >= 30 && text.includes(' ') && text !== site.trialNote,
    );
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  test('include the alternative texts of illustrations of the use cases, on the hub and on their pages', () => {
    const texts = published(useCases).flatMap((page) =>
      [page, page.card, ...page.statements].map(({ illustration }) => illustration.alt),
    );
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('include the ids of the sections of support and of the policies', () => {
    const help = parserOf(supportSchema, support, (copy) => {
      copy.restore.id = copy.upload.id;
    });
    const policy = parserOf(legalSchema, privacy, ({ sections }) => {
      itemAt(sections, 1).id = itemAt(sections, 0).id;
    });
    expect(help).toThrow('restore.id is what upload.id has already.');
    expect(policy).toThrow(
      `id of “${itemAt(privacy.sections, 1).title}” is what id of “${itemAt(privacy.sections, 0).title}” has already.`,
    );
  });

  test('include addresses, titles and descriptions of pages', () => {
    const page = (path: string, title: string, description: string) =>
      ({ path, meta: { title, description } }) as Page;
    const firstPage = page('/one', 'One', 'About one');
    expect(() => createRegistry([firstPage, page('/one', 'Two', 'About two')])).toThrow(
      '/one is the address of two entries.',
    );
    expect(() => createRegistry([firstPage, page('/two', 'One', 'About two')])).toThrow(
      '/two: meta.title is “One”, which /one has already.',
    );
    expect(() => createRegistry([firstPage, page('/two', 'Two', 'About one')])).toThrow(
      '/two: meta.description is “About one”, which /one has already.',
    );
    const draft = (path: string) => page(path, 'TODO title', `TODO description`);
    expect(() => createRegistry([draft('/one'), draft('/two')])).not.toThrow();
  });
});

describe('a link', () => {
  const check = (href: string) => () =>
    checkLinks({ 'content/home.ts': { hero: { links: [{ href }] } } }, registry);

  test('to a page that does not exist is refused, and the closest page is offered', () => {
    expect(check('/princing')).toThrow(
      'Content error in content/home.ts\n  href of entry 1 of hero.links links to “/princing”, but no page has that address. The closest is “/pricing”. Correct one of them, or add the page first.',
    );
    expect(check('/toolsdetails/split-pfd')).toThrow('The closest is “/toolsdetails/split-pdf”.');
    expect(check('/our-history')).toThrow(
      '“/our-history”, but no page has that address. Correct it, or add the page first.',
    );
  });

  test('to a page that is not public yet is refused with the reason', () => {
    const hidden = new Map([
      ['/feature99page', { draft: true, publishFrom: '2027-01-15' }],
      ['/feature12page', { draft: false, publishFrom: '2027-01-15' }],
    ]);
    const to = (href: string) => () =>
      checkLinks({ 'content/home.ts': { links: [{ href }] } }, { ...registry, hidden });
    expect(to('/feature99page#part')).toThrow(
      'links to “/feature99page#part”, but that page is a draft. Remove the link, or remove “draft: true” from the page.',
    );
    expect(to('/feature12page')).toThrow(
      '“/feature12page”, but that page is not public before 2027-01-15. Remove the link until then.',
    );
  });

  test('from one page that is not public yet to another, or to itself, is allowed', () => {
    const unpublished = {
      draft: true,
      action: { href: '/feature99page#part' },
      related: [{ href: '/feature12page' }],
    };
    const hidden = new Map<string, Publishing>([
      ['/feature99page', unpublished],
      ['/feature12page', { draft: true }],
    ]);
    const check =
      (...entries: unknown[]) =>
      () =>
        checkLinks({ 'content/features.ts': { entries } }, { ...registry, hidden });
    expect(check(unpublished)).not.toThrow();
    expect(check(unpublished, { draft: false, href: '/feature12page' })).toThrow(
      'href of entry 2 of entries links to “/feature12page”, but that page is a draft.',
    );
  });

  test('to a missing page that many entries share is reported once', () => {
    const entries = [
      { action: { href: '/nowhere' } },
      { action: { href: '/nowhere' } },
      { href: '/nowhere' },
    ];
    expect(() => checkLinks({ 'content/tools.ts': { entries } }, registry)).toThrow(
      'Content error in content/tools.ts\n  action.href of entry 1 of entries (and 2 more like it) links to “/nowhere”',
    );
  });

  test('with a query that the page does not know is refused', () => {
    expect(check('/contact?topic=upload')).toThrow(
      '/contact knows no topic “upload”. After “topic=”, write one of',
    );
    expect(check('/contact?plan=a-plan-of-last-year')).toThrow(
      '/contact knows no plan “a-plan-of-last-year”.',
    );
    expect(check('/terms?plan=basic')).toThrow('/terms reads no “plan”. Remove it');
  });

  test('to an anchor that the page does not have is refused, and the closest ones are offered', () => {
    expect(check('/support#upload-falures')).toThrow(
      'href of entry 1 of hero.links links to “/support#upload-falures”, but /support has no place of that name. After the “#”, write one of upload-failures, ',
    );
    expect(check('/faqs#restore-deleted-file')).toThrow('Close ones: restore-deleted-files');
    const pageWithoutAnchors = registry.pages.find(({ anchors = [] }) => anchors.length === 0)?.path;
    expect(check(`${pageWithoutAnchors}#plans`)).toThrow(
      `links cannot name a place on ${pageWithoutAnchors}.`,
    );
  });

  test.each([
    '/contact?topic=upload-failure',
    '/faqs#restore-deleted-files',
    '/faqs#security',
    '/support#upload-failures',
    '/features#merge-pdf',
    '/features#explore',
    '/toolsdetails#merge-pdf',
    '/toolsdetails#organise',
    '/integrations#integration',
    '/terms#trial',
  ])('to %s is accepted', (href) => {
    expect(check(href)).not.toThrow();
  });

  test('from a page to itself is refused, but not one to an anchor on it', () => {
    const data = { related: [{ href: '/feature1page' }, { href: '/feature2page' }] };
    const parts = (path: string) => [{ path, data, field: 'entries[1]' }];
    expect(() => checkSelfLinks('content/features.ts', parts('/feature2page'))).toThrow(
      'Content error in content/features.ts\n  href of entry 2 of related of entry 2 of entries links to “/feature2page”, its own page.',
    );
    expect(() => checkSelfLinks('content/features.ts', parts('/feature3page'))).not.toThrow();
    const place = [{ path: '/privacy', data: { href: '/privacy#your-rights' } }];
    expect(() => checkSelfLinks('content/privacy.ts', place)).not.toThrow();
  });

  test('in a closing band does not repeat a related page', () => {
    const page = (href: string) => href.replace(/#.*/, '');
    const repeated = [...features, ...security, ...integrations].flatMap(({ name, related, closing }) => {
      const above = related.map(({ href }) => page(href));
      return (closing.links ?? [])
        .filter(({ href }) => above.includes(page(href)))
        .map(({ href }) => `${name}: ${href}`);
    });
    expect(repeated).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)', 'https://example.com'],
    ['ftp://example.org', 'https://example.org'],
    ['www.lotus.works', 'https://www.lotus.works'],
  ])('to the agency must be a web address, which %s is not', (href, meant) => {
    const parse = parserOf(siteSchema, site, ({ agency }) => {
      agency.href = href;
    });
    expect(parse).toThrow(
      `agency.href is no web address. Write it with https:// in front, like “${meant}”. Found: “${href}”.`,
    );
  });
});

/** All texts of an entry, at any depth. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
