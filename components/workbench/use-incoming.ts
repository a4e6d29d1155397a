import { type RefObject, useEffect, useState } from 'react';

/**
 * Files that come to a tool: chosen in its first field, dropped or pasted anywhere on the page. Also those that came
 * before React did: the loader keeps them in the field.
 *
 * @returns whether a file is held over the page now
 */
export function useIncoming(
  root: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): boolean {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('input[type=file]');
    if (field?.files?.length) take([...field.files]);

    const drop = (event: DragEvent) => {
      event.preventDefault();
      setHeld(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const over = (event: DragEvent) => {
      event.preventDefault();
      setHeld(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setHeld(false);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => take([...(clipboardData?.files ?? [])]);
    const chosen = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'files') take([...(target.files ?? [])]);
    };
    addEventListener('drop', drop);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('paste', paste);
    addEventListener('change', chosen);
    return () => {
      removeEventListener('drop', drop);
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('paste', paste);
      removeEventListener('change', chosen);
    };
  }, [root, take]);

  return held;
}
