import type { ExcelOperations } from 'engines/excel';
import type { PdfOperations } from 'engines/pdf';
import type { PictureOperations } from 'engines/picture';
import type { PowerpointOperations } from 'engines/powerpoint';
import type { TextOperations } from 'engines/text';
import type { VoiceOperations } from 'engines/voice';
import type { WordOperations } from 'engines/word';
import { useEffect, useRef, useState } from 'react';
import type { EngineName } from '@/lib/tools';
import { createEngine, type Engine } from './run-engine';
import { useShell } from './shell-context';

type OperationsOf = {
  pdf: PdfOperations;
  picture: PictureOperations;
  excel: ExcelOperations;
  powerpoint: PowerpointOperations;
  text: TextOperations;
  voice: VoiceOperations;
  word: WordOperations;
};

/** Bytes of the engine: loaded, total; undefined once complete. */
export type Fetched = { done: number; total: number } | undefined;

/**
 * An engine for as long as its tool is shown; its worker starts with the first call and ends with the tool.
 *
 * @param name one of those that `enginesOf` (lib/tools.ts) lists for the tool
 */
export function useEngine<Name extends EngineName>(
  name: Name,
): { engine: Engine<OperationsOf[Name]>; fetched: Fetched } {
  const [fetched, setFetched] = useState<Fetched>();
  const engineRef = useRef<Engine<OperationsOf[Name]>>(undefined);
  const files = useShell().engines[name];
  if (!files) throw new Error(`The tool has no engine “${name}”: list it in enginesOf.`);
  engineRef.current ??= createEngine<OperationsOf[Name]>(files, (done, total) =>
    setFetched(done < total ? { done, total } : undefined),
  );
  const engine = engineRef.current;
  useEffect(() => () => engine.end(), [engine]);
  return { engine, fetched };
}
