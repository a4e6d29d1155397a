import { type RefObject, useCallback, useEffect, useState } from 'react';
import { filesOf } from './incoming-files';

/** Whether it is a text field that somebody may be typing into. */
const isText = (target: EventTarget | null) => target instanceof HTMLTextAreaElement;

/**
 * Files for a tool: chosen in its first field, dropped or pasted anywhere on the page; and typed or pasted
 * text, which becomes a file when its button is pressed. Includes input made before React loaded: the loader
 * leaves it in the fields.
 *
 * @returns whether a file is dragged over the page now, whether there is text in the field, and whether something without
 *   a file was dropped, until `forget` is called or a file comes
 */
export function useIncoming(
  root: RefObject<HTMLElement | null>,
  receive: (files: readonly File[]) => void,
): { held: boolean; typed: boolean; noFile: boolean; forget: () => void } {
  const [held, setHeld] = useState(false);
  const [typed, setTyped] = useState(false);
  const [noFile, setNoFile] = useState(false);
  const take = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) setNoFile(false);
      receive(files);
    },
    [receive],
  );
  const textField = useCallback(
    () => root.current?.querySelector<HTMLTextAreaElement>('[name=text]'),
    [root],
  );

  // After every render: the field is empty again after a restart.
  useEffect(() => setTyped(Boolean(textField()?.value.trim())));

  useEffect(() => {
    const atStart = root.current?.querySelector<HTMLInputElement>('input[type=file]')?.files;
    take([...(atStart ?? [])]);

    // Text dragged into a field, or copied together with a picture of it, counts as text.
    const isOwn = (target: EventTarget | null, transfer: DataTransfer | null) =>
      isText(target) && (!transfer?.types.includes('Files') || transfer.types.includes('text/plain'));
    const drop = (event: DragEvent) => {
      setHeld(false);
      if (isOwn(event.target, event.dataTransfer)) return;
      event.preventDefault();
      filesOf(event.dataTransfer).then((files) => (files.length > 0 ? take(files) : setNoFile(true)));
    };
    const over = (event: DragEvent) => {
      if (isOwn(event.target, event.dataTransfer)) return;
      event.preventDefault();
      setHeld(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setHeld(false);
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
    const press = ({ target }: MouseEvent) => {
      const key = target instanceof Element && target.closest<HTMLButtonElement>('button[name=take]');
      const text = key ? textField()?.value : undefined;
      if (key && text?.trim()) take([new File([text], key.value, { type: 'text/plain' })]);
    };
    const write = () => setTyped(Boolean(textField()?.value.trim()));
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('drop', drop, { signal });
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('paste', paste, { signal });
    addEventListener('change', chosen, { signal });
    addEventListener('click', press, { signal });
    addEventListener('click', choosing, { signal });
    addEventListener('input', write, { signal });
    return () => listening.abort();
  }, [root, take, textField]);

  return { held, typed, noFile, forget: useCallback(() => setNoFile(false), []) };
}
