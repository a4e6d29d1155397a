import { useEffect, useState } from 'react';
import { type Fault, faultOf } from '@/lib/engines/engine';
import type { AloudLine } from '@/lib/engines/text/aloud';
import type { TextOperations } from '@/lib/engines/text/operations';
import type { Engine } from '../engine/run-engine';
import type { ChosenPaper } from '../engine/use-papers';

type Text = { of?: string; lines?: readonly string[]; pages?: readonly number[]; fault?: Fault };

/** The lines of a paper for reading aloud, once it is read. */
export function useSpokenText(engine: Engine<TextOperations>, paper: ChosenPaper | undefined): Text {
  const [text, set] = useState<Text>({});
  const key = paper?.state === 'ready' ? paper.key : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key always refers to the same file.
  useEffect(() => {
    if (!paper?.info || !key) return;
    let over = false;
    engine.run('aloudLines', { paper: paper.info }).then(
      (lines: AloudLine[]) =>
        over || set({ of: key, lines: lines.map(({ text }) => text), pages: lines.map(({ page }) => page) }),
      (error) => over || set({ of: key, fault: faultOf(error) }),
    );
    return () => {
      over = true;
    };
  }, [engine, key]);
  return text.of === key ? text : {};
}
