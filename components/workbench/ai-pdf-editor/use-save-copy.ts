import { type Fault, faultOf, type ResultFile } from 'engines';
import { useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { blobOf, save } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { useSharedMessages } from '../shell/use-messages';

/**
 * Returns a function that saves a copy under this name, and announces that it was saved.
 *
 * @param onSaved called once it is saved; not if the visitor cancels
 * @returns `fault`: why the last copy could not be saved
 */
export function useSaveCopy(name: string, onSaved: () => void) {
  const { announce } = useShell();
  const shared = useSharedMessages();
  const [fault, setFault] = useState<Fault>();
  return {
    fault,
    saveCopy(file: ResultFile) {
      save(name, blobOf(file)).then(
        (isSaved) => {
          if (!isSaved) return;
          setFault(undefined);
          onSaved();
          announce(formatMessage(shared.saved, { file: name }));
        },
        (error) => setFault(faultOf(error, { file: name })),
      );
    },
  };
}
