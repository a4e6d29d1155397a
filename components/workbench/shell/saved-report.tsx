import type { Outcome } from 'engines';
import type { ReactNode } from 'react';
import { BackToEditing } from './back-to-editing';
import { ResultPanel } from './result';
import { ResultFiles } from './result-files';
import type { NextTool } from './shell-context';
import { useSharedMessages } from './use-messages';
import type { SavingState } from './use-saving';

type Props = {
  saving: SavingState;
  finished: { outcome: Outcome; seconds: number };
  /** Figure before the file's size, and the tool's own texts on what was kept. */
  figure?: string;
  kept?: readonly string[];
  /** Another way to export the result. */
  otherExport?: ReactNode;
  /** Label of the button that returns to the document. */
  back?: string;
  /** Title of a file that is not a copy of the document. */
  title?: string;
  /** Files for the next tools instead of the result, and those tools, if not those of the page. */
  carried?: readonly File[] | undefined;
  next?: readonly NextTool[] | undefined;
  /** Preview of the result. */
  children?: ReactNode;
};

/** Saved output of a document that is read on the page: its files, its facts, and the next tools. */
export function SavedReport({ saving, finished: { outcome, seconds }, otherExport, ...props }: Props) {
  const shared = useSharedMessages();
  const { files, facts } = outcome;
  const [first] = files;
  const copyAgain = first?.type === 'application/pdf' ? shared.again.pdf : shared.again.word;
  const again = props.title === undefined ? copyAgain : shared.again.report;

  return (
    <ResultPanel
      {...{ files, facts, seconds }}
      figure={props.figure}
      kept={props.kept}
      title={props.title}
      zip={saving.saved}
      carried={props.carried}
      next={props.next}
      saveLabel={files.length > 1 ? shared.again.archive : again}
      onSaved={() => undefined}
    >
      <BackToEditing
        file={saving.saved}
        label={props.back ?? shared.backToMarks}
        onBack={saving.runner.reset}
      >
        {otherExport}
      </BackToEditing>
      {files.length > 1 ? <ResultFiles {...{ files }} /> : props.children}
    </ResultPanel>
  );
}
