import { type RefObject, useEffect, useState } from 'react';
import { filesKept, filesOf } from './incoming-files';

/** Whether it is a text field that somebody may be typing into. */
const isText = (target: EventTarget | null) => target instanceof HTMLTextAreaElement;

/**
 * Files chosen in the first field, dropped or pasted anywhere on the page. Includes those that came before React did.
 *
 * @returns whether a file is dragged over the page now, and whether something without a file was dropped, until `forget`
 *   is called or a file comes
 */
export function useIncoming(
  root: RefObject<HTMLElement | null>,
  receive: (files: readonly File[]) => void,
): { isDragOver: boolean; noFile: boolean; forget: () => void } {
  const [isDragOver, setDragOver] = useState(false);
  const [noFile, setNoFile] = useState(false);

  useEffect(() => {
    const take = (files: readonly File[]) => {
      if (files.length > 0) setNoFile(false);
      receive(files);
    };
    const atStart = root.current?.querySelector<HTMLInputElement>('input[type=file]')?.files;
    // A page without the loader has them in the field alone.
    if (globalThis.keptFiles) void filesKept().then(take);
    else take([...(atStart ?? [])]);

    // Text dragged into a field, or copied together with a picture of it, counts as text.
    const isOwn = (target: EventTarget | null, transfer: DataTransfer | null) =>
      isText(target) && (!transfer?.types.includes('Files') || transfer.types.includes('text/plain'));
    const drop = (event: DragEvent) => {
      setDragOver(false);
      if (isOwn(event.target, event.dataTransfer)) return;
      event.preventDefault();
      filesOf(event.dataTransfer).then((files) => (files.length > 0 ? take(files) : setNoFile(true)));
    };
    const over = (event: DragEvent) => {
      if (isOwn(event.target, event.dataTransfer)) return;
      event.preventDefault();
      setDragOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setDragOver(false);
    };
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!isOwn(target, clipboardData)) void filesOf(clipboardData).then(take);
    };
    const chosen = ({ target }: Event) => {
      // The event of files that were there at the start may come after them.
      if (target instanceof HTMLInputElement && target.name === 'files' && target.files !== atStart)
        take([...(target.files ?? [])]);
    };
    // Otherwise choosing the same file again, after it could not be opened, fires no event.
    const choosing = ({ target }: MouseEvent) => {
      if (target instanceof HTMLInputElement && target.name === 'files') target.value = '';
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('drop', drop, { signal });
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('paste', paste, { signal });
    addEventListener('change', chosen, { signal });
    addEventListener('click', choosing, { signal });
    return () => listening.abort();
  }, [root, receive]);

  return { isDragOver, noFile, forget: () => setNoFile(false) };
}
