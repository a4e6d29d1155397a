import { useEffect, useRef, useState } from 'react';
import { Fault } from '@/lib/engines/engine';
import { rangesOf } from '@/lib/engines/pdf/ranges';
import type { GridWords } from '@/lib/schema/works/grid';
import { say } from '@/lib/words';
import { Field } from './field';

type Props = {
  words: GridWords;
  label: string;
  hint?: string;
  file: string;
  /** Pages of the file. */
  of: number;
  /** What the pages beside it say now. */
  text: string;
  onRanges: (ranges: number[][]) => void;
};

/** Pages as text, such as `1-3, 7`: the equal of ticking them. What is typed shows at once; what it names is checked. */
export function RangeField({ words, label, hint = words.hint, file, of, text, onRanges }: Props) {
  const [typed, setTyped] = useState<string>();
  const [checked, check] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Pages were ticked, or a step taken back, while the field was left: it says what they say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens when the pages change.
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) return;
    setTyped(undefined);
    check(false);
  }, [text]);
  const read = rangesIn(typed ?? text, of);
  const wrong = typeof read === 'string' ? read : undefined;
  const page = wrong?.match(/\d+/g)?.find((number) => Number(number) < 1 || Number(number) > of);

  function type(value: string) {
    setTyped(value);
    check(false);
    const ranges = rangesIn(value, of);
    // “9-” may become “9-12”: it is taken as it stands once the field is left.
    if (typeof ranges !== 'string' && !/[-–]\s*$/.test(value)) onRanges(ranges);
  }
  function leave() {
    if (typed === undefined) return;
    if (typeof read === 'string') return check(true);
    onRanges(read);
    setTyped(undefined);
  }
  const fault =
    checked && wrong !== undefined
      ? page
        ? say(words.noPage, { page, file, count: of })
        : say(words.unread, { detail: wrong })
      : undefined;
  return (
    <div ref={place}>
      <Field
        label={label}
        hint={hint}
        fault={fault}
        value={typed ?? text}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        data-pen=""
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
    </div>
  );
}

/** What the text names, or the part of it that names nothing. */
function rangesIn(text: string, pages: number): number[][] | string {
  if (!text.trim()) return [];
  try {
    return rangesOf(text, pages);
  } catch (error) {
    if (error instanceof Fault) return error.details.detail ?? text;
    throw error;
  }
}
