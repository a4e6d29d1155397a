import type { FrameWords } from '@/lib/schema/workbench';
import type { SpeakWords } from '@/lib/schema/works/speak';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';

/** The frame's texts, with overrides for papers read aloud. */
export function speakFrame(frame: FrameWords, { own, kindText, fetching, speaking }: SpeakWords): FrameWords {
  const { kind } = frame.faults;
  return {
    ...frame,
    ...own,
    progress: { ...frame.progress, fetching, stages: { ...frame.progress.stages, speaking } },
    faults: { ...frame.faults, kind: { ...kind, text: kindText } },
  };
}

/** The frame's texts, with overrides for recordings. */
export function transcribeFrame(
  frame: FrameWords,
  { own, kindText, damagedText }: TranscribeWords,
): FrameWords {
  const { kind, damaged } = frame.faults;
  return {
    ...frame,
    ...own,
    faults: {
      ...frame.faults,
      kind: { ...kind, text: kindText },
      damaged: { ...damaged, text: damagedText },
    },
  };
}
