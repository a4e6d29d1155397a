import type { Progress } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, say } from '@/lib/words';
import type { Fetched } from '../engine/use-engine';
import type { ChosenPaper } from '../engine/use-papers';
import { Notice, Way } from './bench';
import { FaultNotice } from './fault-notice';
import styles from './one-file.module.css';
import { Password } from './password';
import { wordsOf } from './progress';

type Props = {
  frame: FrameWords;
  papers: readonly ChosenPaper[];
  fetched: Fetched;
  progress?: Progress;
  onUnlock: (key: string, password: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** What keeps chosen papers from being read, each with the ways on; and the one that is being read. */
export function PaperTroubles({ frame, papers, fetched, progress, onUnlock, onRetry, onRemove }: Props) {
  return papers.map(({ key, file, state, fault, password }) => {
    const leave = <Way onClick={() => onRemove(key)}>{frame.dismiss}</Way>;
    if (state === 'locked' || (state === 'reading' && password)) {
      return (
        <div key={key} className={styles.below}>
          <Password
            frame={frame}
            file={file.name}
            wrong={state === 'locked' && fault?.code === 'wrong-password'}
            onUnlock={(password) => onUnlock(key, password)}
          />
          {leave}
        </div>
      );
    }
    if (state === 'reading') {
      const words = fetched || progress ? wordsOf(frame.progress, progress, fetched) : frame.reading;
      return (
        <p key={key} className={styles.below}>
          <b>{file.name}</b> {words} {leave}
        </p>
      );
    }
    if (state !== 'refused' || !fault) return null;
    if (fault.code === 'too-large') {
      const values = { file: file.name, size: fileSize(file.size) };
      return (
        <Notice key={key} title={say(frame.largeFile.title, values)} text={frame.largeFile.text} refused>
          <Way onClick={() => onRetry(key)}>{frame.large.anyway}</Way>
          {leave}
        </Notice>
      );
    }
    const again = fault.code === 'slow' || fault.code === 'offline' || fault.code === 'memory';
    return (
      <FaultNotice key={key} frame={frame} fault={fault} file={file.name}>
        {again ? <Way onClick={() => onRetry(key)}>{frame.retry}</Way> : null}
        {leave}
      </FaultNotice>
    );
  });
}
