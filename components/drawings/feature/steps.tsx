import type { ReactNode } from 'react';
import type { FeatureDrawings, Words } from '@/lib/schema/drawings/features';
import { Page } from './pieces';
import { aiSteps } from './steps-ai';
import { builderSteps } from './steps-builder';
import { expirySteps } from './steps-expiry';
import { imageSteps } from './steps-images';
import { plagiarismSteps } from './steps-plagiarism';
import { sharingSteps } from './steps-sharing';
import { signatureSteps } from './steps-signature';
import { taggingSteps } from './steps-tagging';
import { uploadSteps } from './steps-upload';
import { versionSteps } from './steps-versions';

/** The step picture of each name that content may use. */
export const steps: {
  [Name in keyof FeatureDrawings['steps']]: (props: Words<'steps', Name>) => ReactNode;
} = {
  ...uploadSteps,
  ...taggingSteps,
  ...versionSteps,
  ...expirySteps,
  ...sharingSteps,
  ...signatureSteps,
  ...aiSteps,
  ...plagiarismSteps,
  ...imageSteps,
  ...builderSteps,
};

/** Stands for a step whose entry names no drawing. */
export function BlankStep() {
  return <Page widths={[60, 100, 84, 96, 72, 100, 54]} strong={[0]} />;
}
