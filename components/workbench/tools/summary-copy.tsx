import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SummaryWords } from '@/lib/schema/works/summary';

type Props = {
  words: SummaryWords;
  copied: 'copied' | 'refused' | undefined;
  onCopy: () => void;
  /** Beside the download of the saved file. */
  second?: boolean;
};

/** Button that copies the points, with its result. */
export function CopyPoints({ words, copied, onCopy, second }: Props) {
  return (
    <>
      <Button
        variant={second ? 'outline' : 'primary'}
        className={second ? 'w-full' : undefined}
        onClick={onCopy}
      >
        <Icon name={copied === 'copied' ? 'check' : 'copy'} />
        {copied === 'copied' ? words.copied : words.copy}
      </Button>
      {copied === 'refused' ? <p role="alert">{words.copyRefused}</p> : null}
    </>
  );
}
