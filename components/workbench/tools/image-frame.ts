import type { FrameWords, ImageWords } from '@/lib/schema/workbench';

/** The words of the workbench, with those that are different where pictures are worked on. */
export function imageFrame(frame: FrameWords, { own, kindText, heic, damagedText }: ImageWords): FrameWords {
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
