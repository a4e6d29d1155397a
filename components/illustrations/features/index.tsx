/** The illustrations of features, by the names that content gives them. */
import type { ComponentType } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { AgreementLog } from './agreement-log';
import { AiToolsHero } from './ai-tools';
import { BuilderHero } from './builder';
import { ChapterReport } from './chapter-report';
import { ExpiryHero } from './expiry';
import { FolderRights } from './folder-rights';
import { ImagesHero } from './images';
import { PlagiarismHero } from './plagiarism';
import { points } from './points';
import type { HeroProps } from './props';
import { ReplacedFiles } from './replaced-files';
import { SharingHero } from './sharing';
import { SignatureHero } from './signature';
import { steps } from './steps';
import { TaggingHero } from './tagging';
import { TemplateGallery } from './template-gallery';
import { UploadHero } from './upload';
import { VersionsHero } from './versions';

type HeroName = IllustrationName<'features/heroes'>;

const heroes: Record<HeroName, ComponentType<HeroProps>> = {
  upload: UploadHero,
  tagging: TaggingHero,
  versions: VersionsHero,
  expiry: ExpiryHero,
  sharing: SharingHero,
  signature: SignatureHero,
  'ai-tools': AiToolsHero,
  plagiarism: PlagiarismHero,
  images: ImagesHero,
  builder: BuilderHero,
};

/** The illustration in the hero. */
export function FeatureHero({ name, ...props }: { name: HeroName } & HeroProps) {
  const Hero = heroes[name];
  return (
    <div className="@container min-w-0 self-end">
      <Hero {...props} />
    </div>
  );
}

type BesideName = IllustrationName<'features/beside'>;

const besideIllustrations: Record<BesideName, ComponentType> = {
  'replaced-files': ReplacedFiles,
  'folder-rights': FolderRights,
  'agreement-log': AgreementLog,
  'chapter-report': ChapterReport,
  'template-gallery': TemplateGallery,
};

/** The second illustration of a page, beside its list. */
export function BesideIllustration({ name, alt }: { name: BesideName; alt: string }) {
  const Illustration = besideIllustrations[name];
  return (
    <Drawing label={alt} className="max-w-110 md:max-lg:max-w-none">
      <Illustration />
    </Drawing>
  );
}

/** The small illustration of a point: decoration for the eye, so hidden from assistive technology. */
export function PointIllustration({ name }: { name: IllustrationName<'features/points'> }) {
  return (
    <div
      aria-hidden="true"
      className="paper flex min-h-17 min-w-0 flex-wrap items-center gap-2.5 rounded-control border-[1.5px] border-carbon-200 bg-bond px-4 py-3 text-sm leading-[1.4]"
    >
      {points[name]()}
    </div>
  );
}

/** The illustration of a step, without a background. The caller hides it from assistive technology. */
export const StepIllustration = ({ name }: { name: IllustrationName<'features/steps'> }) => steps[name]();
