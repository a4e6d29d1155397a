import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextEntry } from '../documents/text-entry';
import { AddFiles } from '../shell/add-files';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import styles from './plagiarism-add.module.css';

type Props = {
  /** Adding a source is the primary action. */
  primary?: boolean;
};

/** The two ways to add a source: a file, or its text. */
export function PlagiarismAdd({ primary }: Props) {
  const { onFiles } = useShell();
  const messages = useMessages('plagiarism-screener');
  const [pasting, setPasting] = useState(false);
  return (
    <div className={styles.add} data-primary={primary || undefined}>
      <AddFiles multiple label={messages.add} />
      <Button variant="outline" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
        {messages.paste}
      </Button>
      {pasting ? <TextEntry messages={messages.textIn} onFiles={onFiles} /> : null}
    </div>
  );
}
