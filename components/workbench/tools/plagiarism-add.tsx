import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FrameWords } from '@/lib/schema/workbench';
import type { PlagiarismWords } from '@/lib/schema/works/plagiarism';
import { AddFiles } from '../parts/add-files';
import { TextIn } from '../parts/text-in';
import styles from './plagiarism-add.module.css';

type Props = {
  frame: FrameWords;
  words: PlagiarismWords;
  accept: string;
  /** Adding a source is the primary action. */
  main?: boolean;
  onFiles: (files: readonly File[]) => void;
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
