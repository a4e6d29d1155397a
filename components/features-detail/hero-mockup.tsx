import { FeatureHero } from '@/components/drawings/feature/map';
import type { FeatureDrawings } from '@/lib/schema/drawings/features';
import type { PictureName } from '@/lib/schema/pictures';
import { PictureSheet } from './picture-sheet';

type Props = {
  name?: keyof FeatureDrawings | undefined;
  drawings: FeatureDrawings;
  title: string;
  picture: PictureName;
  form: string;
};

/** The drawing that the entry names; without one, its picture. */
export function HeroMockup({ name, drawings, form, ...rest }: Props) {
  if (!name) return <PictureSheet {...rest} form={form} />;
  return (
    <div className="@container min-w-0 self-end">
      <FeatureHero name={name} drawings={drawings} form={form} />
    </div>
  );
}
