import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Outcome } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import type { SavingWork } from '../engine/use-saving';
import type { NextTool } from '../tool';
import { Done } from './done';
import { DoneFiles } from './done-files';
import { Saved } from './saved';
import styles from './saved-sheet.module.css';

type Props = {
  frame: FrameWords;
  saving: SavingWork;
  made: { outcome: Outcome; took: number };
  next: readonly NextTool[];
  /** What is in it, and what was kept, in the words of the tool itself. */
  figure?: string;
  kept?: readonly string[];
  /** Another way to take it along. */
  another?: ReactNode;
  /** What was saved, where it is no copy of the document. */
  title?: string;
  /** The thing itself. */
  children?: ReactNode;
};

/** What was saved of a document that is read on the page: its files, what they kept, and where they can go next. */
export function SavedSheet({ frame, saving, made: { outcome, took }, next, another, ...sheet }: Props) {
  const { files, facts } = outcome;
  const [first] = files;
  const again = first?.type === 'application/pdf' ? frame.again.pdf : frame.again.word;

  /** The key that was pressed is gone then: the focus comes to the heading of what is there instead. */
  function back({ currentTarget }: MouseEvent<HTMLElement>) {
    const foil = currentTarget.closest('.paper');
    flushSync(saving.work.reset);
    foil?.querySelector('h2')?.focus();
  }

  return (
    <Done
      {...{ frame, files, facts, took, next }}
      figure={sheet.figure}
      kept={sheet.kept}
      title={sheet.title}
      zip={saving.saved}
      again={files.length > 1 ? frame.downloadAll : again}
      onSaved={() => undefined}
    >
      <div className={styles.back}>
        <Saved {...{ frame }} file={saving.saved} />
        {another}
        <Button variant="outline" className="w-full" onClick={back}>
          <Icon name="back" />
          {frame.backToMarks}
        </Button>
      </div>
      {files.length > 1 ? <DoneFiles {...{ frame, files }} /> : sheet.children}
    </Done>
  );
}
