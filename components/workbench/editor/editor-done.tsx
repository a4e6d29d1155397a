import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import type { EditorWords } from '@/lib/schema/works/editor';
import { say } from '@/lib/words';
import { Arrowed } from '../parts/arrowed';
import { Done } from '../parts/done';
import points from '../parts/points.module.css';
import { Saved } from '../parts/saved';
import sheet from '../parts/saved-sheet.module.css';
import shown from '../parts/shown.module.css';
import type { NextTool } from '../tool';
import { isSame, told } from './proposed';
import type { EditorState } from './use-editor';

type Props = { words: EditorWords; frame: FrameWords; editor: EditorState; next: readonly NextTool[] };

/** The copy that was saved: what was changed in it, and where it can go next. */
export function EditorDone({ words, frame, editor: { copies, name, onBack }, next }: Props) {
  const { chain, current } = copies;
  if (!current) return null;
  const facts = told(chain.flatMap((copy) => copy.facts));

  /** The key that was pressed is gone then. */
  function back({ currentTarget }: MouseEvent<HTMLElement>) {
    const foil = currentTarget.closest('.paper');
    flushSync(onBack);
    foil?.querySelector('h2')?.focus();
  }

  return (
    <Done
      {...{ frame, next, facts }}
      files={[{ ...current.file, name }]}
      took={current.took}
      figure={say(words.changes, { count: chain.length })}
      kept={chain.every((copy) => isSame(copy.facts)) ? [words.same, words.untouched] : [words.untouched]}
      again={frame.again.pdf}
      onSaved={() => undefined}
    >
      <div className={sheet.back}>
        <Saved frame={frame} file={name} />
        <Button variant="outline" className="w-full" onClick={back}>
          <Icon name="back" />
          {words.more}
        </Button>
      </div>
      <ol className={shown.shown}>
        {chain.map(({ key, note, page }) => (
          <li key={key}>
            <b>
              <Arrowed>{note}</Arrowed>
            </b>
            <span className={points.from}>{say(frame.paper.page, { page })}</span>
          </li>
        ))}
      </ol>
    </Done>
  );
}
