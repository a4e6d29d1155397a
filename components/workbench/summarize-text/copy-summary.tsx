import { useEffect } from 'react';
import { CopyButton } from '../documents/copy-button';
import { useCopyToClipboard } from '../documents/use-copy-to-clipboard';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import { pointsText, type Written } from './summary-output';

type Props = {
  written: Written;
  /** The button is secondary, beside the download of the saved file. */
  second?: boolean;
};

/** Button that copies the points as text. It stops saying “copied” once the points change. */
export function CopySummary({ written, second }: Props) {
  const messages = useMessages('summarize-text');
  const { announce } = useShell();
  const { state, copy, reset } = useCopyToClipboard();
  const text = pointsText(written);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is another text to copy.
  useEffect(reset, [text]);
  return (
    <CopyButton
      messages={messages}
      copied={state}
      second={second}
      onCopy={() => void copy(text).then((isCopied) => isCopied && announce(messages.copied))}
    />
  );
}
