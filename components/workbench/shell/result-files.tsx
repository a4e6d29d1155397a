import { type Fault, faultOf, type ResultFile } from 'engines';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { FaultNotice } from './fault-notice';
import styles from './result-files.module.css';
import { IconButton } from './row-buttons';
import { blobOf, save } from './save';
import { useSharedMessages } from './use-messages';

type Props = {
  files: readonly ResultFile[];
  /** Note beside the size of the file at this index, and the file's paper colour. */
  note?: (index: number) => string;
  tone?: (index: number) => string;
};

/** The finished files, each with its own save button. */
export function ResultFiles({ files, note, tone }: Props) {
  const shared = useSharedMessages();
  const list = useRef<HTMLUListElement>(null);
  const more = useMoreBelow(list);
  const [fault, setFault] = useState<Fault>();
  return (
    <div className={styles.files} data-more={more || undefined}>
      <ul ref={list}>
        {files.map((file, index) => {
          const size = fileSize(blobOf(file).size);
          return (
            <li key={file.name} data-tone={tone?.(index)}>
              <span>
                <b className="block wrap-anywhere" translate="no">
                  {file.name}
                </b>
                <span className="mono text-carbon-800">
                  {[note?.(index), size].filter(Boolean).join(' · ')}
                </span>
              </span>
              <IconButton
                icon="download"
                label={formatMessage(shared.download, { file: file.name })}
                onPress={() =>
                  void save(file.name, blobOf(file)).then(
                    () => setFault(undefined),
                    (error) => setFault(faultOf(error, { file: file.name })),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {fault ? <FaultNotice {...{ fault }} /> : null}
    </div>
  );
}

/** Hidden pixels from which a hint at more content is shown. */
const MIN_HIDDEN = 24;

/** Whether a scrolling list continues below its lower edge. */
function useMoreBelow(list: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () =>
      setMore(element.scrollHeight - element.clientHeight - element.scrollTop >= MIN_HIDDEN);
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [list]);
  return more;
}
