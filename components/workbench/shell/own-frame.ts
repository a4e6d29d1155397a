import type { FrameWords } from '@/lib/schema/workbench';

/** What a tool says of its own: on files of another kind, on damaged ones, and any text of the frame. */
type Own = { own?: Partial<FrameWords>; kindText: string; damagedText?: string };

/** The frame's texts, with those of a tool in their place. */
export function ownFrame(
  frame: FrameWords,
  { own, kindText, damagedText }: Own,
  faults?: Partial<FrameWords['faults']>,
): FrameWords {
  const { kind, damaged } = frame.faults;
  return {
    ...frame,
    ...own,
    faults: {
      ...frame.faults,
      kind: { ...kind, text: kindText },
      damaged: { ...damaged, text: damagedText ?? damaged.text },
      ...faults,
    },
  };
}
