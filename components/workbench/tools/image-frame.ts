import type { FrameWords } from '@/lib/schema/workbench';
import type { CutWords } from '@/lib/schema/works/cut';
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

/** The same where pictures become pages: what is told of those that PDF has no format for. */
export const pagesFrame = (frame: FrameWords, words: ImageWords): FrameWords => {
  const pictured = imageFrame(frame, words);
  return { ...pictured, facts: { ...pictured.facts, redrawn: words.redrawn } };
};

/** The frame's words, with those of pictures and of what finds people. */
export function cutFrame(frame: FrameWords, words: CutWords): FrameWords {
  const pictured = imageFrame(frame, words);
  return { ...pictured, progress: { ...frame.progress, fetching: words.fetching } };
}
