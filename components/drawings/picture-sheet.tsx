import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/schema/pictures';
import { Drawing } from './drawing';
import { Sheet } from './sheet';

type Props = { title: string; pageCode?: string; picture: PictureName };

/** Fallback for an entry without a drawing: its picture on a sheet with the code of its page. */
export function PictureSheet({ title, pageCode, picture }: Props) {
  return (
    <Drawing label={title} className="lg:pl-13">
      <Sheet title={title} note={pageCode} cut bodyClassName="grid place-items-center">
        <Picture name={picture} width={480} height={320} className="w-full max-w-130" />
      </Sheet>
    </Drawing>
  );
}
