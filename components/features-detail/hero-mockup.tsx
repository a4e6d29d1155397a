import type { ReactNode } from 'react';
import { mockups } from '@/components/drawings/feature/mockups';
import type { FeatureDrawings } from '@/lib/schema/drawings/features';
import type { PictureName } from '@/lib/schema/pictures';
import { PictureSheet } from './picture-sheet';

type Heroes = FeatureDrawings['heroes'];

type Props<Name extends keyof Heroes> = {
  name?: Name | undefined;
  drawings: Heroes;
  title: string;
  picture: PictureName;
  form: string;
};

/** The drawing that the entry names; without one, its picture. */
export function HeroMockup<Name extends keyof Heroes>({ name, drawings, form, ...rest }: Props<Name>) {
  if (!name) return <PictureSheet {...rest} form={form} />;
  const Drawing: (props: { form: string; words: Heroes[Name] }) => ReactNode = mockups[name];
  return (
    <div className="@container min-w-0 self-end">
      <Drawing form={form} words={drawings[name]} />
    </div>
  );
}
