import { type RefObject, useEffect, useState } from 'react';

/**
 * Text typed or pasted into a tool's first field: it becomes a file when its button is pressed. Includes text typed
 * before React loaded.
 *
 * @param root element that contains the field `text` and the button `take`, whose value is the file's name
 * @returns whether there is text in the field
 */
export function useTypedText(
  root: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [typed, setTyped] = useState(false);
  const typedText = () => root.current?.querySelector<HTMLTextAreaElement>('[name=text]')?.value ?? '';

  // After every render: the field is empty again after a restart.
  useEffect(() => setTyped(typedText().trim() !== ''));

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[name=take]');
      if (button && typedText().trim())
        onFiles([new File([typedText()], button.value, { type: 'text/plain' })]);
    };
    const onInput = () => setTyped(typedText().trim() !== '');
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('click', onClick, { signal });
    addEventListener('input', onInput, { signal });
    return () => listening.abort();
  });

  return typed;
}
