import type { FeatureDrawings } from '@/lib/schema/drawings/features';
import { named } from '../named';
import { AiToolsMockup } from './ai-tools';
import { BuilderMockup } from './builder';
import { ExpiryMockup } from './expiry';
import { ImagesMockup } from './images';
import { SimilarityReport, TemplateShelf } from './panels';
import { FolderRights, OneName, SigningLog } from './panels-records';
import { PlagiarismMockup } from './plagiarism';
import type { MockupProps } from './props';
import { SharingMockup } from './sharing';
import { SignatureMockup } from './signature';
import { aiSpecimens } from './specimens-ai';
import { expirySpecimens } from './specimens-expiry';
import { imageSpecimens } from './specimens-images';
import { taggingSpecimens } from './specimens-tagging';
import { uploadSpecimens } from './specimens-upload';
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
import { TaggingMockup } from './tagging';
import { UploadMockup } from './upload';
import { VersionsMockup } from './versions';

/** The drawing on the first screen. */
export const FeatureHero = named<FeatureDrawings['heroes'], MockupProps>({
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

/** The sample beside the words that explain it, on white paper. */
export const FeatureSpecimen = named<FeatureDrawings['specimens']>({
  ...uploadSpecimens,
  ...taggingSpecimens,
  ...expirySpecimens,
  ...aiSpecimens,
  ...imageSpecimens,
});

/** The picture above a step: the state it ends in. */
export const FeatureStep = named<FeatureDrawings['steps']>({
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
});

/** The second drawing of a page, beside its list. */
export const FeaturePanel = named<FeatureDrawings['panels']>({
  'one-name': OneName,
  'folder-rights': FolderRights,
  'signing-log': SigningLog,
  'similarity-report': SimilarityReport,
  'template-shelf': TemplateShelf,
});
