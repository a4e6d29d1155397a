import type { Fact } from 'engines';
import type { ReactNode } from 'react';
import { say } from '@/lib/sentences';
import { Back } from './back';
import { ResultPanel } from './result';
import type { ShellProps } from './tool';
import { PaneHeader, ToolShell } from './tool-shell';
import type { Job } from './use-job';
import { useSharedMessages } from './use-messages';

type Props = Omit<ShellProps, 'files' | 'announce' | 'unsaved'> & {
  job: Extract<Job, { state: 'done' }>;
  /** Name and description of the file whose pages are shown; by default those of the copy. */
  title?: string;
  note?: string;
  /** The original and its output. */
  documentPane: ReactNode;
  back: string;
  onBack: () => void;
  zip?: string;
  /** Facts from the tool itself, listed before those of the engine. */
  known?: readonly Fact[];
  figure?: string;
  carried?: readonly File[];
  /** Preview of the result. */
  children?: ReactNode;
};

/** The finished state of a tool for one file: the original, and the copy torn off. */
export function ResultShell({
  job,
  title,
  note,
  documentPane,
  back,
  onBack,
  zip,
  known,
  children,
  ...props
}: Props) {
  const shared = useSharedMessages();
  const { onUnsaved, figure, carried, ...shell } = props;
  const { outcome, took } = job;
  const [copy] = outcome.files;
  const what = note ?? (copy?.pages ? say(shared.pages, { count: copy.pages }) : undefined);
  return (
    <ToolShell
      {...shell}
      step={3}
      unsaved
      documentPane={
        <>
          <PaneHeader title={title ?? copy?.name ?? ''} note={what} />
          {documentPane}
          <Back label={back} note={say(shared.asTheyWere, { count: 1 })} onBack={onBack} />
        </>
      }
      optionsPanel={
        <ResultPanel
          {...{ took, zip, figure, carried }}
          files={outcome.files}
          facts={[...(known ?? []), ...outcome.facts]}
          next={shell.next}
          onSaved={() => onUnsaved(false)}
        >
          {children}
        </ResultPanel>
      }
    />
  );
}
