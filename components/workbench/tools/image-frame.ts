import type { FrameWords } from '@/lib/schema/workbench';
import type { CutWords } from '@/lib/schema/works/cut';
import type { ImageWords } from '@/lib/schema/works/image';

type Words = Pick<ImageWords, 'kindText' | 'heic' | 'damagedText'> & { own: Partial<FrameWords> };

/** The frame's texts, with overrides for pictures. */
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

/** The frame's texts, with those for pictures and for the model that finds people. */
export function cutFrame(frame: FrameWords, words: CutWords): FrameWords {
  const pictured = imageFrame(frame, words);
  return { ...pictured, progress: { ...frame.progress, fetching: words.fetching } };
}
