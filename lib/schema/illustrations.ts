import { z } from 'zod';
import { text } from './common';

/**
 * Names of the illustrations, by where they stand: each is a file of its name in components/illustrations;
 * small ones, on one line beside or above a point, share the file `points.tsx` of their folder.
 */
export const illustrations = {
  'integrations/heroes': ['two-trees', 'chosen-folders', 'mail-in', 'automation', 'api-call'],
  'integrations/does': ['sync-ledger', 'path-map', 'mail-apart', 'switchboard', 'calls'],
  'integrations/connection': ['allow', 'choose', 'arrive'],
  'integrations/steps': [
    'allowed-sign-in',
    'mapped-folders',
    'in-step',
    'connected-account',
    'ticked-boxes',
    'imported-versions',
    'upload-address',
    'sent-attachments',
    'tagged-bill',
    'signed-trigger',
    'row-action',
    'folder-key',
    'key-header',
    'created-reply',
  ],
  'security/heroes': [
    'access-log',
    'permission-groups',
    'readiness-forms',
    'retention-schedule',
    'share-tickets',
  ],
  'security/points': [
    'six-facts',
    'filtered-lines',
    'sealed-line',
    'link-view',
    'kept-lines',
    'marked-download',
    'three-roles',
    'folder-or-file',
    'overridden-right',
    'leaver',
    'guests',
    'reviewed-list',
    'encrypted-note',
    'record-rights',
    'record-view',
    'consent-rule',
    'reviewed-deletion',
    'asked-by-mail',
    'tag-rule',
    'folder-rule',
    'hold',
    'agreed-review',
    'restored-file',
    'deletion-line',
    'link-terms',
    'link-password',
    'view-only',
    'revoked-link',
    'opened-link',
    'link-per-person',
  ],
  'support/tips': ['size-limits', 'accepted-formats', 'upload-progress', 'shorter-name', 'locked-file'],
  support: ['shared-folder', 'restore-days'],
  'use-cases/folders': ['client-folder', 'matter-folder', 'ward-folder', 'policy-folder', 'thesis-folder'],
  'use-cases': [
    'filed-bill',
    'client-years',
    'due-dates',
    'staff-clients',
    'expired-link',
    'draft-timeline',
    'signed-letter',
    'opposing-links',
    'ward-search',
    'ward-roles',
    'ward-log',
    'retention-rules',
    'group-rights',
    'inherited-rights',
    'approval-round',
    'document-sources',
    'matching-passage',
    'similarity-sources',
    'certificate-template',
    'office-handover',
  ],
} as const;

export type IllustrationName<Place extends keyof typeof illustrations> =
  (typeof illustrations)[Place][number];

/** Names of the illustrations of a place, of which content gives one. */
export const illustrationName = <Place extends keyof typeof illustrations>(place: Place) =>
  z.enum<(typeof illustrations)[Place]>(illustrations[place]);

/** The alternative text of an illustration: one sentence, which says that it is a sample. */
export const sampleText = text(30, 220).regex(
  /^Sample: .+\.$/,
  'must begin with “Sample: ” and end with a full stop.',
);

/**
 * An illustration that content names: its name, and what it shows.
 *
 * @param alt the alternative text; by default one that says that it is a sample
 */
export const illustrationOf = <Place extends keyof typeof illustrations>(
  place: Place,
  alt: z.ZodString = sampleText,
) => z.strictObject({ name: illustrationName(place), alt });
