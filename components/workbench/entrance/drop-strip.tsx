'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type FileKind, fileKind } from '@/lib/engines/kind';
import { island } from '@/lib/islands';
import type { Entrance } from '@/lib/schema/entrance';
import { wholeStyles } from '@/lib/whole-styles';
import { useIncoming } from '../use-incoming';
import type { Brought, ChosenFiles, EntranceTool } from './chosen-files';

type Props = {
  words: Omit<Entrance, 'title' | 'text'>;
  /** What a file is, by its kind. */
  kinds: Record<FileKind, string>;
  tools: readonly EntranceTool[];
  /** What stands here before a file is chosen. */
  children: ReactNode;
};

/** Takes a file, then asks which tool it is for. */
export function DropStrip({ words, kinds, tools, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [brought, setBrought] = useState<readonly Brought[]>([]);
  const [again, setAgain] = useState(false);
  // Loaded once a file is there.
  const [Chosen, setChosen] = useState<typeof ChosenFiles>();
  const [failed, setFailed] = useState(false);

  const take = useCallback(async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      const [kinds, loaded] = await Promise.all([
        Promise.all(files.map(fileKind)),
        import('./chosen-files'),
        wholeStyles(),
      ]);
      setChosen(() => loaded.ChosenFiles);
      setBrought(files.map((file, index) => ({ file, kind: kinds[index] ?? 'unknown' })));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  const held = useIncoming(root, take);

  useEffect(() => {
    if (again && brought.length === 0) root.current?.querySelector('input')?.focus();
  }, [again, brought]);

  const asking = Chosen && brought.length > 0;
  return (
    <div
      ref={root}
      {...island('file')}
      data-state={held ? 'over' : failed ? 'failed' : undefined}
      data-asking={asking || undefined}
      // The loader may have marked it before React was there.
      suppressHydrationWarning
    >
      {asking ? (
        <Chosen
          {...{ words, kinds, tools, brought }}
          onAnother={() => {
            setBrought([]);
            setAgain(true);
          }}
        />
      ) : (
        children
      )}
    </div>
  );
}
