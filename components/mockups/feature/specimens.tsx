import type { FeatureSpecimen } from '@/lib/schema/feature-drawings';
import type { Drawing } from './props';
import { aiSpecimens } from './specimens-ai';
import { expirySpecimens } from './specimens-expiry';
import { imageSpecimens } from './specimens-images';
import { taggingSpecimens } from './specimens-tagging';
import { uploadSpecimens } from './specimens-upload';

/** The sample of each name that content may use. All stand on white paper, beside the words that explain them. */
export const specimens: Record<FeatureSpecimen, Drawing> = {
  ...uploadSpecimens,
  ...taggingSpecimens,
  ...expirySpecimens,
  ...aiSpecimens,
  ...imageSpecimens,
};
