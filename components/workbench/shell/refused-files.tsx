import type { FileKind } from 'engines';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { fileSize, quotedNames } from '@/lib/values';
import { Scans } from '../documents/scans';
import { FaultNotice, retryable } from './fault-notice';
import { carry } from './hand-over';
import styles from './refused-sheets.module.css';
import { useShell } from './shell-context';
import { Notice, NoticeAction } from './tool-shell';
import type { ChosenFile } from './use-chosen-files';
import { useSharedMessages } from './use-messages';

type Refused = Pick<ChosenFile<unknown>, 'key' | 'file' | 'state' | 'fault'>;

type Props = {
  /** The chosen files; those not refused are ignored. */
  files: readonly Refused[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

const namesOf = (files: readonly Refused[]) => quotedNames(files.map(({ file }) => file));

/** Notices about files that were not read, with reason and actions. Files with the same cause (network, new release) share one. */
export function RefusedFiles({ files, onRetry, onRemove }: Props) {
  const shared = useSharedMessages();
  const refused = files.filter(({ state }) => state === 'refused');
  const offline = refused.filter(({ fault }) => fault?.code === 'offline');
  const dismissButton = (key: string) => (
    <NoticeAction onClick={() => onRemove(key)}>{shared.dismiss}</NoticeAction>
  );
  const [firstOffline] = offline;
  const outdated = refused.filter(({ fault }) => fault?.code === 'outdated');
  const { reload } = useShell();
  const [scan, ...more] = refused.flatMap(({ key, file, fault }) =>
    fault?.details.pages ? [{ key, file, pages: fault.details.pages }] : [],
  );
  const others = refused.filter(({ fault }) => !fault?.details.pages);
  function retryOffline() {
    for (const { key } of offline) onRetry(key);
  }
  return (
    <>
      {others.length > 0 ? <RefusedSheets names={others.map(({ file }) => file.name)} /> : null}
      {firstOffline ? (
        <Notice
          title={formatMessage(shared.faults.offline.title, {})}
          text={formatMessage(shared.waitHere, { count: offline.length, file: namesOf(offline) })}
          refused
        >
          <NoticeAction onClick={retryOffline}>{shared.retry}</NoticeAction>
          {offline.length === 1 ? dismissButton(firstOffline.key) : null}
        </Notice>
      ) : null}
      {outdated.length > 0 ? (
        <Notice
          title={formatMessage(shared.faults.outdated.title, {})}
          text={formatMessage(shared.stayReloaded, { count: outdated.length, file: namesOf(outdated) })}
          refused
        >
          {reload ? <NoticeAction onClick={reload}>{shared.reload}</NoticeAction> : null}
        </Notice>
      ) : null}
      {others.map(({ key, file, fault }) => {
        if (!fault || fault.code === 'offline' || fault.code === 'outdated') return null;
        if (fault.code === 'too-large') {
          const { large, largeFile } = shared;
          const values = { file: file.name, size: fileSize(file.size) };
          return (
            <Notice key={key} title={formatMessage(largeFile.title, values)} text={largeFile.text} refused>
              <NoticeAction onClick={() => onRetry(key)}>{large.anyway}</NoticeAction>
              {dismissButton(key)}
            </Notice>
          );
        }
        const otherTool =
          fault.code === 'kind' ? shared.otherTools?.[fault.details.detail as FileKind] : undefined;
        return (
          <FaultNotice key={key} file={file.name} {...{ fault }}>
            {otherTool ? (
              <NoticeAction onClick={() => void carry(otherTool.href, [file])}>
                {otherTool.label}
              </NoticeAction>
            ) : null}
            {retryable.includes(fault.code) ? (
              <NoticeAction onClick={() => onRetry(key)}>{shared.retry}</NoticeAction>
            ) : null}
            {fault.code === 'unreadable' ? (
              <NoticeAction
                onClick={({ currentTarget }) => {
                  const tool = currentTarget.closest('section');
                  // Without this file the tool may show another file field, which has to be rendered before it is clicked.
                  flushSync(() => onRemove(key));
                  tool?.querySelector<HTMLInputElement>('input[type=file]')?.click();
                }}
              >
                {shared.chooseAgain}
              </NoticeAction>
            ) : null}
            {dismissButton(key)}
          </FaultNotice>
        );
      })}
      {scan ? <Scans {...{ onRemove }} scans={[scan, ...more]} showPicture={others.length === 0} /> : null}
    </>
  );
}

/** Most characters of an extension that fit on a sheet. */
const MAX_EXTENSION = 5;

/** Picture: a sheet with the extension of the first refused file, beside a closed folder. */
function RefusedSheets({ names }: { names: readonly string[] }) {
  const [first = '', ...others] = names;
  const ending = first.includes('.') ? first.slice(first.lastIndexOf('.')) : '';
  return (
    <div aria-hidden="true" data-beside className={styles.picture}>
      <span className={styles.sheet} data-many={others.length > 0 || undefined}>
        <span className="mono">
          {ending.length > 1 && ending.length <= MAX_EXTENSION + 1 ? ending : null}
        </span>
        <span className={styles.cross}>
          <Icon name="x" size={16} stroke={2.5} />
        </span>
      </span>
      <span className={styles.folder}>
        <span className={styles.front} />
      </span>
    </div>
  );
}
