import type { FeatureDrawings } from '@/lib/schema/drawings/features';
import { byName } from '../by-name';
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

/** The drawing on the first screen. */
export const FeatureHero = byName<FeatureDrawings, MockupProps>({
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
});
