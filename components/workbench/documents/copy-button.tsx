import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Props = {
  messages: Record<'copy' | 'copied' | 'copyRefused', string>;
  copied: 'copied' | 'refused' | undefined;
  onCopy: () => void;
  /** A secondary button, beside the download of the saved file. */
  isSecondary?: boolean;
  /** Class for its distance to the element above. */
  className?: string;
};

/** Button that copies a text and then shows whether that worked. */
export function CopyButton({ messages, copied, onCopy, isSecondary, className }: Props) {
  return (
    <>
      <Button
        variant={isSecondary ? 'outline' : 'primary'}
        className={[isSecondary && 'w-full', className].filter(Boolean).join(' ')}
        onClick={onCopy}
      >
        <Icon name={copied === 'copied' ? 'check' : 'copy'} />
        {copied === 'copied' ? messages.copied : messages.copy}
      </Button>
      {copied === 'refused' ? (
        <p role="alert" className={className}>
          {messages.copyRefused}
        </p>
      ) : null}
    </>
  );
}
