import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, say } from '@/lib/words';
import type { usePapers } from '../engine/use-papers';
import { Notice, Way } from './bench';
import { FaultNotice } from './fault-notice';

type Props = { frame: FrameWords; chosen: ReturnType<typeof usePapers> };

/** Papers that were not read, each with its reason and the ways on; a large one may be read after all. */
export function RefusedPapers({ frame, chosen: { papers, retry, remove } }: Props) {
  return papers.map(({ key, file, state, fault }) => {
    if (state !== 'refused' || !fault) return null;
    const leave = <Way onClick={() => remove(key)}>{frame.dismiss}</Way>;
    if (fault.code === 'too-large') {
      const { large, largeFile } = frame;
      return (
        <Notice
          key={key}
          title={say(largeFile.title, { file: file.name, size: fileSize(file.size) })}
          text={largeFile.text}
          refused
        >
          <Way onClick={() => retry(key)}>{large.anyway}</Way>
          {leave}
        </Notice>
      );
    }
    const again = fault.code === 'slow' || fault.code === 'offline' || fault.code === 'memory';
    return (
      <FaultNotice key={key} frame={frame} fault={fault} file={file.name}>
        {again ? <Way onClick={() => retry(key)}>{frame.retry}</Way> : null}
        {leave}
      </FaultNotice>
    );
  });
}
