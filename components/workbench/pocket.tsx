import { drawings } from '@/components/mockups/tool/drawings';
import { FolderBack } from '@/components/ui/folder-back';
import type { FrameWords } from '@/lib/schema/workbench';
import type { Pocket as PocketWords } from '@/lib/schema/works/pocket';
import { fieldId } from './field-id';
import styles from './pocket.module.css';

type Props = { pocket: PocketWords; frame: FrameWords };

/** The empty state of a tool: a folder that takes files. The whole folder is a label of the file field. */
export function Pocket({ pocket, frame }: Props) {
  const { noScript } = frame;
  return (
    <label htmlFor={fieldId} className={styles.pocket}>
      <FolderBack tab={pocket.tab} />
      <span aria-hidden="true" className={styles.slips} data-count={pocket.slips.length}>
        {pocket.slips.map(({ name, note, drawing }, index) => {
          const Drawing = drawing ? drawings[drawing] : undefined;
          return Drawing ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples never change places
            <span key={index} className={styles.drawn}>
              <Drawing />
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples never change places
            <span key={index} className={`paper folded ${styles.slip}`}>
              {name ? (
                <span className={styles.bar}>
                  <b>{name}</b>
                  {note ? <span className="mono">{note}</span> : null}
                </span>
              ) : null}
              <span className={styles.lines}>
                <i />
                <i />
                <i />
                <i />
              </span>
            </span>
          );
        })}
      </span>
      <span className={styles.front}>
        <span className={styles.ask}>
          <b>{pocket.drop}</b>
          <span>
            {frame.or} <u>{pocket.choose}</u>
          </span>
          <span className={`mono ${styles.formats}`}>{pocket.formats}</span>
        </span>
        <b className={styles.over}>{frame.over}</b>
        <b className={styles.waking}>{frame.waking}</b>
        <b className={styles.failed}>{frame.failed}</b>
        <span className={styles.noScript}>
          <b>{noScript.title}</b>
          <span>{noScript.text}</span>
          <span>
            {pocket.without} {noScript.write.before} <a href="/contact">{noScript.write.link}</a>{' '}
            {noScript.write.after}
          </span>
        </span>
      </span>
    </label>
  );
}
