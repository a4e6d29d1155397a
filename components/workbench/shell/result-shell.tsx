import type { ComponentProps, ReactNode } from 'react';
import { say } from '@/lib/sentences';
import { Back } from './back';
import { useShell } from './shell-context';
import { stepsToCopy } from './steps';
import { PaneHeader, ToolShell } from './tool-shell';
import type { Job } from './use-job';
import { useSharedMessages } from './use-messages';

type Props = Pick<ComponentProps<typeof ToolShell>, 'optionsPanel'> & {
  job: Extract<Job, { state: 'done' }>;
  /** Name and description of the file whose pages are shown; by default those of the copy. */
  title?: string;
  note?: string;
  /** What is shown beside the result, such as the pages of the copy. */
  documentPane: ReactNode;
  /** Label and effect of the button that leads back to the choices. */
  back: string;
  onBack: () => void;
};

/** The finished state of a tool for one file: its document pane, and beside it the `ResultPanel`. */
export function ResultShell({ job, title, note, documentPane, back, onBack, ...shell }: Props) {
  const shared = useSharedMessages();
  const { unsaved } = useShell();
  const [copy] = job.outcome.files;
  const description = note ?? (copy?.pages ? say(shared.pages, { count: copy.pages }) : undefined);
  return (
    <ToolShell
      {...shell}
      happened={stepsToCopy({ isAdded: true, isStarted: true, isDownloaded: !unsaved })}
      done
      documentPane={
        <>
          <PaneHeader title={title ?? copy?.name ?? ''} note={description} />
          {documentPane}
          <Back label={back} note={say(shared.asTheyWere, { count: 1 })} onBack={onBack} />
        </>
      }
    />
  );
}
