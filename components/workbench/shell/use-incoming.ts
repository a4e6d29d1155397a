import { type RefObject, useEffect, useState } from 'react';
import { filesOf, takeKeptFiles } from './incoming-files';

/** Whether an element is a text field, in which the visitor may be typing. */
const isText = (target: EventTarget | null) => target instanceof HTMLTextAreaElement;

/**
 * Files chosen in the first field, dropped or pasted anywhere on the page, including those from before React loaded.
 *
 * @returns whether a file is being dragged over the page, and whether something without a file was dropped, until
 *   `clearNoFile` is called or a file arrives
 */
export function useIncoming(
  root: RefObject<HTMLElement | null>,
  receive: (files: readonly File[]) => void,
): { isDragOver: boolean; noFile: boolean; clearNoFile: () => void } {
  const [isDragOver, setDragOver] = useState(false);
  const [noFile, setNoFile] = useState(false);

  useEffect(() => {
    const takeFiles = (files: readonly File[]) => {
      if (files.length > 0) setNoFile(false);
      receive(files);
    };
    const atStart = root.current?.querySelector<HTMLInputElement>('input[type=file]')?.files;
    // On a page without the loader, earlier files are in the field only.
    if (globalThis.keptFiles) void takeKeptFiles().then(takeFiles);
    else takeFiles([...(atStart ?? [])]);

    // Text dragged into a field, or copied together with a picture of it, counts as text.
    const isHandledHere = (target: EventTarget | null, transfer: DataTransfer | null) =>
      isText(target) && (!transfer?.types.includes('Files') || transfer.types.includes('text/plain'));
    const onDrop = (event: DragEvent) => {
      setDragOver(false);
      if (isHandledHere(event.target, event.dataTransfer)) return;
      event.preventDefault();
      filesOf(event.dataTransfer).then((files) => (files.length > 0 ? takeFiles(files) : setNoFile(true)));
    };
    const onDragOver = (event: DragEvent) => {
      if (isHandledHere(event.target, event.dataTransfer)) return;
      event.preventDefault();
      setDragOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setDragOver(false);
    };
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!isHandledHere(target, clipboardData)) void filesOf(clipboardData).then(takeFiles);
    };
    const onFieldChange = ({ target }: Event) => {
      // The change event of files that were there at the start may come later.
      if (target instanceof HTMLInputElement && target.name === 'files' && target.files !== atStart)
        takeFiles([...(target.files ?? [])]);
    };
    // Otherwise choosing the same file again, after it could not be opened, fires no event.
    const onFieldClick = ({ target }: MouseEvent) => {
      if (target instanceof HTMLInputElement && target.name === 'files') target.value = '';
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('drop', onDrop, { signal });
    addEventListener('dragover', onDragOver, { signal });
    addEventListener('dragleave', onDragLeave, { signal });
    addEventListener('paste', onPaste, { signal });
    addEventListener('change', onFieldChange, { signal });
    addEventListener('click', onFieldClick, { signal });
    return () => listening.abort();
  }, [root, receive]);

  return { isDragOver, noFile, clearNoFile: () => setNoFile(false) };
}
