import type { ReactNode } from 'react';
import type { FeatureDrawings, Words } from '@/lib/schema/drawings/features';
import { AiToolsMockup } from './ai-tools';
import { BuilderMockup } from './builder';
import { ExpiryMockup } from './expiry';
import { ImagesMockup } from './images';
import { PlagiarismMockup } from './plagiarism';
import type { MockupProps } from './props';
import { SharingMockup } from './sharing';
import { SignatureMockup } from './signature';
import { TaggingMockup } from './tagging';
import { UploadMockup } from './upload';
import { VersionsMockup } from './versions';

/** The hero drawing of each name that content may use. */
export const mockups: {
  [Name in keyof FeatureDrawings['heroes']]: (props: MockupProps & Words<'heroes', Name>) => ReactNode;
} = {
  upload: UploadMockup,
  tagging: TaggingMockup,
  versions: VersionsMockup,
  expiry: ExpiryMockup,
  sharing: SharingMockup,
  signature: SignatureMockup,
  'ai-tools': AiToolsMockup,
  plagiarism: PlagiarismMockup,
  images: ImagesMockup,
  builder: BuilderMockup,
};
