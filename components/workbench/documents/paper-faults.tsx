import type { Progress } from 'engines';
import type { ComponentProps } from 'react';
import { isLocked, Password } from '../shell/password';
import { progressText } from '../shell/progress';
import { RefusedFiles } from '../shell/refused-files';
import { NoticeAction } from '../shell/tool-shell';
import type { Fetched } from '../shell/use-engine';
import { useSharedMessages } from '../shell/use-messages';
import type { ChosenPaper } from './use-papers';

type Props = {
  papers: readonly ChosenPaper[];
  fetched: Fetched;
  progress?: Progress;
  onUnlock: (key: string, password: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Errors of chosen papers, each with its actions, and the paper being read. */
export function PaperFaults({ papers, onRetry, ...props }: Props) {
  return (
    <>
      {papers.map((paper) => (
        <Unread key={paper.key} {...props} paper={paper} />
      ))}
      <RefusedFiles files={papers} onRetry={onRetry} onRemove={props.onRemove} />
    </>
  );
}

type UnreadProps = Omit<ComponentProps<typeof PaperFaults>, 'papers' | 'onRetry'> & { paper: ChosenPaper };

function Unread({ paper, fetched, progress, onUnlock, onRemove }: UnreadProps) {
  const shared = useSharedMessages();
  const { key, file, state } = paper;
  const leave = <NoticeAction onClick={() => onRemove(key)}>{shared.dismiss}</NoticeAction>;
  if (isLocked(paper)) {
    return (
      <div className="px-(--sides) py-4 text-carbon-850">
        <Password {...{ onUnlock }} of={paper} />
        {leave}
      </div>
    );
  }
  if (state !== 'reading') return null;
  const words = fetched || progress ? progressText(shared.progress, progress, fetched) : shared.reading;
  return (
    <p className="px-(--sides) py-4 text-carbon-850">
      <b translate="no">{file.name}</b> {words} {leave}
    </p>
  );
}
