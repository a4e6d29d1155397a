import { useEffect, useRef, useSyncExternalStore } from 'react';
import { formatMessage } from '@/lib/sentences';
import { quotedNames } from '@/lib/values';
import { changedFiles, findChanged, stopWatching, storeChecksums } from './changed-files';
import fileButton from './file-button.module.css';
import { useShell } from './shell-context';
import { Notice, NoticeAction } from './tool-shell';
import type { Unpacked } from './unpacked-files';
import { useSharedMessages } from './use-messages';

type Props = {
  unpacked: readonly Unpacked[];
  /** Something without a file was dropped. */
  noFile: boolean;
  /** Files that came while a job ran or its result was shown. */
  waiting: readonly File[];
  onDismiss: () => void;
  onNextJob: () => void;
};

/** Above a tool: what became of files that were not simply added. */
export function FileNotices({ unpacked, noFile, waiting, onDismiss, onNextJob }: Props) {
  const shared = useSharedMessages();
  const [first] = waiting;
  return (
    <div aria-live="polite">
      <ChangedFiles />
      {unpacked.map(({ file, count, isCutShort }) => (
        <Notice
          key={file}
          title={formatMessage(shared.unpacked, { file, count })}
          text={isCutShort ? shared.unpackedPart : undefined}
        />
      ))}
      {noFile ? <Notice title={shared.noFile} /> : null}
      {first ? (
        <Notice
          title={formatMessage(shared.notInResult, { file: first.name, count: waiting.length })}
          text={formatMessage(shared.notInResultText, { count: waiting.length })}
        >
          <NoticeAction onClick={onNextJob}>
            {formatMessage(shared.nextJob, { count: waiting.length })}
          </NoticeAction>
        </Notice>
      ) : null}
      {unpacked.length > 0 || noFile ? (
        <NoticeAction onClick={onDismiss}>{shared.dismiss}</NoticeAction>
      ) : null}
    </div>
  );
}

/** Looks at the files again each time that the visitor comes back to the page, and reports which have changed. */
function ChangedFiles() {
  const shared = useSharedMessages();
  const { files, accept } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const known = useSyncExternalStore(changedFiles.subscribe, changedFiles.now);
  useEffect(() => {
    void storeChecksums(files);
    const recheck = () => void findChanged(files);
    addEventListener('focus', recheck);
    return () => removeEventListener('focus', recheck);
  }, [files]);

  const changed = files.filter((file) => known.has(file));
  const [first] = changed;
  if (!first) return null;
  const count = changed.length;
  return (
    <Notice
      title={formatMessage(shared.changed, { count, file: quotedNames(changed) })}
      text={formatMessage(shared.changedText, { count })}
    >
      {/* A file chosen here replaces the file of the same name. */}
      <input
        ref={field}
        type="file"
        name="files"
        {...{ accept }}
        multiple={count > 1}
        className={fileButton.field}
        tabIndex={-1}
        aria-hidden="true"
      />
      <NoticeAction onClick={() => field.current?.click()}>
        {count > 1 ? shared.chooseAllAgain : shared.chooseAgain}
      </NoticeAction>
      <NoticeAction onClick={() => stopWatching(changed)}>{shared.dismiss}</NoticeAction>
    </Notice>
  );
}
