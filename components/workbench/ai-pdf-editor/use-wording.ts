import type { EditableLine } from 'engines/pdf';
import { useState } from 'react';
import { wordedAs } from './differences';
import type { RewordingScope } from './wording-form';

/** The chosen line or paragraph of a page, and the words that are typed for it. */
export function useWording(lines: readonly EditableLine[]) {
  const [index, setIndex] = useState<number>();
  const [scope, setScope] = useState<RewordingScope>('paragraph');
  const [wording, setWording] = useState<string>();
  /** Words that the browser’s model proposed. */
  const [proposed, setProposed] = useState<string>();
  const line = index === undefined ? undefined : lines[index];
  const chosen =
    index === undefined || !line
      ? []
      : scope === 'line'
        ? [index]
        : lines.flatMap(({ paragraph }, other) => (paragraph === line.paragraph ? [other] : []));
  const before = chosen.map((index) => lines[index]?.text ?? '').join(' ');
  return {
    line,
    index,
    scope,
    chosen,
    before,
    text: wording ?? before,
    /** Undefined until another wording is typed. */
    edited: wording === undefined ? undefined : wordedAs(before, wording),
    /** The paragraph of the chosen line has further lines. */
    several: lines.filter(({ paragraph }) => paragraph === line?.paragraph).length > 1,
    /** The wording is the model’s, word for word. */
    isModels: wording !== undefined && wording === proposed,
    choose(index: number | undefined, how: RewordingScope) {
      setIndex(index);
      setScope(how);
      setWording(undefined);
      setProposed(undefined);
    },
    setWording,
    /** Takes the wording that the model proposes. */
    propose(text: string) {
      setWording(text);
      setProposed(text);
    },
  };
}
