import type { ReactNode } from 'react';
import type { FeatureDrawings, Words } from '@/lib/schema/drawings/features';
import { aiSpecimens } from './specimens-ai';
import { expirySpecimens } from './specimens-expiry';
import { imageSpecimens } from './specimens-images';
import { taggingSpecimens } from './specimens-tagging';
import { uploadSpecimens } from './specimens-upload';

/** The sample of each name that content may use. All stand on white paper, beside the words that explain them. */
export const specimens: {
  [Name in keyof FeatureDrawings['specimens']]: (props: Words<'specimens', Name>) => ReactNode;
} = {
  ...uploadSpecimens,
  ...taggingSpecimens,
  ...expirySpecimens,
  ...aiSpecimens,
  ...imageSpecimens,
};
