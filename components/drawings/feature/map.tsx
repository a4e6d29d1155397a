import type { FeatureDrawings } from '@/lib/schema/drawings';
import type { PictureName } from '@/lib/schema/pictures';
import { byName } from '../by-name';
import { PictureSheet } from '../picture-sheet';
import { AiToolsHero } from './ai-tools';
import { BuilderHero } from './builder';
import { ExpiryHero } from './expiry';
import { ImagesHero } from './images';
import { PlagiarismHero } from './plagiarism';
import type { HeroProps } from './props';
import { SharingHero } from './sharing';
import { SignatureHero } from './signature';
import { TaggingHero } from './tagging';
import { UploadHero } from './upload';
import { VersionsHero } from './versions';

const Named = byName<FeatureDrawings, HeroProps>({
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
});

type Hero = HeroProps & {
  name?: keyof FeatureDrawings | undefined;
  drawings: FeatureDrawings;
  title: string;
  picture: PictureName;
};

/** The drawing of the first screen that the entry names; without one, its picture. */
export function FeatureHero({ name, drawings, form, ...rest }: Hero) {
  if (!name) return <PictureSheet {...rest} form={form} />;
  return (
    <div className="@container min-w-0 self-end">
      <Named name={name} drawings={drawings} form={form} />
    </div>
  );
}
