import { FolderBack } from '@/components/ui/folder-back';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/schema/pictures';
import type { ToolChooserMessages } from '@/lib/schema/tool-chooser';
import styles from './any-file-drop-zone.module.css';
import states from './drop-states.module.css';
import file from './file-button.module.css';

/** Id of the file field. */
export const fieldId = 'file';

type Props = {
  title: string;
  ask: string;
  /** Shown when JavaScript is off. */
  text: string;
  messages: ToolChooserMessages;
  openLabel: string;
  accept: string;
  /** `isSupported`: at least one tool takes the format. */
  formats: readonly { picture: PictureName; name: string; isSupported: boolean }[];
};

/** Before a file is chosen: a folder with the supported formats, which is a label of the file field. */
export function AnyFileDropZone({ title, ask, text, messages, openLabel, accept, formats }: Props) {
  return (
    <div data-tone="carbon" className={styles.folder}>
      <FolderBack tab={messages.tab} />
      <div className="mx-[12px] mt-[14px] mb-[6px] grid gap-2 md:mx-[28px] md:mt-[12px] md:mb-[8px] md:flex md:items-center md:justify-between">
        <h2 className="text-h2s/[1.15] tracking-[-0.025em]">{title}</h2>
        <ul className={`flex justify-between gap-[4px] md:gap-[14px] ${styles.formats}`}>
          {formats.map(({ picture, name, isSupported }) => (
            <li key={name} className={isSupported ? undefined : styles.off}>
              <Picture name={picture} width={76} height={102} />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.front} ${states.front}`}>
        <p className={styles.off}>{text}</p>
        <div className={`${styles.ask} ${states.ask}`}>
          <b>{ask}</b>
          <p id="opens">{openLabel}</p>
        </div>
        <b className={states.over}>{messages.over}</b>
        <b className={states.loading}>{messages.opening}</b>
        <b className={states.failed}>{messages.failed}</b>
        <b className={states.none}>{messages.noFile}</b>
        <input
          id={fieldId}
          type="file"
          name="files"
          accept={accept}
          multiple
          aria-describedby="opens"
          className={file.field}
        />
        <label htmlFor={fieldId} className={`${file.look} ${styles.button}`}>
          {messages.choose}
        </label>
      </div>
    </div>
  );
}
