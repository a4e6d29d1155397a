import type { ComponentProps, ReactNode } from 'react';
import { formatMessage } from '@/lib/sentences';
import { Back } from './back';
import { useShell } from './shell-context';
import { makeFileSteps } from './steps';
import { PaneHeader, ToolShell } from './tool-shell';
import type { Job } from './use-job';
import { useSharedMessages } from './use-messages';

type Props = Pick<ComponentProps<typeof ToolShell>, 'optionsPanel'> & {
  job: Extract<Job, { state: 'done' }>;
  /** Heading of the document pane, and a note beside it; by default the name and page count of the output. */
  title?: string;
  note?: string;
  /** What the job made, such as the pages of the output. */
  documentPane: ReactNode;
  /** Label and effect of the button that leads back to the choices. */
  back: string;
  onBack: () => void;
};

/** A tool for one file whose job is done: what was made, in the document pane, beside the `ResultPanel` that saves it. */
export function ResultShell({ job, title, note, documentPane, back, onBack, ...shell }: Props) {
  const shared = useSharedMessages();
  const { unsaved } = useShell();
  const [output] = job.outcome.files;
  const outputNote = output?.pages ? formatMessage(shared.pages, { count: output.pages }) : undefined;
  return (
    <ToolShell
      {...shell}
      completedSteps={makeFileSteps({ isAdded: true, isStarted: true, isDownloaded: !unsaved })}
      done
      documentPane={
        <>
          <PaneHeader title={title ?? output?.name ?? ''} note={note ?? outputNote} />
          {documentPane}
          <Back label={back} note={formatMessage(shared.originalsUnchanged, { count: 1 })} onBack={onBack} />
        </>
      }
    />
  );
}
