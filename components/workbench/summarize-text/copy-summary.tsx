import { useEffect } from 'react';
import { CopyButton } from '../documents/copy-button';
import { useCopyToClipboard } from '../documents/use-copy-to-clipboard';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import { type ExportInput, pointsText } from './summary-output';

type Props = {
  exportInput: ExportInput;
  /** The button is secondary, beside the download of the saved file. */
  isSecondary?: boolean;
};

/** Button that copies the points as text. It stops saying “copied” once the points change. */
export function CopySummary({ exportInput, isSecondary }: Props) {
  const messages = useMessages('summarize-text');
  const { announce } = useShell();
  const { state, copy, reset } = useCopyToClipboard();
  const text = pointsText(exportInput);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is another text to copy.
  useEffect(reset, [text]);
  return (
    <CopyButton
      messages={isSecondary ? { ...messages, copy: messages.copyPoints } : messages}
      copied={state}
      isSecondary={isSecondary}
      onCopy={() => void copy(text).then((isCopied) => isCopied && announce(messages.copied))}
    />
  );
}
