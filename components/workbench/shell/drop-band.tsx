'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { fileIsland } from '@/lib/islands';
import { loadStyles } from '@/lib/load-styles';
import { useIncoming } from './use-incoming';

/**
 * Takes files, then asks which tool to use. The code of the question is loaded once there is a file.
 *
 * @param children shown until then
 */
export function DropBand({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  /** The question which tool to use, and the files. */
  const [question, setQuestion] = useState<ReactNode>();
  const [isRetry, setIsRetry] = useState(false);
  const [failed, setFailed] = useState(false);

  const addFiles = useCallback(async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      const [{ ToolChooser, fetchToolChoice, detectKinds }] = await Promise.all([
        import('./tool-chooser'),
        loadStyles(),
      ]);
      const [choice, chosen] = await Promise.all([fetchToolChoice(), detectKinds(files)]);
      const another = () => {
        setQuestion(undefined);
        setIsRetry(true);
      };
      setQuestion(<ToolChooser {...choice} chosen={chosen} onAnother={another} />);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  const { isDragOver, noFile } = useIncoming(root, addFiles);

  useEffect(() => {
    if (isRetry && !question) root.current?.querySelector('input')?.focus();
  }, [isRetry, question]);

  return (
    <div ref={root} {...fileIsland(isDragOver ? 'over' : noFile ? 'none' : failed ? 'failed' : undefined)}>
      {question ?? children}
    </div>
  );
}
