/**
 * Names of what is drawn on the feature pages. Content picks a drawing by name; `components/mockups/feature`
 * holds one component per name, and the compiler checks that none is missing.
 */

/** Mock-ups in the hero. */
export const featureMockups = [
  'upload',
  'tagging',
  'versions',
  'expiry',
  'sharing',
  'signature',
  'ai-tools',
  'plagiarism',
  'images',
  'builder',
] as const;

/** Second mock-ups, beside a list in columns. */
export const featurePanels = [
  'one-name',
  'folder-rights',
  'signing-log',
  'similarity-report',
  'template-shelf',
] as const;

/** Small samples beside the rows of a list. */
export const featureSpecimens = [
  'drop-batch',
  'size-limit',
  'encrypted-file',
  'cloud-storage',
  'full-text',
  'restore-file',
  'tag-from-content',
  'tag-source',
  'tag-set',
  'tag-bulk',
  'tag-change',
  'tag-search',
  'date-found',
  'reminder-days',
  'month-list',
  'date-owner',
  'renewal-version',
  'expired-kept',
  'summary',
  'rewrite',
  'pdf-edit',
  'dictation',
  'read-aloud',
  'screening',
  'cut-out',
  'image-to-pdf',
  'pdf-to-image',
  'crop',
  'compress',
  'place-image',
] as const;

/** Pictures of the steps. */
export const featureSteps = [
  'files-dropped',
  'file-locked',
  'file-found',
  'scan',
  'scan-read',
  'scan-filed',
  'draft-saved',
  'versions-compared',
  'version-locked',
  'date-marked',
  'reminder-set',
  'renewed',
  'folder-picked',
  'roles-ticked',
  'link-sent',
  'fields-placed',
  'order-set',
  'copy-locked',
  'page-opened',
  'question-asked',
  'answer-checked',
  'text-added',
  'passages-compared',
  'source-cited',
  'picture-opened',
  'picture-cut',
  'picture-placed',
  'template-chosen',
  'blocks-placed',
  'copies-exported',
] as const;

/** Signs that a legend explains. */
export const featureSigns = ['ai', 'person', 'copies', 'reminder', 'expired'] as const;

export type FeatureMockup = (typeof featureMockups)[number];
export type FeaturePanel = (typeof featurePanels)[number];
export type FeatureSpecimen = (typeof featureSpecimens)[number];
export type FeatureStep = (typeof featureSteps)[number];
export type FeatureSign = (typeof featureSigns)[number];
