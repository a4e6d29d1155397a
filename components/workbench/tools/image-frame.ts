import type { FrameWords } from '@/lib/schema/workbench';
import type { ImageWords } from '@/lib/schema/works/image';

type Words = Pick<ImageWords, 'kindText' | 'heic' | 'damagedText'> & { own: Partial<FrameWords> };

/** The words of the workbench, with those that are different where pictures are worked on. */
export function imageFrame(frame: FrameWords, { own, kindText, heic, damagedText }: Words): FrameWords {
  const { kind, damaged } = frame.faults;
  return {
    ...frame,
    ...own,
    faults: {
      ...frame.faults,
      kind: { ...kind, text: kindText },
      damaged: { ...damaged, text: damagedText },
      browser: heic,
    },
  };
}
