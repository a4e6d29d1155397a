import type { ReactNode } from 'react';
import type { FeatureMockup } from '@/lib/schema/feature-drawings';
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
export const mockups: Record<FeatureMockup, (props: MockupProps) => ReactNode> = {
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
