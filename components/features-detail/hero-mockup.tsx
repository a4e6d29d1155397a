import { mockups } from '@/components/mockups/feature/mockups';
import type { DrawnFacts } from '@/lib/schema/claims';
import type { FeatureMockup } from '@/lib/schema/feature-drawings';
import type { PictureName } from '@/lib/schema/pictures';
import { PictureSheet } from './picture-sheet';

type Props = {
  name?: FeatureMockup | undefined;
  title: string;
  picture: PictureName;
  form: string;
  facts: DrawnFacts;
};

/** The mock-up that the entry names; without one, its picture. */
export function HeroMockup({ name, title, picture, form, facts }: Props) {
  if (!name) return <PictureSheet title={title} form={form} picture={picture} />;
  const Drawing = mockups[name];
  return (
    <div className="@container min-w-0 self-end">
      <Drawing form={form} facts={facts} />
    </div>
  );
}
