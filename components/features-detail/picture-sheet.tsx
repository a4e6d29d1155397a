import { Mockup } from '@/components/drawings/mockup';
import { Sheet } from '@/components/drawings/paper';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/schema/pictures';

type Props = { title: string; form: string; picture: PictureName };

/** Hero of an entry that has no mock-up of its own: its picture, on a sheet with the form number. */
export function PictureSheet({ title, form, picture }: Props) {
  return (
    <Mockup label={title} className="lg:pl-13">
      <Sheet title={title} note={form} cut bodyClassName="grid place-items-center">
        <Picture name={picture} width={480} height={320} className="w-full max-w-130" />
      </Sheet>
    </Mockup>
  );
}
