import type { Publishing } from '../../lib/publishing';
import type { Page } from '../../lib/registry';
import { type DetailRoute, detailPath, type Family, families, pageCodeOf, toolPath } from '../../lib/routes';
import type { DetailBase } from '../../lib/schema/detail';
import * as features from '../features';
import * as integrations from '../integrations';
import { isWaiting, published } from '../published';
import * as security from '../security';
import { tools } from '../tools';
import * as useCases from '../use-cases';

/** The day that an unpublished entry waits for; a draft waits for its editor instead, whatever its day. */
const unpublishedState = (entry: Publishing): Page['unpublished'] =>
  isWaiting(entry) ? { from: entry.draft ? undefined : entry.publishFrom } : undefined;

/** Pages of one detail family, from its entries. */
export function details(
  family: Family,
  tone: Page['tone'],
  entries: readonly DetailBase[],
  anchors?: Page['anchors'],
): Page[] {
  const { hub } = families[family];
  return published(entries).map(
    (entry): Page => ({
      path: detailPath(family, entry.n),
      label: entry.name,
      meta: entry.meta,
      section: hub,
      parent: hub,
      tone,
      picture: entry.picture,
      code: pageCodeOf(family, entry.n),
      anchors,
      unpublished: unpublishedState(entry),
    }),
  );
}

/** One page per tool of the catalogue, in the colour of its group. */
export function toolPages(): Page[] {
  const tones = new Map(tools.groups.map(({ id, tone }) => [id, tone]));
  return published(tools.tools).map(
    (tool): Page => ({
      path: toolPath(tool.slug),
      label: tool.name,
      meta: tool.meta,
      section: '/features',
      parent: '/toolsdetails',
      tone: tones.get(tool.group) ?? 'lilac',
      picture: tool.picture,
      anchors: tool.dropZone
        ? ['try', ...tools.tasks.filter((task) => task.tool === tool.slug).map(({ slug }) => slug)]
        : [],
      unpublished: unpublishedState(tool),
    }),
  );
}

const entriesOf = {
  feature: features.entries,
  'use-case': useCases.entries,
  security: security.entries,
  integration: integrations.entries,
} satisfies Record<Family, readonly DetailBase[]>;

/** Number, family and alias of every detail page, for rewrites and redirects. */
export const detailRoutes: DetailRoute[] = (Object.keys(entriesOf) as Family[]).flatMap((family) =>
  published<DetailBase>(entriesOf[family]).map(({ n, slug }) => ({ family, n, slug })),
);

const ownAddresses: [string, Publishing][] = [
  ...(Object.keys(entriesOf) as Family[]).flatMap((family) =>
    entriesOf[family].map((entry): [string, Publishing] => [detailPath(family, entry.n), entry]),
  ),
  ...tools.tools.map((tool): [string, Publishing] => [toolPath(tool.slug), tool]),
];

/** Pages that this build leaves out, by their address. */
export const hidden = new Map(ownAddresses.filter(([, entry]) => published([entry]).length === 0));
