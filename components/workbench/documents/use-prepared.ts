import type { PdfOperations } from 'engines/pdf';
import { useEffect } from 'react';
import type { Engine } from '../shell/run-engine';

/**
 * Fetches what writes PDFs once a file is read: the press of the button needs no connection. Where it does not arrive, the
 * press tries again, and says so.
 */
export function usePrepared(engine: Engine<PdfOperations>, isRead: boolean): void {
  useEffect(() => {
    if (isRead) engine.run('prepare', undefined).catch(() => undefined);
  }, [engine, isRead]);
}
