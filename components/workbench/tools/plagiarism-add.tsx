import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AddFiles } from '../parts/add-files';
import { TextIn } from '../parts/text-in';
import type { ToolProps } from '../tool';
import styles from './plagiarism-add.module.css';

type Props = Pick<ToolProps<'plagiarism'>, 'frame' | 'words' | 'accept' | 'onFiles'> & {
  /** Adding a source is the primary action. */
  main?: boolean;
};

/** The two ways to add a source: a file, or its text. */
export function PlagiarismAdd({ frame, words, accept, main, onFiles }: Props) {
  const [pasting, paste] = useState(false);
  return (
    <div className={styles.add} data-main={main || undefined}>
      <AddFiles {...{ frame, accept, onFiles }} multiple label={words.add} />
      <Button variant="outline" aria-expanded={pasting} onClick={() => paste(!pasting)}>
        {words.paste}
      </Button>
      {pasting ? <TextIn words={words.textIn} onFiles={onFiles} /> : null}
    </div>
  );
}
