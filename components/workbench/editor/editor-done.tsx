import type { FrameWords } from '@/lib/schema/workbench';
import type { EditorWords } from '@/lib/schema/works/editor';
import { say } from '@/lib/sentences';
import { Arrowed } from '../parts/arrowed';
import { Done } from '../parts/done';
import point from '../parts/point-words.module.css';
import shown from '../parts/shown.module.css';
import { WayBack } from '../parts/way-back';
import type { NextTool } from '../tool';
import { isSame, told } from './proposed';
import type { Copy } from './use-copies';
import type { EditorState } from './use-editor';

type Props = { words: EditorWords; frame: FrameWords; editor: EditorState; next: readonly NextTool[] };

/** The saved copy: its changes, and the tools it can be opened in next. */
export function EditorDone({ words, frame, editor: { copies, name, onBack }, next }: Props) {
  const { chain, current } = copies;
  if (!current) return null;
  const facts = told(chain.flatMap((copy) => copy.facts));

  return (
    <Done
      {...{ frame, next, facts }}
      files={[{ ...current.file, name }]}
      took={current.took}
      figure={say(words.changes, { count: chain.length })}
      kept={[
        ...(chain.every((copy) => isSame(copy.facts)) ? [words.same] : []),
        ...(chain.some(isReworded) ? [words.gone] : []),
        words.untouched,
      ]}
      again={frame.again.pdf}
      onSaved={() => undefined}
    >
      <WayBack {...{ frame, onBack }} file={name} label={words.more} />
      <ol className={shown.shown}>
        {chain.map(({ key, note, page }) => (
          <li key={key}>
            <b>
              <Arrowed>{note}</Arrowed>
            </b>
            <span className={point.from}>{say(frame.paper.page, { page })}</span>
          </li>
        ))}
      </ol>
    </Done>
  );
}

const isReworded = ({ facts }: Copy) => facts.some(({ fact }) => fact === 'edited');
